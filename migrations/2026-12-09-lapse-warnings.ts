import { type Kysely, sql } from 'kysely';

/** The warnings that a compliance document lapses, and their mails, which no submission brings about. */
export async function up(db: Kysely<any>): Promise<void> {
  // Of several servers the one that notes a warning first writes its mails. A last day that is mended is another one.
  await sql`
    create table lapse_warnings (
      id bigint primary key generated always as identity,
      version_id integer not null references compliance_versions (id) on delete cascade,
      valid_until date not null,
      days integer not null check (days > 0),
      given_at timestamptz not null default now(),
      unique (version_id, valid_until, days)
    )`.execute(db);
  await sql`
    alter table mails
      alter column submission_id drop not null,
      add column lapse_warning_id bigint references lapse_warnings (id) on delete cascade,
      drop constraint mails_role_check,
      add constraint mails_role_check check (role in ('notice', 'confirmation', 'warning')),
      add constraint mails_subject_check check (
        (role = 'warning') = (lapse_warning_id is not null) and (role = 'warning') = (submission_id is null)
      )`.execute(db);
  await sql`create index mails_by_lapse_warning on mails (lapse_warning_id) where lapse_warning_id is not null`.execute(
    db,
  );
}
