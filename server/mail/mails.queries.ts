import { type Kysely, sql } from 'kysely';
import type { Database, MailRole } from '../database/schema.ts';

export interface ClaimedMail {
  id: string;
  claim: string;
  /** The id of what it is about: of a submission or, by its role, of a warning or an alert. */
  aboutId: string;
  role: MailRole;
  recipient: string | null;
  messageId: string;
  /** This one included. */
  attempts: number;
}

/**
 * Takes the mails whose turn it is, those first that have waited longest. Nobody else takes them for `leaseSeconds`;
 * whoever dies with them leaves them to be taken again after that. No transaction is held while mails are sent: the
 * embedded database has only one connection.
 */
export async function claimDueMails(
  db: Kysely<Database>,
  { limit, leaseSeconds, domain }: { limit: number; leaseSeconds: number; domain: string },
): Promise<ClaimedMail[]> {
  const { rows } = await sql<ClaimedMail>`
    update mails set claim = gen_random_uuid(), attempts = attempts + 1,
      due_at = now() + make_interval(secs => ${leaseSeconds}::integer),
      message_id = coalesce(message_id, '<' || gen_random_uuid() || '@' || ${domain}::text || '>')
    where id in (
      select id from mails where status = 'queued' and due_at <= now()
      order by due_at, id limit ${limit} for update skip locked
    )
    returning id, claim, coalesce(submission_id, lapse_warning_id, staff_alert_id) as "aboutId", role, recipient,
      message_id as "messageId", attempts
  `.execute(db);
  return rows.sort((a, b) => Number(a.id) - Number(b.id));
}

/** What is sent is sent, even where the claim has run out meanwhile: then it may be sent once more, never less. */
export async function markMailSent(db: Kysely<Database>, id: string, detail: string): Promise<void> {
  await sql`
    with mail as (
      update mails set status = 'sent', settled_at = now(), claim = null where id = ${id} returning id
    )
    insert into mail_attempts (mail_id, outcome, detail) select id, 'sent', ${detail} from mail
  `.execute(db);
}

/**
 * Puts a mail off whose attempt failed or, where its next one would come too late, parks it.
 * @returns what became of it; undefined where somebody else has it by now.
 */
export async function markMailFailed(
  db: Kysely<Database>,
  { id, claim }: Pick<ClaimedMail, 'id' | 'claim'>,
  detail: string,
  { pauseSeconds, giveUpAfterSeconds }: { pauseSeconds: number; giveUpAfterSeconds: number },
): Promise<'failed' | 'parked' | undefined> {
  const { rows } = await sql<{ outcome: 'failed' | 'parked' }>`
    with mail as (
      update mails set claim = null, due_at = now() + make_interval(secs => ${pauseSeconds}::integer),
        status = case when ${isTooLate(giveUpAfterSeconds, pauseSeconds)} then 'parked' else 'queued' end,
        settled_at = case when ${isTooLate(giveUpAfterSeconds, pauseSeconds)} then now() end
      where id = ${id} and claim = ${claim}::uuid and status = 'queued'
      returning id, case status when 'parked' then 'parked' else 'failed' end as outcome
    )
    insert into mail_attempts (mail_id, outcome, detail) select id, outcome, ${detail} from mail
    returning outcome
  `.execute(db);
  return rows[0]?.outcome;
}

/** Gives a mail up that is not to be sent unasked, for a reason that another attempt would not change. */
export async function parkMail(db: Kysely<Database>, id: string, detail: string): Promise<void> {
  await sql`
    with mail as (
      update mails set status = 'parked', settled_at = now(), claim = null where id = ${id} returning id
    )
    insert into mail_attempts (mail_id, outcome, detail) select id, 'parked', ${detail} from mail
  `.execute(db);
}

/** Gives up what has waited too long for its turn, as when mail was not set up: a late mail is worse than none. */
export async function parkStaleMails(
  db: Kysely<Database>,
  giveUpAfterSeconds: number,
  detail: string,
): Promise<number> {
  const { rows } = await sql`
    with mail as (
      update mails set status = 'parked', settled_at = now(), claim = null
      where status = 'queued' and due_at <= now() and ${isTooLate(giveUpAfterSeconds, 0)}
      returning id
    )
    insert into mail_attempts (mail_id, outcome, detail) select id, 'parked', ${detail} from mail returning id
  `.execute(db);
  return rows.length;
}

function isTooLate(giveUpAfterSeconds: number, pauseSeconds: number) {
  return sql`queued_at + make_interval(secs => ${giveUpAfterSeconds}::integer)
    < now() + make_interval(secs => ${pauseSeconds}::integer)`;
}

/** Lets mails be taken at once that a process had which is no more. Only for who uses the database alone. */
export async function releaseMails(db: Kysely<Database>): Promise<void> {
  await sql`
    update mails set claim = null, due_at = now() where status = 'queued' and claim is not null
  `.execute(db);
}

/** How many confirmations went to a mail's address within the hour, those before it that are on their way included. */
export async function countRecentConfirmations(
  db: Kysely<Database>,
  { id, recipient }: Pick<ClaimedMail, 'id' | 'recipient'>,
): Promise<number> {
  const isSameAddress = sql`role = 'confirmation' and lower(recipient) = lower(${recipient})`;
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from mails
        where status = 'sent' and settled_at > now() - interval '1 hour' and ${isSameAddress})::integer
      + (select count(*) from mails
        where status = 'queued' and claim is not null and id < ${id} and ${isSameAddress})::integer as count
  `.execute(db);
  return rows[0]?.count ?? 0;
}
