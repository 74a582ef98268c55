import { type Kysely, sql } from 'kysely';

/** Where an applicant lives, as a recruiter has noted it. The form and older clients do not ask for it. */
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table job_applications add column city text check (city <> '')`.execute(db);
  // One job's applicants are counted by it in the index alone, as by the other columns.
  await sql`drop index job_applications_by_opening`.execute(db);
  await sql`
    create index job_applications_by_opening on job_applications (job_opening_id, submission_id)
    include (qualification, resume_id, city)`.execute(db);
  // What is noted already is offered for the next applicant.
  await sql`create index job_applications_cities on job_applications (city) where city is not null`.execute(
    db,
  );

  // The actions of before are kept, whichever they are.
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
          action = ''city'' and message_id is null or (%s))', former);
    end $$`.execute(db);
}
