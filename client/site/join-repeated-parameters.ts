/**
 * Joins the values of a repeated name with commas: `?state=Goa&state=Kerala`, as a form sends it, becomes
 * `?state=Goa,Kerala`. The router would parse repeated names as a list and rewrite the address, and on the server it
 * renders an empty page in that case.
 */
export function joinRepeatedParameters(query: string): string {
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
