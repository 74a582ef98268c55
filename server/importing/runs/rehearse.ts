import { createHash } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { FoundKind } from '../../../src/contract/staff/moving-in.ts';
import type { Config } from '../../config.ts';
import type { SiteHolder } from '../../content/site-holder.ts';
import { runTransaction } from '../../database/run-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { isDatabaseUnavailable } from '../../errors.ts';
import { addressOfContent, filesOf, hostOf, plainAddress } from '../addresses-of-source.ts';
import { scopeOf } from '../former-site.ts';
import { type FoundContent, UnreadableSource } from '../found-item.ts';
import { addItems, type NewItem, removeItems } from '../import-items.queries.ts';
import { beginning, countWork, type ImportRow, updateImport } from '../imports.queries.ts';
import type { PlannedItem } from '../planned-item.ts';
import { isPartKind } from '../site-words.queries.ts';
import { StoppedImport } from '../stopped-import.ts';
import { decideActs } from './decide-acts.ts';
import { BATCH_CHARACTERS, BATCH_ITEMS, EndedReading, readItemsApart } from './read-apart.ts';
import { AskedOfSite } from './site-choices.ts';
import { SiteWords } from './site-words.ts';
import { storable } from './storable.ts';

/** More lines than this, and nobody would read the report. */
const MOST_ITEMS = 1_000_000;
const LONGEST_GUID = 500;
const LONGEST_TITLE = 300;
const MOST_NOTES = 200;
/** Each sentence of a document's translations has one. */
const MOST_NOTES_OF_WORDS = 5_000;

/** What others refer to is written first. */
const steps: Record<FoundKind, number> = {
  picture: 1,
  blog: 2,
  job: 3,
  page: 4,
  address: 5,
  menu: 6,
  submission: 7,
  translations: 8,
};
const LAST_STEP = 9;

interface RehearsalParts {
  db: Kysely<Database>;
  config: Pick<Config, 'retention'>;
  log: Pick<FastifyBaseLogger, 'error'>;
  site: Pick<SiteHolder, 'current'>;
}

/**
 * Reads a source to its end and stores a line for each item, with what would be made of it. Nothing else is written. A
 * source that cannot be read to its end leaves no lines: what was found until then says nothing about the rest.
 */
export async function rehearse(
  { db, config, log, site }: RehearsalParts,
  row: ImportRow & { claim: string },
  { readers, path, stop }: { readers: URL; path: string; stop: AbortSignal | undefined },
): Promise<void> {
  const { id, claim } = row;
  await removeItems(db, id);
  let bytes = 0;
  const found = new Findings();
  try {
    const asked = new AskedOfSite(db, row);
    // Known once the head of the file has been read.
    const scope = () => scopeOf({ ...row, ...asked.ofSite });
    let batch: NewItem[] = [];
    let size = 0;
    let items = 0;
    const store = async () => {
      stop?.throwIfAborted();
      const source = scope();
      const decided = await decideActs(db, id, source, batch);
      await runTransaction(db, async (trx) => {
        if (!(await countWork(trx, { id, claim, state: 'reading' }, { set: bytes })))
          throw new StoppedImport();
        await addItems(trx, id, source, decided);
      });
      batch = [];
      size = 0;
      // Visitors are answered in between.
      await pause();
    };
    const add = async (item: PlannedItem) => {
      const line = lineOf(item, found);
      batch.push(line.item);
      size += line.size;
      items += 1;
      if (items > MOST_ITEMS) throw new UnreadableSource(`It has more than ${MOST_ITEMS} items.`);
      if (batch.length >= BATCH_ITEMS || size >= BATCH_CHARACTERS) await store();
    };
    const words = new SiteWords();
    const take = async (read: readonly PlannedItem[], until: number) => {
      bytes = until;
      for (const item of read) {
        asked.note(item);
        if (!words.take(item)) await add(item.content?.kind === 'menu' ? leaveMenu(item) : item);
      }
    };
    const task = {
      what: 'items' as const,
      path,
      source: row.source,
      readers: readers.href,
      retention: config.retention,
      language: site.current.language.code,
      ...(row.target !== null && { columns: { ...row.chosen, target: row.target } }),
    };
    await readItemsApart(task, { stop, take, kindsOf: (address) => asked.kindsOf(address) });
    if (batch.length > 0) await store();
    // They refer to everything else, and several are one draft.
    const home = found.origin()?.replace(/^www\./, '') ?? '';
    const of = { importId: id, source: scope(), home, placeOf: asked.placeOf };
    for await (const item of words.rehearse({ db, site: site.current, ...of })) await add(storable(item));
    if (batch.length > 0) await store();
    if (items === 0) throw new UnreadableSource('Nothing was found in it.');
    await updateImport(db, id, ['reading'], {
      ...beginning(0, 0),
      state: 'rehearsed',
      hosts: found.listHosts(),
      origin: found.origin() ?? row.origin,
      ...(row.source === 'wordpress' && (await asked.finish(words.menus))),
    });
  } catch (error) {
    if (error instanceof StoppedImport || isDatabaseUnavailable(error) || stop?.aborted === true) throw error;
    await removeItems(db, id);
    const isTheirs = error instanceof UnreadableSource;
    if (!isTheirs || error instanceof EndedReading)
      log.error({ err: error, import: id }, 'a source could not be read');
    const reason = isTheirs ? error.message : 'It cannot be read. The log of the server has the reason.';
    await updateImport(db, id, ['reading'], {
      state: 'unreadable',
      reason: storable(reason).slice(0, 1_000),
    });
  }
}

const leaveMenu = (item: PlannedItem): PlannedItem => {
  const text = 'There are too many menus: nobody could say which of them stands where.';
  return { ...item, act: 'leave', notes: [...item.notes, { outcome: 'dropped', text }] };
};

/** What is found out on the way about the source as a whole. */
class Findings {
  readonly #hosts = new Map<string, number>();
  readonly #origins = new Map<string, number>();

  note(content: FoundContent): void {
    for (const file of filesOf(content)) count(this.#hosts, hostOf(file));
    const address = addressOfContent(content);
    if (address !== undefined && content.kind !== 'picture') count(this.#origins, hostOf(address));
  }
  /** Those with the most files first. */
  listHosts(): string[] {
    return [...this.#hosts]
      .sort(([, a], [, b]) => b - a)
      .map(([host]) => host)
      .slice(0, 20);
  }
  origin(): string | undefined {
    return [...this.#origins].sort(([, a], [, b]) => b - a)[0]?.[0];
  }
}

function count(counts: Map<string, number>, key: string | undefined): void {
  if (key === undefined || key.length > 253 || (counts.size >= 1_000 && !counts.has(key))) return;
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function lineOf(
  { guid, place, title, content, notes, act }: PlannedItem,
  found: Findings,
): { item: NewItem; size: number } {
  const text = content === undefined ? '' : JSON.stringify(content);
  const address = content && addressOfContent(content);
  if (content !== undefined) found.note(content);
  const kind = content?.kind ?? null;
  const kept = notes.slice(0, isPartKind(kind) ? MOST_NOTES_OF_WORDS : MOST_NOTES);
  const item: NewItem = {
    guid: guidOf(guid, content),
    hash: createHash('sha256').update(text).digest('hex'),
    kind,
    place: place.slice(0, LONGEST_TITLE),
    title: title.slice(0, LONGEST_TITLE).toWellFormed(),
    address: (address !== undefined && plainAddress(address)) || null,
    content: act === 'leave' ? null : (content ?? null),
    notes: kept,
    act,
    step: content === undefined ? LAST_STEP : steps[content.kind],
    made: undefined,
  };
  return { item, size: text.length + JSON.stringify(kept).length };
}

/** A guid of something that a person has sent may name the person, and it is kept longer than the rest. */
function guidOf(guid: string, content: FoundContent | undefined): string {
  const isPersonal = content?.kind === 'submission';
  if (!isPersonal && guid.length <= LONGEST_GUID) return guid;
  return `sha256:${createHash('sha256').update(guid).digest('hex')}`;
}
