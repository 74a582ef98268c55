import { type Kysely, sql } from 'kysely';

/** The files of the private store: resumes, attachments of mails, and the PDFs of quotations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // All are called resumes, since they need the same scans, quarantine and removal.
  await sql`
    create table resumes (
      id uuid primary key,
      sha256 bytea not null,
      size integer not null,
      type text not null check (type in ('pdf', 'doc', 'docx', 'jpg', 'png')),
      original_name text not null,
      stored_at timestamptz not null default now(),
      scan_state text not null default 'pending' check (scan_state in ('pending', 'clean', 'infected', 'error')),
      scan_note text not null default '',
      scan_due_at timestamptz not null default now(),
      scanned_at timestamptz
    );
    create index resumes_to_scan on resumes (scan_due_at) where scan_state in ('pending', 'error')`.execute(
    db,
  );

  // Files whose rows were removed for good. They are removed from the store once more some time later, since a sweep may
  // have been moving one at that moment, or the store may have been away.
  await sql`
    create table resumes_to_erase (
      id uuid primary key,
      since timestamptz not null default now()
    )`.execute(db);

  // Keeps one database's files apart from another's. The row is made at first use: a copy that is made of an empty
  // database is a database of its own.
  await sql`
    create table database_identity (
      is_only boolean primary key default true check (is_only),
      id uuid not null default gen_random_uuid()
    )`.execute(db);
}
