import { type Kysely, sql } from 'kysely';

/** What the staff needs to moderate jobs and to publish blogs and compliance documents. */
export async function up(db: Kysely<any>): Promise<void> {
  // Raised by each change of the staff's: whoever saves an older one is told.
  for (const table of ['job_openings', 'blogs', 'compliance_items'])
    await sql`alter table ${sql.table(table)} add column version integer not null default 1`.execute(db);

  await sql`alter table job_openings
    add column closes_on date,
    add column rejection text not null default '',
    drop constraint job_openings_status_check,
    add constraint job_openings_status_check check (status in ('pending', 'open', 'closed', 'rejected'))
  `.execute(db);
  // What is open has indexes of its own.
  await sql`create index job_openings_hidden on job_openings (status, id) where status <> 'open'`.execute(db);
  await sql`create index job_openings_hidden_search on job_openings using gin (search)
    where status <> 'open'`.execute(db);
  await sql`create index job_openings_closing on job_openings (closes_on)
    where status = 'open' and closes_on is not null`.execute(db);
  await sql`create index staff_audit_by_subject on staff_audit (subject, id)`.execute(db);

  // A draft has no time of publication yet.
  await sql`alter table blogs alter published_at drop not null`.execute(db);

  await sql`alter table compliance_items
    add column published boolean not null default true,
    add column changed_at timestamptz not null default now()`.execute(db);
  await sql`update compliance_items set changed_at = published_at`.execute(db);
  await sql`
    create table compliance_versions (
      id integer primary key generated always as identity,
      item_id integer not null references compliance_items (id) on delete cascade,
      document_path text not null,
      sha256 bytea not null,
      size integer not null,
      valid_from date,
      valid_until date,
      stored_at timestamptz not null default now(),
      member_id text references staff_members (id) on delete set null,
      check (valid_until >= valid_from)
    )`.execute(db);
  await sql`create index compliance_versions_by_item on compliance_versions (item_id, id)`.execute(db);
}
