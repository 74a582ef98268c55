import { type Kysely, sql } from 'kysely';

/** A trigger sees the new rows as `changed`, or the old ones of a deletion. */
const triggers = {
  inbox_entries: { insert: 'new', update: 'new' },
  inbox_events: { insert: 'new', update: 'new', delete: 'old' },
};

export async function up(db: Kysely<any>): Promise<void> {
  // Tells every server that listens which kinds of entries have changed. The submission itself pays nothing: its entry
  // is made later. An erased submission is not told about, since its history is gone together with it.
  await sql`
    create function tell_inbox_change() returns trigger language plpgsql as $$
    declare kinds text;
    begin
      select string_agg(distinct submissions.kind, ',') into kinds
      from changed join submissions on submissions.id = changed.submission_id;
      if kinds is not null then perform pg_notify('guardhouse_staff', 'inbox ' || kinds); end if;
      return null;
    end $$`.execute(db);
  for (const [table, events] of Object.entries(triggers))
    for (const [event, rows] of Object.entries(events))
      await sql`
        create trigger ${sql.ref(`tell_${table}_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
        referencing ${sql.raw(rows)} table as changed
        for each statement execute function tell_inbox_change()`.execute(db);

  // A session that was ended ends what it listens with as well.
  await sql`
    create function tell_session_end() returns trigger language plpgsql as $$
    begin
      perform pg_notify('guardhouse_staff', 'sessions');
      return null;
    end $$`.execute(db);
  await sql`
    create trigger tell_session_end after delete on staff_sessions
    for each statement execute function tell_session_end()`.execute(db);

  // What the menu counts: the new ones that nobody has taken, and those of each member.
  await sql`
    create index inbox_waiting on inbox_entries (kind, assignee_id) where status = 'new' and not suspect
  `.execute(db);
}
