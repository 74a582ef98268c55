/** Yields every string of a value, with the keys that lead to it. */
function* strings(value: unknown, key = ''): Generator<[string, string]> {
  if (typeof value === 'string') yield [key, value];
  else if (Array.isArray(value)) for (const item of value) yield* strings(item, key);
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value)) yield* strings(item, name);
}

/** Keys whose values no visitor reads. */
const notWords = new Set(
  'path aliases related parent id type icon mark picture card film section topic screen menu'.split(' '),
);

export function textsOf(value: unknown): string[] {
  return [...strings(value)].filter(([key]) => !notWords.has(key)).map(([, text]) => text);
}

/** Lists where a page leads through its content: links, cards, neighbours, and the sections of its films. */
export function linksOf(value: unknown): string[] {
  const { path: own = '' } = value as { path?: string };
  return [...strings(value)]
    .filter(([key, text]) => ['path', 'related', 'parent', 'section'].includes(key) && text !== own)
    .map(([key, text]) => (key === 'section' ? `${own}#${text}` : text));
}
