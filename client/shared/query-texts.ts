/**
 * The values of a query as the texts that they are: the router's own way reads `662E41` as a number, and `true` as no
 * text. Values of a repeated name are joined with commas: `?state=Goa&state=Kerala`, as a form sends it, is
 * `Goa,Kerala`. On the server the router renders an empty page where an address is rewritten once more.
 */
export function readQuery(query: string): Record<string, string> {
  const byName = Map.groupBy(new URLSearchParams(query), ([name]) => name);
  return Object.fromEntries(
    [...byName].map(([name, values]) => [
      name,
      values
        .map(([, value]) => value)
        .filter((value) => value !== '')
        .join(),
    ]),
  );
}

/** The query of a search; what is undefined is left out. */
export function writeQuery(search: object): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? '' : `?${query}`;
}
