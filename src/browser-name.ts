/** The first that is found: all of the others' names stand in the later ones'. */
const browsers = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /Safari\//],
] as const;

const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Mac OS X/],
  ['Linux', /Linux/],
] as const;

/** Enough of what a browser says of itself for its owner to know it again. */
export function browserName(userAgent: string): string {
  const known = (list: typeof browsers | typeof systems) =>
    list.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return [known(browsers) ?? 'A browser', known(systems)].filter(Boolean).join(', ');
}
