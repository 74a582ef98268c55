import { Readable } from 'node:stream';
import type {
  FoundItem,
  FoundSubmission,
  ReadingOptions,
  SourceReader,
} from '../../server/importing/found-item.ts';

/** A file as a stream of pieces of some bytes, so that letters and line ends are cut. */
export function fileOf(content: string | Buffer, pieceBytes = 7): Readable {
  const bytes = Buffer.from(content as string);
  return Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
    })(),
    { objectMode: false },
  );
}

export async function readAll(
  read: SourceReader,
  source: Readable | string | Buffer,
  options: Partial<ReadingOptions> = {},
): Promise<FoundItem[]> {
  const stream = source instanceof Readable ? source : fileOf(source);
  return allOf(read(stream, { language: 'en', ...options }));
}

export async function allOf<Each>(source: AsyncIterable<Each>): Promise<Each[]> {
  const all: Each[] = [];
  for await (const each of source) all.push(each);
  return all;
}

/** What was found before a source could not be read any further, and why. */
export async function readUntilError(read: SourceReader, source: Readable | string | Buffer) {
  const items: FoundItem[] = [];
  const stream = source instanceof Readable ? source : fileOf(source, 1_024);
  try {
    for await (const item of read(stream, { language: 'en' })) items.push(item);
  } catch (error) {
    return { items, error: error as Error };
  }
  throw new Error('The source was read to its end.');
}

export function submissionOf(item: FoundItem | undefined): FoundSubmission {
  if (item?.content?.kind !== 'submission') throw new Error(`${item?.place} is no submission.`);
  return item.content;
}

export const notesOf = (item: FoundItem | undefined) =>
  (item?.notes ?? []).map(({ text }) => text).join('\n');
