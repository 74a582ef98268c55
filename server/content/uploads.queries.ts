import { type Kysely, sql } from 'kysely';
import { source } from '../../src/languages.ts';
import type { UploadedFile, UploadedPicture } from '../../src/uploaded-picture.ts';
import type { Database } from '../database/schema.ts';

/** The pictures that documents may show, by name. */
export async function loadUploads(db: Kysely<Database>): Promise<Map<UploadedPicture, UploadedFile>> {
  const rows = await db
    .selectFrom('media')
    .select(['name', 'width', 'height', 'widths', 'focus_x', 'focus_y'])
    .select(sql<string>`coalesce(descriptions ->> ${source.locale}, '')`.as('alt'))
    .where('removed_at', 'is', null)
    .execute();
  return new Map(
    rows.map(({ name, width, height, widths, focus_x, focus_y, alt }) => {
      const isCentred = focus_x === 0.5 && focus_y === 0.5;
      const focus = isCentred ? {} : { focus: { x: focus_x, y: focus_y } };
      return [name as UploadedPicture, { width, height, widths, alt, ...focus }];
    }),
  );
}

/**
 * Differs after each change of an uploaded picture. A change of a description or a focal point is public at once,
 * without a publication, so a site is made anew when either differs.
 */
export async function readUploadsVersion(db: Kysely<Database>): Promise<number> {
  const { version } = await db
    .selectFrom('media')
    .select(sql<number>`coalesce(sum(version), 0)::integer`.as('version'))
    .executeTakeFirstOrThrow();
  return version;
}
