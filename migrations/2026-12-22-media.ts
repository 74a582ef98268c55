import { type Kysely, sql } from 'kysely';

const fraction = (column: string) => sql`${sql.ref(column)} between 0 and 1`;

/** The pictures that the staff uploaded for the site. Their files are in the store of publications. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('media')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('name', 'text', (c) => c.notNull().unique().check(sql`name ~ '^upload-[0-9a-f]{32}$'`))
    .addColumn('title', 'text', (c) => c.notNull())
    // What the picture shows, by locale. A picture without a description cannot be published.
    .addColumn('descriptions', 'jsonb', (c) =>
      c.notNull().defaultTo(sql`'{}'`).check(sql`jsonb_typeof(descriptions) = 'object'`),
    )
    .addColumn('member_id', 'text')
    .addColumn('original_type', 'text', (c) => c.notNull())
    .addColumn('original_bytes', 'integer', (c) => c.notNull())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('widths', sql`integer[]`, (c) => c.notNull())
    // What stays visible where a layout cuts the picture, as fractions of its width and height.
    .addColumn('focus_x', 'double precision', (c) => c.notNull().defaultTo(0.5).check(fraction('focus_x')))
    .addColumn('focus_y', 'double precision', (c) => c.notNull().defaultTo(0.5).check(fraction('focus_y')))
    // Neither is removed with the picture that this one was cut from.
    .addColumn('cropped_from', 'text')
    .addColumn('crop', 'jsonb')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn('removed_at', 'timestamptz')
    .addCheckConstraint('media_crop', sql`(cropped_from is null) = (crop is null)`)
    .execute();

  // A description and a focal point are public as soon as they are saved, so every server reads its site again.
  await sql`
    create function tell_media_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('guardhouse_site', '');
      return null;
    end $$`.execute(db);
  await sql`
    create trigger tell_media_change after update on media
    for each statement execute function tell_media_change()`.execute(db);
}
