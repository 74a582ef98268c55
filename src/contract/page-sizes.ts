/**
 * Page sizes of lists, the default first (specification, section 9). In a file of its own, because the contracts of
 * the lists would load zod on every page with a table.
 */
export const PAGE_SIZES = [10, 5, 15] as const;
