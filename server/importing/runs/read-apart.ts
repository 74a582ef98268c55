import type { SourceKind, TableColumns } from '../../../src/contract/staff/moving-in.ts';
import type { Config } from '../../config.ts';
import { EndedProcess, hearProcess } from '../../files/hear-process.ts';
import { type ChosenKinds, type ReadingOptions, UnreadableSource } from '../found-item.ts';
import type { PlannedItem } from '../planned-item.ts';

/** Exports and tables are foreign and large, so each is read in a process of its own, which ends with the reading. */
const options = {
  work: 'reading of an import',
  source: new URL('./reading-process.ts', import.meta.url),
  // What waits of a table until one of its dates tells their order, and the tree of one large text.
  heapMb: 512,
  // While it is at work it says so each second.
  silenceMs: 60_000,
};

/** Items are told and stored in batches of about this many, and of no more characters than this. */
export const BATCH_ITEMS = 200;
export const BATCH_CHARACTERS = 1024 * 1024;

/** The module of the readers: the product's own. */
export const readers = new URL('./readers.ts', import.meta.url);

/** What the process is to do with a file. */
export type ReadingTask = { path: string } & (
  | { what: 'columns' }
  | (Omit<ReadingOptions, 'kindsOf'> & {
      what: 'items';
      source: SourceKind;
      readers: string;
      retention: Config['retention'];
    })
);

/** What the process tells. It waits for an answer, except to how far it is and to what ends its work. */
export type Told =
  | { isReady: true }
  | { bytes: number }
  | { site: string }
  | { items: PlannedItem[]; bytes: number }
  | { result: TableColumns | undefined }
  | { unreadable: string }
  | { fault: string };

/** The process has ended before its work did, or took longer than any harmless file takes. */
export class EndedReading extends UnreadableSource {
  constructor(cause: unknown) {
    super(
      'Reading it took more time or memory than it may, and was ended. Export it anew, in several smaller files.',
      { cause },
    );
  }
}

interface Hearing {
  stop: AbortSignal | undefined;
  kindsOf(site: string): Promise<ChosenKinds>;
  /** The process reads on once they are taken. */
  take(items: readonly PlannedItem[], bytes: number): Promise<void>;
}

/** @throws {UnreadableSource} which says where the file cannot be read any further; what was taken before holds. */
export async function readItemsApart(
  task: Extract<ReadingTask, { what: 'items' }>,
  hearing: Hearing,
  silenceMs = options.silenceMs,
): Promise<void> {
  await workApart(task, hearing, silenceMs);
}

/** @throws {UnreadableSource} for a file that is no table. */
export async function readColumnsApart(path: string): Promise<TableColumns> {
  const columns = await workApart({ what: 'columns', path });
  if (columns === undefined) throw new Error('a table was read without its columns');
  return columns;
}

async function workApart(
  task: ReadingTask,
  { stop, take, kindsOf }: Partial<Hearing> = {},
  silenceMs = options.silenceMs,
): Promise<TableColumns | undefined> {
  type Answer = ReadingTask | ChosenKinds | 'go on';
  try {
    for await (const { told, answer } of hearProcess<Told, Answer>({ ...options, silenceMs }, stop)) {
      if ('result' in told) return told.result;
      if ('unreadable' in told) throw new UnreadableSource(told.unreadable);
      if ('fault' in told) throw new Error(told.fault);
      if ('isReady' in told) answer(task);
      else if ('site' in told) answer((await kindsOf?.(told.site)) ?? new Map());
      else if ('items' in told) {
        await take?.(told.items, told.bytes);
        answer('go on');
      }
    }
  } catch (error) {
    throw error instanceof EndedProcess ? new EndedReading(error) : error;
  }
  return undefined;
}
