import { PAGE_SIZES } from '../../src/contract/page-sizes.ts';

/** What a visitor has asked a table to show. */
export interface TableView {
  /** From 1. */
  page: number;
  size: number;
  /** The id of a column; without it, the order in which the rows come. */
  sort?: string | undefined;
  direction: 'asc' | 'desc';
  search: string;
  /** The very values that columns are narrowed to, by the columns' ids. */
  filters?: Record<string, string>;
}

export const firstView: TableView = { page: 1, size: PAGE_SIZES[0], direction: 'asc', search: '' };

const number = new Intl.NumberFormat('en-IN');

/** 1 to 10 of 42 openings; of 1,000+ where there are more than were counted. */
export function summaryOf({ page, size }: TableView, total: number, noun: string, isCapped = false): string {
  if (total === 0) return `0 ${noun}`;
  const from = (page - 1) * size + 1;
  const to = Math.min(from + size - 1, total);
  return `${number.format(from)} to ${number.format(to)} of ${number.format(total)}${isCapped ? '+' : ''} ${noun}`;
}
