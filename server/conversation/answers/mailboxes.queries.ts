import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

export interface MailboxState {
  /** Null for a mailbox that was never read. */
  uidValidity: string | null;
  lastUid: number;
}

/**
 * Claims a mailbox for this server, so that several servers do not read it at the same time.
 * @returns undefined where another server reads it.
 */
export async function claimMailbox(
  db: Kysely<Database>,
  name: string,
  leaseSeconds: number,
): Promise<MailboxState | undefined> {
  const { rows } = await sql<{ uidValidity: string | null; lastUid: string }>`
    insert into mailboxes as mailbox (name, leased_until)
    values (${name}, now() + make_interval(secs => ${leaseSeconds}::integer))
    on conflict (name) do update set leased_until = excluded.leased_until where mailbox.leased_until <= now()
    returning uid_validity as "uidValidity", last_uid as "lastUid"
  `.execute(db);
  const [row] = rows;
  return row && { uidValidity: row.uidValidity, lastUid: Number(row.lastUid) };
}

/** Records up to where a mailbox has been read, and prolongs the lease. */
export async function noteMailboxProgress(
  db: Kysely<Database>,
  name: string,
  { uidValidity, lastUid }: { uidValidity: string; lastUid: number },
  leaseSeconds: number,
): Promise<void> {
  await sql`
    update mailboxes set uid_validity = ${uidValidity}, last_uid = ${lastUid},
      leased_until = now() + make_interval(secs => ${leaseSeconds}::integer)
    where name = ${name}
  `.execute(db);
}

/** Ends the lease. @param fault why the mailbox could not be read; '' where it was. */
export async function releaseMailbox(db: Kysely<Database>, name: string, fault: string): Promise<void> {
  await sql`
    update mailboxes set leased_until = now(), fault = ${fault},
      read_at = case when ${fault} = '' then now() else read_at end
    where name = ${name}
  `.execute(db);
}

export interface ReadMailbox {
  readAt: Date | null;
  fault: string;
}

/** When a mailbox was last read, and why the last attempt failed; undefined before the first attempt. */
export function findMailbox(db: Kysely<Database>, name: string): Promise<ReadMailbox | undefined> {
  return db
    .selectFrom('mailboxes')
    .select(['read_at as readAt', 'fault'])
    .where('name', '=', name)
    .executeTakeFirst();
}
