/**
 * A page of a list. `rows` are the `size` ones that it has room for and one more, whose being there tells that another
 * page follows; that one begins after the key of this one's last row.
 */
export function pageOf<Row, Key>(rows: readonly Row[], size: number, keyOf: (row: Row) => Key) {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, next: rows.length > size && last !== undefined ? keyOf(last) : null };
}
