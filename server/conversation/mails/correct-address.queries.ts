import { sql, type Transaction } from 'kysely';
import type { Database, MailRole } from '../../database/schema.ts';

export interface MailToCorrect {
  submissionId: string;
  reference: string;
  kind: string;
  role: MailRole;
  recipient: string | null;
  /** Whether it has failed, or may not have arrived, and is not being sent at this moment. */
  isDone: boolean;
  isInInbox: boolean;
}

/** A mail about a submission of one of these kinds, locked until the end of the transaction. */
export async function lockMail(
  trx: Transaction<Database>,
  id: string,
  kinds: readonly string[],
): Promise<MailToCorrect | undefined> {
  const { rows } = await sql<MailToCorrect>`
    select submission_id as "submissionId", reference, kind, role, recipient,
      mails.status in ('parked', 'sent') or (mails.status = 'queued' and attempts > 0 and claim is null) as "isDone",
      exists (select from inbox_entries as entry where entry.submission_id = mails.submission_id) as "isInInbox"
    from mails join submissions on submissions.id = submission_id
    where mails.id = ${id}::bigint and kind = any(${[...kinds]}::text[]) for update of mails
  `.execute(trx);
  return rows[0];
}

/** Queues the mail again, as a new one to that address. */
export async function sendTo(trx: Transaction<Database>, id: string, address: string): Promise<void> {
  await sql`
    update mails set recipient = ${address}, status = 'queued', queued_at = now(), due_at = now(), settled_at = null,
      attempts = 0, claim = null, message_id = null
    where id = ${id}::bigint
  `.execute(trx);
}

/** Says in the item's history what was corrected. */
export async function addCorrectionNote(
  trx: Transaction<Database>,
  submissionId: string,
  memberId: string,
  text: string,
): Promise<void> {
  await trx
    .insertInto('inbox_events')
    .values({ submission_id: submissionId, member_id: memberId, action: 'note', text })
    .execute();
}
