import type { JobListInput } from '../../src/contract/job-opening.ts';
import type { JobOpeningsSearch } from '../search-params.ts';
import { firstView, type TableView } from '../ui/data-table-view.ts';

const LONGEST_SEARCH = 200;
const LAST_PAGE = 1_000_000;

/** The order of a search that is no column's. */
export const BEST = 'Best';

/** The table's view from its address. What the address leaves out stands as the table starts. */
export const viewOf = ({ page, size, sort, dir, q, industry, location }: JobOpeningsSearch): TableView => ({
  page: page ?? firstView.page,
  size: Number(size ?? firstView.size),
  sort,
  direction: (sort && dir) ?? firstView.direction,
  search: (q ?? '').trim().slice(0, LONGEST_SEARCH),
  filters: { ...(industry && { industry }), ...(location && { location }) },
});

/** The address of a view. What the table starts with is left out, so that the plain address stays plain. */
export const searchOf = ({ page, size, sort, direction, search, filters }: TableView) => ({
  ...(page !== firstView.page && { page }),
  ...(size !== firstView.size && { size }),
  ...(sort && (sort === BEST ? { sort } : { sort, dir: direction })),
  ...(search && { q: search }),
  ...filters,
});

/**
 * What the server is asked for. An address that anybody may have written asks for no more than it can: the schema
 * itself would bring zod to a page that only reads.
 */
export function askFor({ page, size, sort, direction, search, filters }: TableView): JobListInput {
  const isTooMuch = page > LAST_PAGE || [search, ...Object.values(filters ?? {})].some(isUnaskable);
  if (isTooMuch) return { ...start, page: 1, pageSize: firstView.size };
  return {
    ...start,
    page,
    pageSize: size,
    sort: sort as JobListInput['sort'],
    direction,
    search,
    ...filters,
  };
}

const start: Omit<JobListInput, 'page'> = { pageSize: firstView.size, direction: 'asc', search: '' };

const isUnaskable = (text: string) =>
  text.length > LONGEST_SEARCH || text.includes('\0') || !text.isWellFormed();
