import { type Kysely, sql } from 'kysely';

/** What the staff says about submissions: that two are of the same person, or of different ones. */
export async function up(db: Kysely<any>): Promise<void> {
  // Each link is stored in both directions, so that it is found from either end by one index.
  await sql`
    create table person_links (
      submission_id bigint not null references submissions (id) on delete cascade,
      other_id bigint not null references submissions (id) on delete cascade,
      is_same boolean not null,
      primary key (submission_id, other_id),
      check (submission_id <> other_id)
    )`.execute(db);
  await sql`create index person_links_by_other on person_links (other_id)`.execute(db);

  // A person is found by another address that an answer came from.
  await sql`
    create index messages_by_address on messages (lower(address)) where direction = 'received'`.execute(db);

  // The actions of before are kept, whichever they are, since other migrations of these days add some as well.
  await sql`
    do $$
    declare
      former text := (
        select pg_get_expr(conbin, conrelid) from pg_constraint
        where conname = 'inbox_events_action_check' and conrelid = 'inbox_events'::regclass
      );
    begin
      alter table inbox_events drop constraint inbox_events_action_check;
      execute format(
        'alter table inbox_events add constraint inbox_events_action_check check (
          action in (''merged'', ''unmerged'', ''split'', ''unsplit'') and message_id is null or (%s))', former);
    end $$`.execute(db);
}
