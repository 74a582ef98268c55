import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { statusOfStage } from '../inbox/applicants/hiring-stages.queries.ts';
import { addFiles, type NewFile } from './messages.queries.ts';

export interface NewReply {
  submissionId: string;
  memberId: string;
  /** The sender of the submission, to whom it goes. */
  name: string;
  to: string;
  locale: string;
  subject: string;
  text: string;
  messageId: string;
  files: readonly NewFile[];
  /** Whether an open item is answered by it. An application is not, since its stage says how far it is. */
  isAnswered: boolean;
}

/**
 * Stores a reply with its files, queues its mail, and records both in the item's history.
 * @returns the id of the message.
 */
export async function createReply(trx: Transaction<Database>, reply: NewReply): Promise<string> {
  const { submissionId, memberId, name, to, locale, subject, text, messageId, files, isAnswered } = reply;
  const { id } = await trx
    .insertInto('messages')
    .values({
      submission_id: submissionId,
      direction: 'sent',
      member_id: memberId,
      name,
      address: to,
      locale,
      subject,
      body: text,
      message_id: messageId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addFiles(trx, id, files);
  await trx
    .insertInto('mails')
    .values({
      submission_id: submissionId,
      reply_id: id,
      role: 'reply',
      recipient: to,
      message_id: messageId,
      claim: null,
    })
    .execute();
  await trx
    .insertInto('inbox_events')
    .values({ submission_id: submissionId, member_id: memberId, action: 'reply', text: '', message_id: id })
    .execute();
  // An application has the status of its stage, which an answer may have changed to new.
  const status = sql`case when entry.kind = 'application' then ${statusOfStage} else 'answered' end`;
  await sql`
    with seen as (
      select submission_id, ${status} as status,
        case when entry.kind = 'application' then entry.status <> 'spam' and entry.status <> ${status}
          else ${isAnswered}::boolean and entry.status in ('new', 'in progress') end as turns
      from inbox_entries as entry where submission_id = ${submissionId} for update
    ), changed as (
      update inbox_entries as entry set has_answer = false, version = entry.version + turns::integer,
        status = case when turns then seen.status else entry.status end
      from seen where entry.submission_id = seen.submission_id
    )
    insert into inbox_events (submission_id, member_id, action, text)
    select submission_id, ${memberId}, 'status', status from seen where turns
  `.execute(trx);
  return id;
}

/** A reply as its mail is written. */
export interface ReplyToWrite {
  reference: string;
  kind: string;
  token: string;
  name: string;
  address: string;
  subject: string;
  body: string;
}

export function findReply(db: Kysely<Database>, id: string): Promise<ReplyToWrite | undefined> {
  return db
    .selectFrom('messages')
    .innerJoin('submissions', 'submissions.id', 'messages.submission_id')
    .innerJoin('conversations', 'conversations.submission_id', 'messages.submission_id')
    .select(['reference', 'kind', 'token', 'name', 'address', 'subject', 'body'])
    .where('messages.id', '=', id)
    .executeTakeFirst();
}

/** More than this makes the header long, and mail programs only look at the last ones. */
const MOST_REFERENCES = 20;

/**
 * The Message-IDs before a reply, oldest first: those of the conversation, after that of the confirmation to which the
 * sender may have it sorted.
 */
export async function listMessageIdsBefore(db: Kysely<Database>, id: string): Promise<string[]> {
  const { rows } = await sql<{ messageId: string }>`
    with reply as (select submission_id from messages where id = ${id})
    select message_id as "messageId" from (
      select 0 as part, id, message_id from mails
      where submission_id = (select submission_id from reply) and role = 'confirmation' and message_id is not null
      union all
      select 1, id, message_id from messages
      where submission_id = (select submission_id from reply) and id < ${id}
    ) as earlier order by part desc, id desc limit ${MOST_REFERENCES}
  `.execute(db);
  return rows.map(({ messageId }) => messageId).reverse();
}

export async function listFilesOfReply(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('message_files')
    .innerJoin('resumes', 'resumes.id', 'resume_id')
    .select(['resumes.id', 'type', 'original_name', 'scan_state'])
    .where('message_id', '=', id)
    .where(sql<SqlBool>`resume_id is not null`)
    .orderBy('message_files.id')
    .execute();
}
