import { type Kysely, sql } from 'kysely';
import type { ConversationMessage } from '../../src/contract/staff/conversation.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import { type DeliveryRow, deliveryOf, lastAnswerOf } from '../mail/delivery.queries.ts';
import { type ResumeRow, resumeInfoOf } from './resume-access.ts';

/** The messages of a submission, oldest first. */
export async function listMessages(
  db: Kysely<Database>,
  { submissionId, email }: { submissionId: string; email: string },
  config: Pick<Config, 'clamav'>,
): Promise<ConversationMessage[]> {
  const { rows } = await sql<MessageRow>`
    select message.id, direction, nature, name, address, subject, body, is_cut as "isCut",
      not has_token as "isUnproven",
      mail.status, mail.attempts,
      ${lastAnswerOf(sql.ref('mail.id'))} as "lastAnswer",
      (select coalesce(json_agg(json_build_object('id', file.id::text, 'name', file.name, 'size', file.size,
          'leftOut', left_out, 'stored', case when resumes.id is not null then json_build_object('id', resumes.id,
            'size', resumes.size, 'type', type, 'original_name', original_name, 'scan_state', scan_state) end)
          order by file.id), '[]')
        from message_files as file left join resumes on resumes.id = resume_id
        where file.message_id = message.id) as files
    from messages as message left join mails as mail on mail.reply_id = message.id
    where message.submission_id = ${submissionId} order by message.id
  `.execute(db);
  return rows.map(({ direction, status, attempts, lastAnswer, files, ...message }) => ({
    ...message,
    isOtherAddress: direction === 'received' && message.address.toLowerCase() !== email.trim().toLowerCase(),
    files: files.map(({ stored, ...file }) => ({ ...file, file: stored && resumeInfoOf(stored, config) })),
    delivery: deliveryOf({ status, attempts, lastAnswer }),
  }));
}

interface MessageRow
  extends DeliveryRow,
    Pick<
      ConversationMessage,
      'id' | 'nature' | 'name' | 'address' | 'subject' | 'body' | 'isCut' | 'isUnproven'
    > {
  direction: 'sent' | 'received';
  files: (Pick<ConversationMessage['files'][number], 'id' | 'name' | 'size' | 'leftOut'> & {
    stored: ResumeRow | null;
  })[];
}

/** The addresses to which the staff has corrected that of a mail to the sender, the latest first. */
export async function listCorrected(
  db: Kysely<Database>,
  submissionId: string,
  email: string,
): Promise<string[]> {
  const { rows } = await sql<{ recipient: string }>`
    select recipient from mails left join messages on messages.id = reply_id
    where mails.submission_id = ${submissionId} and role in ('confirmation', 'reply')
      and lower(recipient) <> lower(coalesce(messages.address, ${email}::text))
    group by recipient order by max(queued_at) desc limit 3
  `.execute(db);
  return rows.map(({ recipient }) => recipient);
}
