import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** By then the office has seen what was put aside, and no mail service delivers the mail again. */
const DAYS_KEPT = 30;

/** Counts an attempt before the mail is read. @returns how many there are with it. */
export async function countAttempt(db: Kysely<Database>, key: string): Promise<number> {
  const { rows } = await sql<{ attempts: number }>`
    insert into unread_mails as mail (key, attempts) values (${key}, 1)
    on conflict (key) do update set attempts = mail.attempts + 1, tried_at = now() returning attempts
  `.execute(db);
  return rows[0]?.attempts ?? 1;
}

/** Takes an attempt back that says nothing about the mail. */
export async function takeBackAttempt(db: Kysely<Database>, key: string): Promise<void> {
  await sql`update unread_mails set attempts = attempts - 1 where key = ${key}`.execute(db);
}

export async function noteMailError(
  db: Kysely<Database>,
  key: string,
  { message, isPutAside }: { message: string; isPutAside: boolean },
): Promise<void> {
  await sql`
    update unread_mails set last_error = coalesce(nullif(${message}, ''), last_error),
      put_aside_at = case when ${isPutAside} then coalesce(put_aside_at, now()) end
    where key = ${key}
  `.execute(db);
}

export async function forgetReadMail(db: Kysely<Database>, key: string): Promise<void> {
  await db.deleteFrom('unread_mails').where('key', '=', key).execute();
}

/** How many mails were put aside, and when the last one was; undefined for none. */
export async function countMailsPutAside(
  db: Kysely<Database>,
): Promise<{ count: number; last: Date } | undefined> {
  const { rows } = await sql<{ count: number; last: Date }>`
    select count(*)::integer as count, max(put_aside_at) as last from unread_mails
    where put_aside_at is not null having count(*) > 0
  `.execute(db);
  return rows[0];
}

export async function removeOldUnreadMails(db: Kysely<Database>): Promise<void> {
  await sql`delete from unread_mails where tried_at < now() - make_interval(days => ${DAYS_KEPT})`.execute(
    db,
  );
}
