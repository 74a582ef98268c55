import { addAuditLine } from '../../audit/audit.queries.ts';
import { blogSubject, importSubject } from '../../audit/subjects.ts';
import {
  columnsOf,
  createDraft,
  findStaffBlog,
  updateBlog,
} from '../../editing/blogs/blog-editing.queries.ts';
import { storeBlogPicture } from '../../editing/blogs/blog-picture.ts';
import { readOriginal } from '../../editing/media/picture-files.ts';
import { AppError } from '../../errors.ts';
import { demandReadable } from '../../publications/read-markdown.ts';
import { redirectOfAddress } from '../addresses-of-source.ts';
import type { FoundBlog, FoundNote } from '../found-item.ts';
import { shapeBlog } from '../shape-items.ts';
import { NOT_MOVED_IN } from '../shape-text.ts';
import type { Writer, Writing } from '../writing.ts';
import { addressesIn, findNewAddresses } from './find-new-addresses.ts';
import { leadHere } from './redirects.queries.ts';
import { standInOf } from './stand-in.ts';

/** A blog at its own date, with a picture, and a redirect from its former address. */
export const writeBlog: Writer<FoundBlog> = async (writing, item, found) => {
  const { db } = writing.parts;
  const { row } = writing;
  const inText = addressesIn(found.text);
  const pictures = found.picture === undefined ? inText.pictures : [...inText.pictures, found.picture];
  const addresses = await findNewAddresses(db, row, { links: inText.links, pictures });
  const { values, publishedAt, notes: ofText } = shapeBlog(found, item.title, addresses);
  demandReadable(values, {});
  // The rehearsal has said the rest.
  const notes: FoundNote[] = ofText.filter(({ text }) => text.endsWith(NOT_MOVED_IN));
  const name = found.picture === undefined ? undefined : addresses.pictureNames.get(found.picture);
  const BlogImagePath = (name && (await cutPicture(writing, name))) ?? (await standInOf(writing.parts, row));
  if (found.picture !== undefined && name === undefined)
    notes.push({
      outcome: 'dropped',
      text: `Its picture has not been moved in: ${found.picture}. A plain one stands in.`,
    });
  const whole = { ...values, BlogImagePath };
  const lacks = pictures.filter((address) => !addresses.pictureNames.has(address));

  if (item.act === 'change' && item.made_key !== null) {
    const BlogId = Number(item.made_key);
    const before = await findStaffBlog(db, BlogId);
    if (before === undefined) throw new AppError('CONFLICT', 'The blog has been removed meanwhile.');
    return async (trx) => {
      const change = { ...columnsOf(whole, before.translations), published_at: publishedAt };
      const version = await updateBlog(trx, { BlogId, version: before.version }, change);
      if (version === undefined) throw new AppError('CONFLICT', 'The blog has been edited meanwhile.');
      await addAuditLine(trx, {
        memberId: row.member_id,
        action: 'blog edited',
        subject: blogSubject(BlogId),
        detail: importSubject(row.id),
        address: '',
      });
      const { values: old, publishedAt: at, translations } = before;
      return {
        made: { kind: 'blog', key: String(BlogId), version },
        notes,
        lacks,
        before: { values: old, publishedAt: at, translations },
      };
    };
  }
  return async (trx) => {
    const BlogId = await createDraft(trx, whole, {});
    await trx.updateTable('blogs').set({ published_at: publishedAt }).where('id', '=', BlogId).execute();
    await addAuditLine(trx, {
      memberId: row.member_id,
      action: 'blog begun',
      subject: blogSubject(BlogId),
      detail: `${values.Subject} (${importSubject(row.id)})`,
      address: '',
    });
    const from = redirectOfAddress(found.address);
    if (from !== undefined) await leadHere(trx, from, `/blog/${BlogId}`, blogSubject(BlogId));
    return { made: { kind: 'blog', key: String(BlogId), version: 1 }, notes, lacks };
  };
};

/** The picture of the library in the shape of the blogs; undefined for one that is too small. */
async function cutPicture({ parts: { publications } }: Writing, name: string): Promise<string | undefined> {
  const bytes = await readOriginal(publications, name);
  const file = new File([new Uint8Array(bytes)], `${name}.webp`);
  return storeBlogPicture(publications, file).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'BAD_REQUEST') return undefined;
    throw error;
  });
}
