import { type Kysely, sql } from 'kysely';

/** What keeps one database's files apart from another's, and an erasure of files from being forgotten. */
export async function up(db: Kysely<any>): Promise<void> {
  // The row is made at first use: a copy that is made of an empty database is a database of its own.
  await sql`
    create table database_identity (
      is_only boolean primary key default true check (is_only),
      id uuid not null default gen_random_uuid()
    )`.execute(db);

  // Resumes whose rows were removed for good. They are removed from the store once more some time later, since a sweep
  // may have been moving one at that moment, or the store may have been away.
  await sql`
    create table resumes_to_erase (
      id uuid primary key,
      since timestamptz not null default now()
    )`.execute(db);
}
