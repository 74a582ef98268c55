/**
 * Cuts a page from `size + 1` rows: an extra row shows that another page follows. `next` is then the key of the
 * page's last row, after which the next page begins.
 */
export function pageOf<Row, Key>(rows: readonly Row[], size: number, keyOf: (row: Row) => Key) {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, next: rows.length > size && last !== undefined ? keyOf(last) : null };
}
