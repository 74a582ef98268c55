/**
 * A query with each name once, its values with commas between them: `?state=Goa,Kerala` for `?state=Goa&state=Kerala`, as
 * forms send it. The router would read a list and rewrite the address, and on the server it renders an empty page then.
 */
export function onceEach(query: string): string {
  const given = [...new URLSearchParams(query)];
  const byName = Map.groupBy(given, ([name]) => name);
  if (byName.size === given.length) return query;
  const joined = [...byName].map(([name, values]) => [
    name,
    values
      .map(([, value]) => value)
      .filter((value) => value !== '')
      .join(),
  ]);
  return `?${new URLSearchParams(joined)}`;
}
