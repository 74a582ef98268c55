import { PAGE_SIZES } from '../../src/contract/job-opening.ts';

/** What a visitor has asked a table to show. */
export interface TableView {
  /** From 1. */
  page: number;
  size: number;
  /** The id of a column; without it, the order in which the rows come. */
  sort?: string | undefined;
  direction: 'asc' | 'desc';
  search: string;
}

export const firstView: TableView = { page: 1, size: PAGE_SIZES[0], direction: 'asc', search: '' };

/** 1 to 10 of 42 openings. */
export function summaryOf({ page, size }: TableView, total: number, noun: string): string {
  if (total === 0) return `0 ${noun}`;
  const from = (page - 1) * size + 1;
  return `${from} to ${Math.min(from + size - 1, total)} of ${total} ${noun}`;
}
