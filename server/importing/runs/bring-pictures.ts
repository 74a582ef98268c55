import { runTransaction } from '../../database/run-transaction.ts';
import { AppError, isDatabaseUnavailable } from '../../errors.ts';
import { scopeOf } from '../former-site.ts';
import type { FoundBlog, FoundPage } from '../found-item.ts';
import { findItem, type ItemRow, listLacking, setMadeVersion, settleItem } from '../import-items.queries.ts';
import { readVersions } from '../made-versions.queries.ts';
import { isOfLackedPicture } from '../shape-text.ts';
import { demandClaim, StoppedImport } from '../stopped-import.ts';
import { findNewAddresses } from '../writers/find-new-addresses.ts';
import { writeBlog } from '../writers/write-blog.ts';
import { writePage } from '../writers/write-page.ts';
import type { Writing } from '../writing.ts';

/**
 * Writes the blogs and pages of the same site again that lack pictures which have moved in by now, whichever import has
 * brought the one and the other. What was edited here since stays as it is.
 */
export async function bringPictures(writing: Writing, stop: AbortSignal | undefined): Promise<void> {
  const { parts, row } = writing;
  for (const id of await listLacking(parts.db, row.id, scopeOf(row))) {
    stop?.throwIfAborted();
    const item = await findItem(parts.db, id);
    try {
      if (item !== undefined && (await hasGained(writing, item))) await rewrite(writing, item);
    } catch (error) {
      if (error instanceof StoppedImport || isDatabaseUnavailable(error)) throw error;
      if (error instanceof AppError && error.code === 'SERVICE_UNAVAILABLE') throw error;
      parts.log.warn({ err: error, import: row.id, item: id }, 'an item stays without its pictures');
    }
  }
}

async function hasGained({ parts: { db }, row }: Writing, item: ItemRow): Promise<boolean> {
  const { made_kind: kind, made_key: key } = item;
  if (kind === null || key === null) return false;
  const { lacks = [] } = item.content as FoundBlog | FoundPage;
  const { pictureNames } = await findNewAddresses(db, row, { links: [], pictures: lacks });
  const version = (await readVersions(db, kind, [key])).get(key);
  return pictureNames.size > 0 && version === item.made_version;
}

async function rewrite(writing: Writing, item: ItemRow): Promise<void> {
  const change: ItemRow = { ...item, act: 'change' };
  const content = item.content as FoundBlog | FoundPage;
  const writeRows =
    content.kind === 'blog'
      ? await writeBlog(writing, change, content)
      : await writePage(writing, change, content);
  await runTransaction(writing.parts.db, async (trx) => {
    const { made, notes = [], lacks = [] } = await writeRows(trx);
    await settleItem(trx, item.id, {
      made,
      notes: [...item.notes.filter((note) => !isOfLackedPicture(note)), ...notes],
      ...(lacks.length > 0 && { content: { ...content, lacks } }),
    });
    await setMadeVersion(trx, item, made.version);
    await demandClaim(trx, writing, 0);
  });
}
