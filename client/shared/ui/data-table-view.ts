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

export const LONGEST_SEARCH = 200;
const number = new Intl.NumberFormat('en-IN');

/** Parameters that are missing from the address have their defaults. */
export const viewOfAddress = ({ page, size, sort, dir, q }: TableSearch): TableView => ({
  page: page ?? firstView.page,
  size: Number(size ?? firstView.size),
  sort,
  direction: (sort === undefined ? undefined : dir) ?? firstView.direction,
  search: (q ?? '').trim().slice(0, LONGEST_SEARCH),
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

/** Such as “1 to 10 of 42 openings”; “of 1,000+” where the count is capped. */
export function summaryOf({ page, size }: TableView, total: number, noun: string, isCapped = false): string {
  if (total === 0) return `0 ${noun}`;
  const from = (page - 1) * size + 1;
  const to = Math.min(from + size - 1, total);
  return `${number.format(from)} to ${number.format(to)} of ${number.format(total)}${isCapped ? '+' : ''} ${noun}`;
}

/** Such as “In this list: 12 of 40 openings, page 1 of 2”, or “40 openings” without a search or filter. */
export function headOf(
  { page, size, search, filters = {} }: TableView,
  count: { total: number; all: number | undefined; isCapped?: boolean | undefined },
  noun: string,
): string {
  const isNarrowed = search !== '' || Object.keys(filters).length > 0;
  const total = `${number.format(count.total)}${count.isCapped ? '+' : ''}`;
  const pages = Math.ceil(count.total / size);
  const words =
    isNarrowed && count.all !== undefined
      ? `In this list: ${total} of ${number.format(count.all)} ${noun}`
      : `${total} ${noun}`;
  return pages > 1 ? `${words}, page ${number.format(page)} of ${number.format(pages)}` : words;
}
