import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { runTransaction } from '../../database/run-transaction.ts';
import { AppError, isDatabaseUnavailable } from '../../errors.ts';
import type { FoundContent } from '../found-item.ts';
import { failItem, type ItemRow, listWaiting, settleItem } from '../import-items.queries.ts';
import { writeMenu } from '../menus/write-menu.ts';
import { openPictures } from '../pictures/pictures.ts';
import { demandClaim, StoppedImport } from '../stopped-import.ts';
import { writeAddress } from '../writers/write-address.ts';
import { writeBlog } from '../writers/write-blog.ts';
import { writeJob } from '../writers/write-job.ts';
import { writePage } from '../writers/write-page.ts';
import { writePicture } from '../writers/write-picture.ts';
import { writeSubmission } from '../writers/write-submission.ts';
import { writeTranslations } from '../writers/write-translations.ts';
import type { ClaimedImport, MovingParts, Writer, Writing } from '../writing.ts';
import { bringPictures } from './bring-pictures.ts';

const BATCH = 26;
/**
 * Two pictures are encoded at once, while the third reads its file or stores what was made. Of submissions, one is shaped
 * while the database stores another.
 */
const AT_ONCE = 3;
/** For each second of work, visitors have the database and the processor for this part of it. */
const REST = 1 / 4;
const REST_AFTER_MS = 100;
/**
 * A crash loses at most so much of an import, which is then written again. Postgres writes what was committed to the disk
 * in the background; the embedded database only with a commit that waits for the disk, so there is one each second.
 */
const MOST_LOST_MS = 1_000;
const UNKNOWN_FAILURE = 'It could not be written. The log of the server has the reason.';

type Writers = { [Kind in FoundContent['kind']]?: Writer<Extract<FoundContent, { kind: Kind }>> };

const writers: Writers = {
  picture: writePicture,
  blog: writeBlog,
  job: writeJob,
  page: writePage,
  address: writeAddress,
  menu: writeMenu,
  submission: writeSubmission,
  translations: writeTranslations,
};

/** Writes what waits, in the order of the steps, each item in a transaction of its own. */
export async function writeItems(
  parts: MovingParts,
  row: ClaimedImport,
  stop: AbortSignal | undefined,
): Promise<void> {
  const pictures = await openPictures(parts, row);
  try {
    let worked = performance.now();
    let onDisk = Number.NEGATIVE_INFINITY;
    for (;;) {
      const items = await listWaiting(parts.db, row.id, BATCH);
      if (items.length === 0) return await bringPictures({ parts, row, pictures }, stop);
      for (const together of inTurns(items)) {
        await writeTogether(together, async (item) => {
          stop?.throwIfAborted();
          const isDurable = performance.now() - onDisk >= MOST_LOST_MS;
          if (isDurable) onDisk = performance.now();
          await writeItem({ parts, row, pictures }, item, isDurable);
        });
        // Pictures are encoded on threads of their own, and leave the database and this thread to visitors.
        if (together.some(hasPicture)) worked = performance.now();
        const took = performance.now() - worked;
        if (took < REST_AFTER_MS) continue;
        await pause(took * REST, undefined, { signal: stop, ref: false });
        worked = performance.now();
      }
    }
  } finally {
    await pictures.close();
  }
}

/**
 * Pictures together, and blogs together, since a blog's picture is cut and encoded anew; and submissions, which lead to
 * none of their kind. Each other item by itself: it may lead to one before it. A link from one blog of a turn to another
 * leads by its former address, as to any later one.
 */
function* inTurns(items: readonly ItemRow[]): Generator<readonly ItemRow[]> {
  for (let at = 0; at < items.length; ) {
    const kind = items[at]?.kind;
    const after = items.findIndex(
      (item, place) => place > at && !(isWrittenBesideOthers(item) && item.kind === kind),
    );
    const turn = items.slice(at, after === -1 ? undefined : after);
    yield turn;
    at += turn.length;
  }
}

/** Writes some items, a few at a time. It throws only once none is being written any more. */
async function writeTogether(
  items: readonly ItemRow[],
  write: (item: ItemRow) => Promise<void>,
): Promise<void> {
  // Each of them takes the next item as soon as it is done with the one before.
  const waiting = items.values();
  const writers = Array.from({ length: Math.min(AT_ONCE, items.length) }, async () => {
    for (const item of waiting) await write(item);
  });
  for (const each of await Promise.allSettled(writers)) if (each.status === 'rejected') throw each.reason;
}

const isWrittenBesideOthers = (item: ItemRow) => hasPicture(item) || item.kind === 'submission';

const hasPicture = ({ kind }: ItemRow) => kind === 'picture' || kind === 'blog';

async function writeItem(writing: Writing, item: ItemRow, isDurable: boolean): Promise<void> {
  const { db, log } = writing.parts;
  try {
    const content = item.content as FoundContent;
    const write = writers[content.kind] as Writer<FoundContent> | undefined;
    if (write === undefined) throw new AppError('BAD_REQUEST', 'Nothing can be made of it here.');
    const writeRows = await write(writing, item, content);
    await runTransaction(db, async (trx) => {
      // What a crash loses is lost with its line, and written again.
      if (!isDurable) await sql`set local synchronous_commit = off`.execute(trx);
      const { made, notes, title, lacks = [], before } = await writeRows(trx);
      await settleItem(trx, item.id, {
        made,
        ...(notes && { notes: [...item.notes, ...notes] }),
        ...(title !== undefined && { title }),
        ...(lacks.length > 0 && { content: { ...content, lacks } as FoundContent }),
        ...(before !== undefined && { before }),
      });
      // Last, here and below, since whoever is written beside it waits for this lock.
      await demandClaim(trx, writing, 1);
    });
  } catch (error) {
    if (error instanceof StoppedImport || isDatabaseUnavailable(error)) throw error;
    const isSaid = error instanceof AppError && error.code !== 'INTERNAL_SERVER_ERROR';
    // A store that is away would fail every item that follows.
    if (isSaid && error.code === 'SERVICE_UNAVAILABLE') throw error;
    if (!isSaid)
      log.error({ err: error, import: writing.row.id, item: item.id }, 'an item could not be moved in');
    await runTransaction(db, async (trx) => {
      await failItem(trx, item.id, isSaid ? error.message : UNKNOWN_FAILURE);
      await demandClaim(trx, writing, 1);
    });
  }
}
