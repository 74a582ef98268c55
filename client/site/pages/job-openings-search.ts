import { type JobFacet, jobFacets } from '../../../src/contract/job-facets.ts';
import type { JobCountsInput, JobListInput } from '../../../src/contract/job-opening.ts';
import {
  addressOfView,
  firstView,
  MAX_SEARCH_LENGTH,
  type TableView,
  viewOfAddress,
} from '../table/data-table-view.ts';
import { type JobOpeningsSearch, jobOpeningsSearch, type Unvalidated } from './search-params.ts';

const MAX_PAGE = 1_000_000;

/** Sorts a search by relevance, which is no column. */
export const BEST = 'Best';

/** Filters for the exact text of a job's field; other pages link to them. */
export const exactFilters = ['industry', 'location'] as const;
type Filter = JobFacet | (typeof exactFilters)[number];

/** The table's view from its address. What the address leaves out stands as the table starts. */
export function viewFromSearch(given: Unvalidated<JobOpeningsSearch>): TableView {
  const address = jobOpeningsSearch.parse(given);
  const chosen = [...jobFacets, ...exactFilters].flatMap((name) =>
    address[name] ? [[name, address[name]]] : [],
  );
  return { ...viewOfAddress(address), filters: Object.fromEntries(chosen) };
}

/** The search parameters of a view. Defaults are left out, so that the address of the first view has no query. */
export const searchFromView = (view: TableView) => {
  const { dir, ...address } = addressOfView(view);
  return { ...address, ...(dir && view.sort !== BEST && { dir }), ...view.filters };
};

/** The chosen values of a facet. */
export const listChosen = ({ filters }: TableView, facet: JobFacet): string[] =>
  filters?.[facet]?.split(',') ?? [];

/** The view with other values of a facet, back on the first page. */
export function withChosen(view: TableView, name: Filter, values: string[]): TableView {
  const { [name]: _, ...others } = view.filters ?? {};
  return { ...view, page: 1, filters: { ...others, ...(values.length > 0 && { [name]: values.join() }) } };
}

/**
 * The input of the list's query. Anybody can write an address that exceeds the contract's limits; such a view gets
 * the input of the first page. The contract's own schema is not used here, because it would load zod on a page
 * without a form.
 */
export function createListInput(view: TableView): JobListInput {
  const { page, size, sort, direction, search } = view;
  if (page > MAX_PAGE || exceedsLimits(view)) return { ...defaultInput, page: 1, pageSize: firstView.size };
  return { page, pageSize: size, sort: sort as JobListInput['sort'], direction, search, ...filtersOf(view) };
}

/** The input of the query for the counts beside the filters. Independent of page and order. */
export const createCountsInput = (view: TableView): JobCountsInput =>
  exceedsLimits(view) ? { search: '' } : { search: view.search, ...filtersOf(view) };

const defaultInput: Omit<JobListInput, 'page'> = { pageSize: firstView.size, direction: 'asc', search: '' };

/** The values of pay and experience were checked when the address was parsed. */
const filtersOf = (view: TableView): Omit<JobCountsInput, 'search'> => ({
  ...Object.fromEntries(
    exactFilters.flatMap((name) => (view.filters?.[name] ? [[name, view.filters[name]]] : [])),
  ),
  ...Object.fromEntries(
    jobFacets.flatMap((facet) => (view.filters?.[facet] ? [[facet, listChosen(view, facet)]] : [])),
  ),
});

const exceedsLimits = (view: TableView) =>
  [
    view.search,
    ...exactFilters.map((name) => view.filters?.[name] ?? ''),
    ...jobFacets.flatMap((facet) => listChosen(view, facet)),
  ].some(isInvalidText);

const isInvalidText = (text: string) =>
  text.length > MAX_SEARCH_LENGTH || text.includes('\0') || !text.isWellFormed();
