import { type Kysely, sql } from 'kysely';

const now = sql`now()`;

/** The words of the site that the staff change: every version of every document, and what of it is public. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('content_versions')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('locale', 'text', (c) => c.notNull().defaultTo('en-IN'))
    .addColumn('body', 'jsonb', (c) => c.notNull())
    .addColumn('schema_version', 'integer', (c) => c.notNull())
    // None of these refers by a constraint: no version is ever removed, and a restore need not mind their order.
    .addColumn('based_on', 'integer')
    .addColumn('merges', 'integer')
    .addColumn('began_from', 'integer')
    .addColumn('is_aside', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('paths', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'`))
    .addColumn('member_id', 'text')
    .addColumn('at', 'timestamptz', (c) => c.notNull().defaultTo(now))
    .addColumn('note', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('editor', 'uuid')
    .addColumn('turn', 'integer')
    .addColumn('digest', 'bytea')
    .addCheckConstraint('content_versions_save', sql`(editor is null) = (turn is null)`)
    .execute();
  await db.schema
    .createIndex('content_versions_by_document')
    .on('content_versions')
    .columns(['document', 'locale', 'id'])
    .execute();
  // A repeated save finds its first answer by it, and two repeats at the same moment cannot both be stored.
  await sql`
    create unique index content_versions_by_save on content_versions (document, locale, editor, turn, is_aside)
    where editor is not null`.execute(db);

  await db.schema
    .createTable('content_pointers')
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('locale', 'text', (c) => c.notNull().defaultTo('en-IN'))
    .addColumn('draft_version', 'integer', (c) => c.references('content_versions.id'))
    .addColumn('published_version', 'integer', (c) => c.references('content_versions.id'))
    .addColumn('is_withdrawn', 'boolean', (c) => c.notNull().defaultTo(false))
    .addPrimaryKeyConstraint('content_pointers_pkey', ['document', 'locale'])
    .addCheckConstraint('content_pointers_withdrawn', sql`not is_withdrawn or published_version is null`)
    .execute();

  await db.schema
    .createTable('content_releases')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('documents', 'jsonb', (c) => c.notNull())
    .addColumn('confirmed', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'`))
    .addColumn('due', 'timestamptz')
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('planned', 'published', 'cancelled', 'failed')`),
    )
    .addColumn('fault', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('member_id', 'text')
    .addColumn('at', 'timestamptz', (c) => c.notNull().defaultTo(now))
    .addColumn('settled_at', 'timestamptz')
    .addColumn('warned_at', 'timestamptz')
    .addCheckConstraint('content_releases_planned', sql`state <> 'planned' or due is not null`)
    .execute();
  await sql`create index content_releases_planned on content_releases (due) where state = 'planned'`.execute(
    db,
  );

  await db.schema
    .createTable('content_publications')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('release', 'integer', (c) => c.notNull().references('content_releases.id'))
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('locale', 'text', (c) => c.notNull().defaultTo('en-IN'))
    .addColumn('version', 'integer', (c) => c.references('content_versions.id'))
    .addColumn('member_id', 'text')
    .addColumn('at', 'timestamptz', (c) => c.notNull().defaultTo(now))
    .execute();
  await db.schema
    .createIndex('content_publications_by_document')
    .on('content_publications')
    .columns(['document', 'locale', 'id'])
    .execute();

  await db.schema
    .createTable('site_redirects')
    .addColumn('from_path', 'text', (c) => c.primaryKey())
    // Without one the page was taken down, and the address answers 410.
    .addColumn('to_path', 'text', (c) => c.check(sql`to_path <> from_path`))
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('at', 'timestamptz', (c) => c.notNull().defaultTo(now))
    .execute();
  // Chains are folded by the address that they lead to.
  await db.schema.createIndex('site_redirects_by_target').on('site_redirects').column('to_path').execute();

  // What somebody wrote and what was public on a day can be shown later, whatever happened since.
  await sql`
    create function keep_site_history() returns trigger language plpgsql as $$
    begin
      raise exception 'versions and publications are only ever added to';
    end $$`.execute(db);
  for (const table of ['content_versions', 'content_publications']) {
    await sql`
      create trigger ${sql.ref(`keep_${table}`)} before update or delete on ${sql.table(table)}
      for each row execute function keep_site_history()`.execute(db);
    await sql`
      create trigger ${sql.ref(`keep_${table}_whole`)} before truncate on ${sql.table(table)}
      for each statement execute function keep_site_history()`.execute(db);
  }

  // Every server that listens replaces its site at once; the others ask every few seconds.
  await sql`
    create function tell_site_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('guardhouse_site', '');
      return null;
    end $$`.execute(db);
  await sql`
    create trigger tell_site_change after insert on content_publications
    for each statement execute function tell_site_change()`.execute(db);

  // Owners are told by mail that a planned release is late.
  await sql`
    alter table staff_alerts drop constraint staff_alerts_kind_check,
      add constraint staff_alerts_kind_check
        check (kind in ('new-device', 'recovery-code', 'new-owner', 'new-authenticator', 'late-release'))`.execute(
    db,
  );
}
