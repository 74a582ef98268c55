/** How many rows of a list a page may show, the first choice first. On its own, so that no table brings zod. */
export const PAGE_SIZES = [10, 5, 15] as const;
