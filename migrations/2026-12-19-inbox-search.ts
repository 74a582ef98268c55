import { type Kysely, sql } from 'kysely';

/** Entries of the inbox are found by sound, by parts of numbers and by their notes, too: all are indexed anew. */
export async function up(db: Kysely<any>): Promise<void> {
  // Entries whose index is out of date. The server works them off some at a time, so that a large inbox is not locked.
  // The last ones come first. Without a unique key: two changes of one entry never wait for each other, nor is one missed.
  await sql`
    create table inbox_unindexed (
      id bigint primary key generated always as identity, submission_id bigint not null
    )`.execute(db);
  await sql`
    insert into inbox_unindexed (submission_id)
    select submission_id from inbox_entries order by submission_id`.execute(db);

  await sql`
    create function note_unindexed_entry() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        insert into inbox_unindexed (submission_id) values (old.submission_id);
      else
        insert into inbox_unindexed (submission_id) values (new.submission_id);
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger inbox_note_added after insert or update on inbox_events
    for each row when (new.action = 'note') execute function note_unindexed_entry()`.execute(db);
  await sql`
    create trigger inbox_note_removed after delete on inbox_events
    for each row when (old.action = 'note') execute function note_unindexed_entry()`.execute(db);
}
