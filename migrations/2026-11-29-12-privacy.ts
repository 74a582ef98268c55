import { type Kysely, sql } from 'kysely';

/** Requests about personal data, retention, and what is left of erasures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table data_requests (
      submission_id bigint primary key references submissions (id) on delete cascade,
      full_name text not null,
      contact text not null,
      asked text not null,
      details text not null,
      due_at timestamptz not null default now() + interval '90 days',
      done_at timestamptz,
      confirmed_at timestamptz,
      confirmed_from text not null default ''
    );
    create index data_requests_open on data_requests (due_at, submission_id) where done_at is null;
    create index data_requests_done on data_requests (done_at, submission_id) where done_at is not null`.execute(
    db,
  );
  // A request is confirmed by a link that is mailed to the address given in it. One row a mail that was sent: of a
  // request whose mail is sent again, every link that has not expired is good.
  await sql`
    create table data_request_links (
      token_hash bytea primary key,
      submission_id bigint not null references data_requests (submission_id) on delete cascade,
      expires_at timestamptz not null default now() + interval '7 days'
    );
    create index data_request_links_by_submission on data_request_links (submission_id)`.execute(db);
  // The owners' pages count the open requests. Few are made, so their form pays for telling.
  await sql`
    create function tell_data_request() returns trigger language plpgsql as $$
    begin
      perform pg_notify('guardhouse_staff', 'inbox data-request');
      return null;
    end $$;
    create trigger tell_data_request after insert or update on data_requests
    for each statement execute function tell_data_request()`.execute(db);

  // By reference, which no later submission is given again: ids are, after a restore.
  await sql`
    create table erased_submissions (
      reference text primary key,
      erased_at timestamptz not null default now()
    )`.execute(db);
  // Tells the staff's pages of what was erased or is not kept any more, so that nothing of it stays on a screen. How often
  // there were removals is counted: nothing else is left of them by which a page could see that it shows too much.
  await sql`
    create sequence removals;
    create function tell_removal() returns trigger language plpgsql as $$
    declare kinds text;
    begin
      select string_agg(distinct kind, ',') into kinds from removed;
      if kinds is not null then
        perform nextval('removals');
        perform pg_notify('guardhouse_staff', 'inbox ' || kinds);
      end if;
      return null;
    end $$;
    create trigger tell_removal after delete on submissions referencing old table as removed
    for each statement execute function tell_removal()`.execute(db);

  // Of several servers the one that notes the day first does its run.
  await sql`
    create table retention_runs (
      id bigint primary key generated always as identity,
      day date,
      started_at timestamptz not null default now(),
      finished_at timestamptz,
      dry boolean not null,
      settings text not null,
      counts jsonb not null default '{}',
      -- Why the run was held: it removes nothing until a person has confirmed it.
      doubt text
    );
    create unique index retention_runs_by_day on retention_runs (day) where day is not null`.execute(db);
}
