import { jobSortColumns, PAGE_SIZES } from '../../src/contract/job-opening.ts';
import { firstView, type TableView } from '../ui/data-table-view.ts';

/** The state of the Job Openings table in its address. What is left out stands as the table starts. */
export interface JobOpeningsSearch {
  page?: number;
  size?: number;
  sort?: (typeof jobSortColumns)[number];
  dir?: 'desc';
  q?: string;
}

const LARGEST_PAGE = 1_000_000;
const LONGEST_SEARCH = 200;

/** Reads an address that anybody may have written: what makes no sense is left out. */
export function validateJobOpeningsSearch(search: Record<string, unknown>): JobOpeningsSearch {
  const page = Number(search.page);
  const size = PAGE_SIZES.find((choice) => choice === Number(search.size));
  const sort = jobSortColumns.find((column) => column === search.sort);
  // The router reads ?q=24 as a number.
  const q = ['string', 'number'].includes(typeof search.q) ? String(search.q).trim() : '';
  return {
    ...(Number.isInteger(page) && page > 1 && page <= LARGEST_PAGE && { page }),
    ...(size !== undefined && size !== firstView.size && { size }),
    ...(sort && { sort }),
    ...(sort && search.dir === 'desc' && { dir: 'desc' }),
    ...(q && { q: q.slice(0, LONGEST_SEARCH) }),
  };
}

export const viewOf = ({ page, size, sort, dir, q }: JobOpeningsSearch): TableView => ({
  page: page ?? firstView.page,
  size: size ?? firstView.size,
  sort,
  direction: dir ?? 'asc',
  search: q ?? '',
});

export const searchOf = ({ page, size, sort, direction, search }: TableView): JobOpeningsSearch =>
  validateJobOpeningsSearch({ page, size, sort, dir: direction, q: search });
