/** The number of items in the row of page numbers, including the gaps that stand for the rest. */
const MAX_ITEMS = 7;

/**
 * The page numbers of full-numbers paging: the first, the last and those near the current page; `undefined` is a gap.
 * The count is the same on every page, so that the buttons do not move under the pointer.
 */
export function pageNumbers(page: number, pageCount: number): (number | undefined)[] {
  if (pageCount <= MAX_ITEMS) return range(1, pageCount);
  const edge = MAX_ITEMS - 2;
  if (page < edge) return [...range(1, edge), undefined, pageCount];
  if (page > pageCount - edge + 1) return [1, undefined, ...range(pageCount - edge + 1, pageCount)];
  return [1, undefined, page - 1, page, page + 1, undefined, pageCount];
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
