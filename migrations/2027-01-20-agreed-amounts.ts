import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<any>): Promise<void> {
  // What a quotation was won for, with GST. Null for those that were won before this was asked: for what they offered.
  await sql`
    alter table quotations add column agreed_paise bigint,
      add constraint quotations_agreed check (agreed_paise is null or (state = 'won' and agreed_paise >= 0))`.execute(
    db,
  );
  // The sum of those won reads the index alone, as before.
  await sql`create index quotations_sums on quotations (state, id) include (total_paise, agreed_paise)`.execute(
    db,
  );
  await sql`drop index quotations_by_state`.execute(db);

  // The owners' pages count the open requests about personal data. Few are made, so their form pays for telling.
  await sql`
    create function tell_data_request() returns trigger language plpgsql as $$
    begin
      perform pg_notify('guardhouse_staff', 'inbox data-request');
      return null;
    end $$`.execute(db);
  await sql`
    create trigger tell_data_request after insert or update on data_requests
    for each statement execute function tell_data_request()`.execute(db);
}
