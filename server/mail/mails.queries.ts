import { type Kysely, sql } from 'kysely';
import { runTransaction } from '../database/run-transaction.ts';
import type { Database, MailRole } from '../database/schema.ts';

export interface ClaimedMail {
  id: string;
  claim: string;
  /** The id of the submission or, depending on the role, of the reply, warning, alert, reminder or notice to a member. */
  aboutId: string;
  role: MailRole;
  recipient: string | null;
  /** That of the visitor who reads it; null for the mails to the staff. */
  locale: string | null;
  messageId: string;
  /** The number of attempts, this one included. */
  attempts: number;
}

/**
 * Claims the mails that are due, those that have been due the longest first. The claim is a lease of `leaseSeconds`:
 * if this process dies, another one can claim the mails after that. No transaction is held open while mails are sent,
 * since the embedded database has only one connection.
 * @returns the claimed mails, oldest first.
 */
export async function claimDueMails(
  db: Kysely<Database>,
  { limit, leaseSeconds, domain }: { limit: number; leaseSeconds: number; domain: string },
): Promise<ClaimedMail[]> {
  const { rows } = await sql<ClaimedMail>`
    update mails set claim = gen_random_uuid(), attempts = attempts + 1,
      due_at = now() + make_interval(secs => ${leaseSeconds}::integer),
      message_id = coalesce(message_id, '<' || coalesce((
        select token || '.' from conversations where role = 'reply' and conversations.submission_id = mails.submission_id
      ), '') || gen_random_uuid() || '@' || ${domain}::text || '>')
    where id in (
      select id from mails where status = 'queued' and due_at <= now()
      order by due_at, id limit ${limit} for update skip locked
    )
    returning id, claim, coalesce(reply_id, submission_id, lapse_warning_id, staff_alert_id, quotation_reminder_id,
        member_notice_id) as "aboutId", role, recipient,
      case role when 'confirmation' then (select locale from submissions where id = submission_id)
        when 'reply' then (select locale from messages where id = reply_id) end as locale,
      message_id as "messageId", attempts
  `.execute(db);
  return rows.sort((a, b) => Number(a.id) - Number(b.id));
}

/** Marks a mail as sent even if its lease has expired. Delivery is at least once, so it may be sent again. */
export async function markMailSent(db: Kysely<Database>, id: string, detail: string): Promise<void> {
  await sql`
    with mail as (
      update mails set status = 'sent', settled_at = now(), claim = null where id = ${id} returning id
    )
    insert into mail_attempts (mail_id, outcome, detail) select id, 'sent', ${detail} from mail
  `.execute(db);
}

/**
 * Schedules the retry of a mail whose attempt failed, or parks the mail if the retry would come too late.
 * @returns the outcome; undefined where another worker has claimed the mail by now.
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

/** Gives up a mail for a reason that a retry would not change. A member may still have it sent. */
export async function parkMail(db: Kysely<Database>, id: string, detail: string): Promise<void> {
  await sql`
    with mail as (
      update mails set status = 'parked', settled_at = now(), claim = null where id = ${id} returning id
    )
    insert into mail_attempts (mail_id, outcome, detail) select id, 'parked', ${detail} from mail
  `.execute(db);
}

/** Gives up a mail to an address that the mail server does not take, and flags the submission that it is about. */
export async function parkUnreachable(db: Kysely<Database>, id: string, detail: string): Promise<void> {
  await runTransaction(db, async (trx) => {
    await parkMail(trx, id, detail);
    const { rows } = await sql<{ submission: string }>`
      insert into submission_flags (submission_id, flag)
      select submission_id, 'odd-email' from mails where id = ${id} and submission_id is not null
      on conflict do nothing returning submission_id as submission
    `.execute(trx);
    for (const { submission } of rows)
      await sql`
        update inbox_entries set flags = array(select flag from submission_flags where submission_id = ${submission} order by flag)
        where submission_id = ${submission}
      `.execute(trx);
  });
}

/**
 * Gives up the due mails that were queued too long ago, for example while mail was not configured: a late mail is worse
 * than none.
 * @returns how many were given up.
 */
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

/**
 * Releases the mails that a process which has died had claimed, so that they can be sent now. Call it only where no
 * other process uses the database: it releases every claim.
 */
export async function releaseMails(db: Kysely<Database>): Promise<void> {
  await sql`
    update mails set claim = null, due_at = now() where status = 'queued' and claim is not null
  `.execute(db);
}

/**
 * How many confirmations were sent to a mail's address within the last hour, including earlier ones that are being sent
 * at the moment.
 */
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
