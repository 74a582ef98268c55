import { type Kysely, sql } from 'kysely';

/** What it takes to do an act of the staff once, to notice that somebody else was quicker, and to remove a mistake. */
export async function up(db: Kysely<any>): Promise<void> {
  // Without a key nothing in it can be read: the key itself is not here, and the answer is encrypted by it.
  await db.schema
    .createTable('staff_creations')
    .addColumn('member_id', 'text', (c) => c.notNull().references('staff_members.id').onDelete('cascade'))
    .addColumn('act', 'text', (c) => c.notNull())
    .addColumn('key_hash', 'bytea', (c) => c.notNull())
    .addColumn('content_digest', 'bytea', (c) => c.notNull())
    .addColumn('answer', 'text')
    .addColumn('is_final', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('staff_creations_pkey', ['member_id', 'act', 'key_hash'])
    .execute();

  // Raised by each change of status or assignee, and by a restored suspect.
  await sql`alter table inbox_entries add column version integer not null default 1`.execute(db);

  await sql`alter table inbox_events
    add column version integer not null default 1,
    add column edited_at timestamptz,
    add column removed_at timestamptz`.execute(db);

  await sql`alter table compliance_items add column was_published boolean not null default true`.execute(db);
  // The audit log goes back a year only: without the line of its beginning, an item may have been public before that.
  await sql`update compliance_items set was_published = false
    where not published and document_path = ''
      and exists (select from staff_audit
        where subject = 'document ' || compliance_items.id and action = 'document entered')
      and not exists (select from staff_audit
        where subject = 'document ' || compliance_items.id and action = 'document published')`.execute(db);
}
