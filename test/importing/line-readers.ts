import { createInterface } from 'node:readline';
import { type FoundItem, type SourceReader, UnreadableSource } from '../../server/importing/found-item.ts';
import type { Readers } from '../../server/importing/writing.ts';

export const FORMER = 'https://www.old-guards.example';

/** Reads items as they are written, one a line, so that a test says exactly what a source holds. */
const readLines: SourceReader = async function* (source, { kindsOf }) {
  for await (const line of createInterface({ input: source })) {
    // The file is flowing already: what came while it was asked before the loop would be lost.
    if (line.startsWith('<')) await kindsOf?.(FORMER);
    if (line === '' || line.startsWith('<')) continue;
    if (line === 'BROKEN') throw new UnreadableSource('line 3: the file ends within an item');
    if (line === 'DIES') process.kill(process.pid, 'SIGKILL');
    while (line === 'HANGS');
    yield JSON.parse(line) as FoundItem;
  }
};

/** For the process that reads, which imports this file by itself. */
export const readers: Readers = { wordpress: readLines };
