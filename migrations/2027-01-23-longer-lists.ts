import { type Kysely, sql } from 'kysely';

/** Indexes for lists of the office that had none: quotations by words, and mails of the rarer kinds and states. */
export async function up(db: Kysely<any>): Promise<void> {
  // What a quotation is found by: to whom it is addressed, what it is about, the request's reference and the number. The
  // reference is in another table, so no generated column can have it.
  await sql`alter table quotations add column found_by text not null default ''`.execute(db);
  await sql`
    create function set_quotation_found_by() returns trigger language plpgsql as $$
    begin
      new.found_by := lower(concat_ws(' ', new.addressee, new.subject,
        (select reference from submissions where id = new.submission_id),
        'q/' || new.financial_year || '/' || lpad(new.serial::text, greatest(4, length(new.serial::text)), '0')
          || case when new.revision > 1 then '/r' || new.revision else '' end));
      return new;
    end $$`.execute(db);
  await sql`
    create trigger set_quotation_found_by
    before insert or update of addressee, subject, submission_id, financial_year, serial, revision on quotations
    for each row execute function set_quotation_found_by()`.execute(db);
  await sql`update quotations set addressee = addressee`.execute(db);

  // Every run of three letters, and what is shorter at the end of a word, so that any part of a word is found: a short one
  // as a beginning of such runs. The cost tells the planner that reading the index is cheaper than calling this for many rows.
  await sql`
    create function runs_of_letters(words text) returns tsvector
    language sql immutable strict parallel safe cost 1000 as $$
      select array_to_tsvector(array(
        select run from generate_series(1, length(words)) as start,
          lateral (select split_part(substr(words, start, 3), ' ', 1) as run) as cut
        where run <> ''
      ))
    $$`.execute(db);
  await sql`
    create index quotations_by_words on quotations using gin (runs_of_letters(found_by)) with (fastupdate = off)`.execute(
    db,
  );

  // Every submission has a notice and a confirmation. Both are left out, so that its statement pays nothing for this.
  await sql`
    create index mails_by_rare_role on mails (role, id desc) where role not in ('notice', 'confirmation')`.execute(
    db,
  );
  await sql`create index mails_failing on mails (id desc) where status = 'queued' and attempts > 0`.execute(
    db,
  );
}
