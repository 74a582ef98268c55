import type { Words } from '../../../src/content/words.ts';
import { countValues } from './count-values.ts';
import type { TableView } from './data-table-view.ts';

/** The lists that are shown as tables. Each has an area of words that name its rows. */
export type TableArea = 'jobs' | 'compliances';

export interface RowCount {
  total: number;
  /** The number of rows without search and filters; undefined until it is known. */
  all?: number | undefined;
  /** Whether more rows exist than `total` says. */
  isCapped?: boolean | undefined;
}

/** Such as “1 to 10 of 42 openings”; “of 1,000+” where the count is capped. */
export function writeSummary(
  words: Words,
  area: TableArea,
  { page, size }: TableView,
  count: RowCount,
): string {
  if (count.total === 0) return words(`${area}.noRows`);
  const from = (page - 1) * size + 1;
  const to = Math.min(from + size - 1, count.total);
  return words(`${area}.rows`, {
    from: words('common.number', { number: from }),
    to: words('common.number', { number: to }),
    ...countValues(words, count.total, count.isCapped),
  });
}

/** Such as “In this list: 12 of 40 openings, page 1 of 2”, or “40 openings” without a search or filter. */
export function writeTableHead(words: Words, area: TableArea, view: TableView, count: RowCount): string {
  const { page, size, search, filters = {} } = view;
  const isNarrowed = search !== '' || Object.keys(filters).length > 0;
  const pages = Math.ceil(count.total / size);
  const byPage = pages > 1;
  const pageValues = {
    page: words('common.number', { number: page }),
    pages: words('common.number', { number: pages }),
  };
  const values = countValues(words, count.total, count.isCapped);
  if (!isNarrowed || count.all === undefined)
    return words(`${area}.${byPage ? 'totalByPage' : 'total'}`, { ...values, ...pageValues });
  const all = countValues(words, count.all);
  return words(`${area}.${byPage ? 'narrowedByPage' : 'narrowed'}`, {
    total: values.total,
    count: all.count,
    all: all.total,
    ...pageValues,
  });
}
