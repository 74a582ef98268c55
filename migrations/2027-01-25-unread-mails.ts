import { type Kysely, sql } from 'kysely';

/** Received mails that are being read, or could not be read. */
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table unread_mails (
      -- Its place in a mailbox, or the digest of what a mail service delivered.
      key text primary key,
      attempts integer not null,
      last_error text not null default '',
      tried_at timestamptz not null default now(),
      put_aside_at timestamptz
    )`.execute(db);
}
