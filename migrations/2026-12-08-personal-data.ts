import { type Kysely, sql } from 'kysely';

const kinds = (...names: string[]) => sql.join(names.map((name) => sql.lit(name)));

export async function up(db: Kysely<any>): Promise<void> {
  // Null for what came before notices had versions.
  await db.schema.alterTable('submissions').addColumn('notice_version', 'text').execute();
  await db.schema.alterTable('submissions').dropConstraint('submissions_kind_check').execute();
  await sql`
    alter table submissions add constraint submissions_kind_check
    check (kind in (${kinds('contact', 'quotation', 'application', 'posting', 'data-request')}))`.execute(db);

  await db.schema
    .createTable('data_requests')
    .addColumn('submission_id', 'bigint', (c) =>
      c.primaryKey().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('full_name', 'text', (c) => c.notNull())
    .addColumn('contact', 'text', (c) => c.notNull())
    .addColumn('asked', 'text', (c) => c.notNull())
    .addColumn('details', 'text', (c) => c.notNull())
    .addColumn('due_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now() + interval '90 days'`))
    .addColumn('done_at', 'timestamptz')
    .execute();
  await sql`create index data_requests_open on data_requests (due_at, submission_id) where done_at is null`.execute(
    db,
  );
  await sql`create index data_requests_done on data_requests (done_at, submission_id) where done_at is not null`.execute(
    db,
  );

  // A person is looked for where the inbox lists everybody: the public forms pay for no index.
  await sql`create index inbox_by_email on inbox_entries (lower(email))`.execute(db);
  await sql`
    create index inbox_by_phone on inbox_entries (ltrim(right(regexp_replace(phone, '\\D', '', 'g'), 10), '0'))
    where phone <> ''`.execute(db);

  // By reference, which no later submission is given again: ids are, after a restore.
  await db.schema
    .createTable('erased_submissions')
    .addColumn('reference', 'text', (c) => c.primaryKey())
    .addColumn('erased_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();

  await sql`
    create table retention_runs (
      id bigint primary key generated always as identity,
      day date,
      started_at timestamptz not null default now(),
      finished_at timestamptz,
      dry boolean not null,
      settings text not null,
      counts jsonb not null default '{}'
    )`.execute(db);
  // Of several servers the one that notes the day first does its run.
  await sql`create unique index retention_runs_by_day on retention_runs (day) where day is not null`.execute(
    db,
  );

  await sql`create index staff_audit_by_member on staff_audit (member_id, id desc)`.execute(db);
  await sql`create index staff_audit_by_action on staff_audit (action, id desc)`.execute(db);
  await sql`create index staff_audit_by_subject_word on staff_audit using gin (string_to_array(subject, ' '))`.execute(
    db,
  );
  await sql`
    create trigger keep_staff_audit_whole before truncate on staff_audit
    for each statement execute function keep_staff_audit()`.execute(db);
}
