import { experienceBands, type JobFacet, NOT_SAID, payBands } from '../../../src/contract/job-facets.ts';
import type { FacetCounts } from '../../../src/contract/job-opening.ts';

export const facetNames: Record<JobFacet, string> = {
  state: 'State',
  position: 'Position',
  pay: 'Pay a month',
  experience: 'Experience',
};

const payWords: Record<(typeof payBands)[number], string> = {
  '0-15000': 'Under ₹15,000',
  '15000-20000': '₹15,000 to ₹20,000',
  '20000-30000': '₹20,000 to ₹30,000',
  '30000-50000': '₹30,000 to ₹50,000',
  '50000-up': '₹50,000 and more',
  [NOT_SAID]: 'Not said by the month',
};

const experienceWords: Record<(typeof experienceBands)[number], string> = {
  '0': 'No experience needed',
  '1-2': '1 or 2 years',
  '3-5': '3 to 5 years',
  '6-9': '6 to 9 years',
  '10-up': '10 years and more',
  [NOT_SAID]: 'Not said',
};

const bands: { [Facet in JobFacet]?: Record<string, string> } = {
  pay: payWords,
  experience: experienceWords,
};

const orders = { state: undefined, position: undefined, pay: payBands, experience: experienceBands };

/** The label of a facet's value in the list of that facet. */
export const wordsOf = (facet: JobFacet, value: string): string =>
  bands[facet]?.[value] ?? (value === NOT_SAID ? 'Not said' : value);

/** The label of a value outside of its facet's list. */
export const chipWords = (facet: JobFacet, value: string): string =>
  value === NOT_SAID ? `${facetNames[facet]} not said` : wordsOf(facet, value);

export interface FilterOption {
  value: string;
  words: string;
  /** Undefined until the counts have loaded. */
  jobs: number | undefined;
}

/**
 * The values to choose from: those with openings, and those that are chosen already. Bands are in ascending order,
 * names are sorted.
 */
export function optionsOf(
  facet: JobFacet,
  counts: FacetCounts | undefined,
  chosen: readonly string[],
): FilterOption[] {
  const jobs = new Map(counts?.map((count) => [count.value, count.jobs]));
  const order: readonly string[] | undefined = orders[facet];
  return [...new Set([...jobs.keys(), ...chosen])]
    .sort((a, b) => (order ? order.indexOf(a) - order.indexOf(b) : byName(a, b)))
    .map((value) => ({
      value,
      words: wordsOf(facet, value),
      jobs: counts === undefined ? undefined : (jobs.get(value) ?? 0),
    }));
}

/** Sorts by name, with NOT_SAID last. */
const byName = (a: string, b: string) =>
  Number(a === NOT_SAID) - Number(b === NOT_SAID) || a.localeCompare(b, 'en');
