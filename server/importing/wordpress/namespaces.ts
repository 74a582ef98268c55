/** The prefixes that hold at an element, and what this reader calls their namespaces. */
export type Namespaces = ReadonlyMap<string, string>;

const NAMES: readonly (readonly [RegExp, string])[] = [
  // Whatever the version: plugins write their own there, and an unknown one would make posts of all items.
  [/^https?:\/\/wordpress\.org\/export\/[\w.-]+\/excerpt\/?$/, 'excerpt'],
  [/^https?:\/\/wordpress\.org\/export(?:\/[\w.-]+)?\/?$/, 'wp'],
  [/^https?:\/\/purl\.org\/rss\/1\.0\/modules\/content\/?$/, 'content'],
  [/^https?:\/\/purl\.org\/dc\/elements\/1\.1\/?$/, 'dc'],
];
/** For files that use the prefixes without saying what they are. */
const USUAL: Namespaces = new Map(['excerpt', 'wp', 'content', 'dc'].map((prefix) => [prefix, prefix]));

export function namespacesOf(attributes: Record<string, string>, above: Namespaces = USUAL): Namespaces {
  const declared = Object.keys(attributes).filter((name) => name.startsWith('xmlns:'));
  if (declared.length === 0) return above;
  const namespaces = new Map(above);
  for (const name of declared) {
    const address = attributes[name] ?? '';
    namespaces.set(name.slice('xmlns:'.length), NAMES.find(([pattern]) => pattern.test(address))?.[1] ?? '?');
  }
  return namespaces;
}

/** An element's name with the usual prefix of its namespace; `?:name` in one that means nothing here. */
export function nameIn(name: string, namespaces: Namespaces): string {
  const colon = name.indexOf(':');
  if (colon < 0) return name;
  return `${namespaces.get(name.slice(0, colon)) ?? '?'}${name.slice(colon)}`;
}
