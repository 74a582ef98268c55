/** What the list of openings is narrowed by. On its own, so that no page brings zod for it. */
export const jobFacets = ['state', 'position', 'pay', 'experience'] as const;
export type JobFacet = (typeof jobFacets)[number];

/** A job that does not say it, or not so that it can be read. */
export const NOT_SAID = 'not-said';

/** Rupees a month, by the most that is paid, from the first figure to below the second. As the database reads them. */
export const payBands = [
  '0-15000',
  '15000-20000',
  '20000-30000',
  '30000-50000',
  '50000-up',
  NOT_SAID,
] as const;

/** The fewest years that are asked for. As the database reads them. */
export const experienceBands = ['0', '1-2', '3-5', '6-9', '10-up', NOT_SAID] as const;

/** More than these of one facet cannot be chosen at a time. */
export const MOST_CHOSEN = 40;
