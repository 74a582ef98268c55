import { type Kysely, type SqlBool, sql } from 'kysely';
import {
  type Crop,
  type Focus,
  LIBRARY_PAGE,
  type LibraryPicture,
} from '../../../src/contract/staff/media.ts';
import { source } from '../../../src/languages.ts';
import type { UploadedPicture } from '../../../src/uploaded-picture.ts';
import { pageOf } from '../../database/page-of.ts';
import type { Database } from '../../database/schema.ts';
import type { EncodedPicture } from './encode-picture.ts';

const alt = sql<string>`coalesce(descriptions ->> ${source.locale}, '')`;

const selectPictures = (db: Kysely<Database>) =>
  db
    .selectFrom('media')
    .leftJoin('staff_members as member', 'member.id', 'member_id')
    .select(['media.id', 'media.name', 'version', 'title', alt.as('alt'), 'width', 'height', 'widths'])
    .select(['focus_x', 'focus_y', 'cropped_from', 'original_type', 'original_bytes'])
    .select(['media.created_at', 'member.name as by'])
    .where('removed_at', 'is', null);

type Row = Awaited<ReturnType<ReturnType<typeof selectPictures>['execute']>>[number];

/** The newest first. */
export async function listPictures(
  db: Kysely<Database>,
  search: string,
  after: number | undefined,
): Promise<{ pictures: LibraryPicture[]; next: number | null }> {
  const rows = await selectPictures(db)
    .$if(search !== '', (query) => query.where(holds(search)))
    .$if(after !== undefined, (query) => query.where('media.id', '<', after ?? 0))
    .orderBy('media.id', 'desc')
    .limit(LIBRARY_PAGE + 1)
    .execute();
  const { page, next } = pageOf(rows, LIBRARY_PAGE, ({ id }) => id);
  return { pictures: page.map(pictureOf), next };
}

/** Every word has to be in the title or the description. There are some hundred pictures, so no index is needed. */
function holds(search: string) {
  const words = search.split(/\s+/).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return sql<SqlBool>`title || ' ' || ${alt} ilike all (${words}::text[])`;
}

export async function findPicture(db: Kysely<Database>, name: string): Promise<LibraryPicture | undefined> {
  const row = await selectPictures(db).where('media.name', '=', name).executeTakeFirst();
  return row && pictureOf(row);
}

function pictureOf(row: Row): LibraryPicture {
  const { name, version, title, alt, width, height, widths, by } = row;
  return {
    version,
    title,
    alt,
    width,
    height,
    widths,
    by,
    name: name as UploadedPicture,
    focus: { x: row.focus_x, y: row.focus_y },
    croppedFrom: row.cropped_from as UploadedPicture | null,
    original: { type: row.original_type, bytes: row.original_bytes },
    at: row.created_at.toISOString(),
  };
}

export interface NewPicture {
  name: UploadedPicture;
  title: string;
  alt: string;
  memberId: string;
  encoded: Pick<EncodedPicture, 'width' | 'height' | 'widths'>;
  original: { type: string; bytes: number };
  cutFrom?: { name: string; crop: Crop };
}

export async function insertPicture(
  db: Kysely<Database>,
  { name, title, alt, memberId, encoded: { width, height, widths }, original, cutFrom }: NewPicture,
): Promise<void> {
  await db
    .insertInto('media')
    .values({
      name,
      title,
      width,
      height,
      widths,
      descriptions: JSON.stringify(alt === '' ? {} : { [source.locale]: alt }),
      member_id: memberId,
      original_type: original.type,
      original_bytes: original.bytes,
      cropped_from: cutFrom?.name ?? null,
      crop: cutFrom ? JSON.stringify(cutFrom.crop) : null,
    })
    .execute();
}

interface Seen {
  name: string;
  version: number;
}

export interface PictureChange {
  title: string;
  alt: string;
  focus: Focus;
}

/** @returns the new version; undefined where there is no such picture of that version. */
export async function updatePicture(
  db: Kysely<Database>,
  seen: Seen,
  { title, alt, focus }: PictureChange,
): Promise<number | undefined> {
  const row = await updateSeen(db, seen)
    .set({
      title,
      descriptions: sql<string>`descriptions || jsonb_build_object(${source.locale}::text, ${alt}::text)`,
      focus_x: focus.x,
      focus_y: focus.y,
    })
    .returning('version')
    .executeTakeFirst();
  return row?.version;
}

/** The row stays, since older versions of documents name the picture. @returns whether there was one of that version. */
export async function removePicture(db: Kysely<Database>, seen: Seen): Promise<boolean> {
  const { numUpdatedRows } = await updateSeen(db, seen)
    .set({ removed_at: sql<Date>`now()` })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const updateSeen = (db: Kysely<Database>, { name, version }: Seen) =>
  db
    .updateTable('media')
    .set((picture) => ({ version: picture('version', '+', 1) }))
    .where('name', '=', name)
    .where('version', '=', version)
    .where('removed_at', 'is', null);
