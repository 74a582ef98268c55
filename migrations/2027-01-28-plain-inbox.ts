import { type Kysely, sql } from 'kysely';

/** The inbox is read by plain queries, and the start screen counts the entries themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const event of ['insert', 'update', 'delete']) {
    await sql.raw(`drop trigger tally_inbox_${event} on inbox_entries`).execute(db);
    await sql.raw(`drop function tally_inbox_${event}`).execute(db);
  }
  await sql`drop function count_inbox`.execute(db);
  await sql`drop table inbox_tallies`.execute(db);

  await sql`drop index inbox_search`.execute(db);
  await sql`drop function inbox_facets`.execute(db);
  await sql`create index inbox_search on inbox_entries using gin (search) with (fastupdate = off)`.execute(
    db,
  );
  // Most words are rare. The planner takes each word that it does not know for as frequent as the rarest that it knows.
  await sql`alter table inbox_entries alter column search set statistics 1000`.execute(db);
  const newest = sql`submitted_at desc, submission_id desc`;
  await sql`
    create index inbox_by_flag on inbox_entries using gin (flags) with (fastupdate = off)`.execute(db);
  await sql`
    create index inbox_by_locale on inbox_entries (locale, ${newest})
    where not suspect and locale <> 'en-IN'`.execute(db);

  // What the start screen counts is read from these indexes alone.
  await sql`drop index inbox_unanswered`.execute(db);
  await sql`
    create index inbox_unanswered on inbox_entries (${newest}) include (kind)
    where not suspect and (status = 'new' or (status = 'in progress' and kind <> 'application'))`.execute(db);
  await sql`drop index inbox_applicants`.execute(db);
  await sql`
    create index inbox_applicants on inbox_entries (job_opening_id, inbox_stage(kind, stage_id, status), ${newest})
    include (kind, stage_id, status)
    where not suspect and status <> 'spam' and kind = 'application'`.execute(db);
}
