import { stateName } from '../../../src/content/indian-states.ts';
import type { MessageId } from '../../../src/content/interface.ts';
import type { Words } from '../../../src/content/words.ts';
import { experienceBands, type JobFacet, NOT_SAID, payBands } from '../../../src/contract/job-facets.ts';
import type { FacetCounts } from '../../../src/contract/job-opening.ts';

export const facetNames = {
  state: 'jobFilters.state',
  position: 'jobFilters.position',
  pay: 'jobFilters.pay',
  experience: 'jobFilters.experience',
} as const satisfies Record<JobFacet, MessageId>;

const payNames: Record<(typeof payBands)[number], MessageId> = {
  '0-15000': 'jobFilters.payUnder15000',
  '15000-20000': 'jobFilters.payFrom15000',
  '20000-30000': 'jobFilters.payFrom20000',
  '30000-50000': 'jobFilters.payFrom30000',
  '50000-up': 'jobFilters.payFrom50000',
  [NOT_SAID]: 'jobFilters.payNotByMonth',
};

const experienceNames: Record<(typeof experienceBands)[number], MessageId> = {
  '0': 'jobFilters.noExperience',
  '1-2': 'jobFilters.experienceFrom1',
  '3-5': 'jobFilters.experienceFrom3',
  '6-9': 'jobFilters.experienceFrom6',
  '10-up': 'jobFilters.experienceFrom10',
  [NOT_SAID]: 'jobFilters.notSaid',
};

/** The values of the other facets are names themselves, of states and positions. */
const bandNames: { [Facet in JobFacet]?: Record<string, MessageId> } = {
  pay: payNames,
  experience: experienceNames,
};

const orders = { state: undefined, position: undefined, pay: payBands, experience: experienceBands };

/** The label of a facet's value in the list of that facet. */
function optionLabel(words: Words, facet: JobFacet, value: string): string {
  const band = bandNames[facet]?.[value];
  if (band !== undefined) return words(band);
  if (value === NOT_SAID) return words('jobFilters.notSaid');
  return facet === 'state' ? stateName(words, value) : value;
}

/** The label of a value outside of its facet's list. */
export const chipLabel = (words: Words, facet: JobFacet, value: string): string =>
  value === NOT_SAID ? words(`${facetNames[facet]}NotSaid`) : optionLabel(words, facet, value);

export interface FilterOption {
  value: string;
  label: string;
  /** Undefined until the counts have loaded. */
  jobs: number | undefined;
}

/**
 * The values to choose from: those with openings, and those that are chosen already. Bands are in ascending order,
 * names are sorted as the page shows them.
 */
export function listOptions(
  { words, locale }: { words: Words; locale: string },
  facet: JobFacet,
  counts: FacetCounts | undefined,
  chosen: readonly string[],
): FilterOption[] {
  const jobs = new Map(counts?.map((count) => [count.value, count.jobs]));
  const order: readonly string[] | undefined = orders[facet];
  const byName = byLabel(locale);
  return [...new Set([...jobs.keys(), ...chosen])]
    .map((value) => ({
      value,
      label: optionLabel(words, facet, value),
      jobs: counts === undefined ? undefined : (jobs.get(value) ?? 0),
    }))
    .sort((a, b) => (order ? order.indexOf(a.value) - order.indexOf(b.value) : byName(a, b)));
}

type Labelled = Pick<FilterOption, 'value' | 'label'>;

/** Sorts by what is read, with NOT_SAID last. */
const byLabel = (locale: string) => (a: Labelled, b: Labelled) =>
  Number(a.value === NOT_SAID) - Number(b.value === NOT_SAID) || a.label.localeCompare(b.label, locale);
