import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<any>): Promise<void> {
  // The list that the staff begins with. In the course of time nearly everything is closed: an index that holds the
  // open ones alone stays small, and none of the others is walked through.
  const open = sql`where not suspect and status not in ('closed', 'spam')`;
  const newest = sql`submitted_at desc, submission_id desc`;
  await sql`create index inbox_open on inbox_entries (${newest}) ${open}`.execute(db);
  await sql`create index inbox_open_by_kind on inbox_entries (kind, ${newest}) ${open}`.execute(db);
}
