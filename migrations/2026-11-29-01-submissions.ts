import { type Kysely, sql } from 'kysely';

/** What the forms bring in: a row of `submissions` each, and the rest in the table of its kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table submissions (
      id bigint primary key generated always as identity,
      reference text not null unique,
      kind text not null check (kind in ('contact', 'quotation', 'application', 'posting', 'data-request')),
      door text not null check (door in ('site', 'legacy', 'import')),
      submitted_at timestamptz not null default now(),
      notice_version text,
      locale text not null default 'en-IN'
    );
    create index submissions_by_kind_and_time on submissions (kind, submitted_at desc, id desc);

    create table submission_flags (
      submission_id bigint not null references submissions (id) on delete cascade,
      flag text not null,
      primary key (submission_id, flag)
    );
    create index submission_flags_by_flag on submission_flags (flag);

    create table contact_requests (
      submission_id bigint primary key references submissions (id) on delete cascade,
      full_name text not null,
      email_id text not null,
      mobile_no text not null,
      company_name text not null,
      user_message text not null
    );

    create table quotation_requests (
      submission_id bigint primary key references submissions (id) on delete cascade,
      first_name text not null,
      last_name text not null,
      email_id text not null,
      mobile_no text not null,
      address text not null,
      state text not null,
      city text not null,
      services_type text not null
    )`.execute(db);

  // By these a repeated request finds its first answer.
  await sql`
    create table recent_submissions (
      digest bytea primary key,
      reference text not null,
      submitted_at timestamptz not null default now()
    );
    create index recent_submissions_by_time on recent_submissions (submitted_at)`.execute(db);

  // Unlogged: neither is worth a write to disk, and a crash of the database forgives everybody. Pages are half empty
  // so that a count is put in the place of the one before.
  await sql`
    create unlogged table submission_counts (
      address text not null,
      form text not null,
      count integer not null default 1,
      started_at timestamptz not null default now(),
      primary key (address, form)
    ) with (fillfactor = 50);
    create unlogged table recent_texts (
      digest bytea primary key,
      sender bytea not null,
      seen_at timestamptz not null default now()
    )`.execute(db);
}
