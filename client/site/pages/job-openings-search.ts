import { type JobFacet, jobFacets } from '../../../src/contract/job-facets.ts';
import type { JobCountsInput, JobListInput } from '../../../src/contract/job-opening.ts';
import {
  addressOfView,
  firstView,
  LONGEST_SEARCH,
  type TableView,
  viewOfAddress,
} from '../../shared/ui/data-table-view.ts';
import { type JobOpeningsSearch, jobOpeningsSearch, type Unread } from '../search-params.ts';

const LAST_PAGE = 1_000_000;

/** The order of a search that is no column's. */
export const BEST = 'Best';

/** Narrows to a job's very text: other pages link to these. */
export const exactFilters = ['industry', 'location'] as const;
type Filter = JobFacet | (typeof exactFilters)[number];
export type JobFilters = { [Name in Filter]?: string };

/** The table's view from its address. What the address leaves out stands as the table starts. */
export function viewOf(given: Unread<JobOpeningsSearch>): TableView {
  const address = jobOpeningsSearch.parse(given);
  const chosen = [...jobFacets, ...exactFilters].flatMap((name) =>
    address[name] ? [[name, address[name]]] : [],
  );
  return { ...viewOfAddress(address), filters: Object.fromEntries(chosen) };
}

/** The address of a view. What the table starts with is left out, so that the plain address stays plain. */
export const searchOf = (view: TableView) => {
  const { dir, ...address } = addressOfView(view);
  return { ...address, ...(dir && view.sort !== BEST && { dir }), ...view.filters };
};

/** What is chosen of a facet. */
export const chosenOf = ({ filters }: TableView, facet: JobFacet): string[] =>
  filters?.[facet]?.split(',') ?? [];

/** The view with a facet chosen anew, from the first page. */
export function withChosen(view: TableView, name: Filter, values: string[]): TableView {
  const { [name]: _, ...others } = view.filters ?? {};
  return { ...view, page: 1, filters: { ...others, ...(values.length > 0 && { [name]: values.join() }) } };
}

/**
 * What the server is asked for. An address that anybody may have written asks for no more than it can: the schema
 * itself would bring zod to a page that only reads.
 */
export function askFor(view: TableView): JobListInput {
  const { page, size, sort, direction, search } = view;
  if (page > LAST_PAGE || isTooMuch(view)) return { ...start, page: 1, pageSize: firstView.size };
  return {
    page,
    pageSize: size,
    sort: sort as JobListInput['sort'],
    direction,
    search,
    ...filtersOf(view),
  };
}

/** The counts beside the filters: the same for each page and order of a list. */
export const askCounts = (view: TableView): JobCountsInput =>
  isTooMuch(view) ? { search: '' } : { search: view.search, ...filtersOf(view) };

const start: Omit<JobListInput, 'page'> = { pageSize: firstView.size, direction: 'asc', search: '' };

/** The address knows the bands of pay and experience already. */
const filtersOf = (view: TableView): Omit<JobCountsInput, 'search'> => ({
  ...Object.fromEntries(
    exactFilters.flatMap((name) => (view.filters?.[name] ? [[name, view.filters[name]]] : [])),
  ),
  ...Object.fromEntries(
    jobFacets.flatMap((facet) => (view.filters?.[facet] ? [[facet, chosenOf(view, facet)]] : [])),
  ),
});

const isTooMuch = (view: TableView) =>
  [
    view.search,
    ...exactFilters.map((name) => view.filters?.[name] ?? ''),
    ...jobFacets.flatMap((facet) => chosenOf(view, facet)),
  ].some(isUnaskable);

const isUnaskable = (text: string) =>
  text.length > LONGEST_SEARCH || text.includes('\0') || !text.isWellFormed();
