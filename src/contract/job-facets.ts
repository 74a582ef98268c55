/**
 * The facets by which the list of openings can be filtered. In a file of its own, because job-opening.ts would load
 * zod on every page.
 */
export const jobFacets = ['state', 'position', 'pay', 'experience'] as const;
export type JobFacet = (typeof jobFacets)[number];

/** The value for jobs whose text does not state the facet, or not in a readable form. */
export const NOT_SAID = 'not-said';

/**
 * Bands of the monthly salary in rupees, by a job's maximum: from the first figure up to but excluding the second.
 * The database computes the same names.
 */
export const payBands = [
  '0-15000',
  '15000-20000',
  '20000-30000',
  '30000-50000',
  '50000-up',
  NOT_SAID,
] as const;

/** Bands of the minimum years of experience. The database computes the same names. */
export const experienceBands = ['0', '1-2', '3-5', '6-9', '10-up', NOT_SAID] as const;

/** The most values of one facet that can be chosen. */
export const MAX_CHOSEN_VALUES = 40;
