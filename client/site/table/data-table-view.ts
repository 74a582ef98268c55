import { PAGE_SIZES } from '../../../src/contract/page-sizes.ts';

/** The part of a list that a visitor has requested. */
export interface TableView {
  /** From 1. */
  page: number;
  size: number;
  /** The id of the column that sorts the rows; undefined keeps the list's own order. */
  sort?: string | undefined;
  direction: 'asc' | 'desc';
  search: string;
  /** The values of each filter, by its name; several values of one filter are joined with commas. */
  filters?: Record<string, string>;
}

/** A view as search parameters of the address. */
export interface TableSearch {
  page?: number | undefined;
  size?: (typeof PAGE_SIZES)[number] | undefined;
  sort?: string | undefined;
  dir?: 'asc' | 'desc' | undefined;
  q?: string | undefined;
}

export const firstView: TableView = { page: 1, size: PAGE_SIZES[0], direction: 'asc', search: '' };

export const MAX_SEARCH_LENGTH = 200;

/** Parameters that are missing from the address have their defaults. */
export const viewOfAddress = ({ page, size, sort, dir, q }: TableSearch): TableView => ({
  page: page ?? firstView.page,
  size: Number(size ?? firstView.size),
  sort,
  direction: (sort === undefined ? undefined : dir) ?? firstView.direction,
  search: (q ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
});

/** Defaults are left out, so that the address of the first view has no query. */
export const addressOfView = ({ page, size, sort, direction, search }: TableView) => ({
  ...(page !== firstView.page && { page }),
  ...(size !== firstView.size && { size }),
  ...(sort && { sort, dir: direction }),
  ...(search && { q: search }),
});

/**
 * The view that the controls of a table show. Their names are those of the search parameters, because a browser
 * without scripts submits the form as the query of the address.
 */
export function viewOfForm(form: HTMLFormElement): TableView {
  const { q, size, sort, ...others } = Object.groupBy(new FormData(form), ([name]) => name);
  const [column, direction] = String(sort?.[0]?.[1] ?? '').split(' ');
  const filters = Object.entries(others).map(([name, chosen]) => [
    name,
    (chosen ?? []).map(([, value]) => String(value)).join(),
  ]);
  return {
    page: firstView.page,
    size: Number(size?.[0]?.[1] ?? firstView.size),
    sort: column || undefined,
    direction: direction === 'desc' ? 'desc' : 'asc',
    search: String(q?.[0]?.[1] ?? '').trim(),
    filters: Object.fromEntries(filters),
  };
}
