import { createHash } from 'node:crypto';

/** What a row says, whatever the order of its columns is and whether there are more empty ones. */
export function fingerprintOf(cells: readonly string[], headings: readonly string[]): string {
  const said = cells
    .map((cell, column) => [headings[column] ?? '', cell] as const)
    .filter(([, cell]) => cell !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 32);
}

/** Knows which guids there were, in eight bytes for each. */
export class GivenGuids {
  #given = new Set<number>();
  #repeated = new Map<string, number>();

  /** 1 for the first time, 2 for the second. */
  count(guid: string): number {
    const mark = Number.parseInt(createHash('sha256').update(guid).digest('hex').slice(0, 13), 16);
    if (!this.#given.has(mark)) {
      this.#given.add(mark);
      return 1;
    }
    const count = (this.#repeated.get(guid) ?? 1) + 1;
    this.#repeated.set(guid, count);
    return count;
  }
}
