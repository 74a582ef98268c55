import { type Kysely, sql } from 'kysely';
import type { Database, MailRole, MailStatus } from '../database/schema.ts';
import { lastAnswerOf } from './delivery.queries.ts';

export interface MailState {
  id: string;
  role: Extract<MailRole, 'notice' | 'confirmation'>;
  status: MailStatus;
  attempts: number;
  /** The mail server's last answer, or why the mail was given up. */
  lastAnswer: string | null;
}

/** The automatic mails about a submission with their state, oldest first. */
export async function listMailsOf(db: Kysely<Database>, submissionId: string): Promise<MailState[]> {
  const { rows } = await sql<MailState>`
    select id, role, status, attempts, ${lastAnswerOf(sql.ref('mails.id'))} as "lastAnswer"
    from mails where submission_id = ${submissionId} and reply_id is null order by id
  `.execute(db);
  return rows;
}
