import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { stageOfEntry } from '../../inbox/applicants/hiring-stages.queries.ts';
import { addFiles, type NewFile } from '../messages.queries.ts';
import type { ParsedMail } from './parse-mail.ts';

export interface FoundConversation {
  submissionId: string;
  reference: string;
  /** Whether it was found by its secret. */
  hasToken: boolean;
}

/** The submission whose conversation has one of these secrets; the first that has one counts. */
export async function findByTokens(
  db: Kysely<Database>,
  tokens: readonly string[],
): Promise<FoundConversation | undefined> {
  const { rows } = await sql<FoundConversation>`
    select submission_id as "submissionId", reference, true as "hasToken"
    from unnest(${[...tokens]}::text[]) with ordinality as named (token, place)
      join conversations using (token) join submissions on submissions.id = submission_id
    order by place limit 1
  `.execute(db);
  return rows[0];
}

/**
 * The submission with one of these references whose sender has this address. The reference alone is no proof: it is
 * short, and stands in every mail about the submission.
 */
export async function findBySender(
  db: Kysely<Database>,
  references: readonly string[],
  address: string,
): Promise<FoundConversation | undefined> {
  const { rows } = await sql<FoundConversation>`
    select submission_id as "submissionId", submissions.reference, false as "hasToken"
    from submissions join inbox_entries on submission_id = submissions.id
    where submissions.reference = any(${references.slice(0, 5)}::text[])
      and lower(trim(inbox_entries.email)) = lower(${address})
    order by submissions.id limit 1
  `.execute(db);
  return rows[0];
}

export async function isMessageKnown(
  db: Kysely<Database>,
  submissionId: string,
  messageId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('submission_id', '=', submissionId)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many mails a submission has received: within a day, and in all. */
export async function countAnswers(
  db: Kysely<Database>,
  submissionId: string,
): Promise<{ today: number; all: number }> {
  const { rows } = await sql<{ today: number; all: number }>`
    select count(*) filter (where at > now() - interval '1 day')::integer as today, count(*)::integer as "all"
    from messages where submission_id = ${submissionId} and direction = 'received'
  `.execute(db);
  return rows[0] ?? { today: 0, all: 0 };
}

/**
 * Stores a received mail and records it in the item's history.
 * @returns false where it is stored already.
 */
export async function createAnswer(
  trx: Transaction<Database>,
  { submissionId, hasToken }: Pick<FoundConversation, 'submissionId' | 'hasToken'>,
  mail: ParsedMail,
  files: readonly NewFile[],
): Promise<boolean> {
  const { messageId, nature, name, address, subject, text, isCut } = mail;
  const row = await trx
    .insertInto('messages')
    .values({
      submission_id: submissionId,
      direction: 'received',
      nature,
      name,
      address,
      subject,
      body: text,
      is_cut: isCut,
      message_id: messageId,
      has_token: hasToken,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return false;
  await addFiles(trx, row.id, files);
  await trx
    .insertInto('inbox_events')
    .values({ submission_id: submissionId, action: 'answer', text: '', message_id: row.id, member_id: null })
    .execute();
  return true;
}

/** An item as it was before the answer. */
export interface RaisedItem {
  reference: string;
  kind: string;
  assigneeId: string | null;
  /** Whether it is among those that the staff works on: neither spam nor suspected of it. */
  isShown: boolean;
  /** Whether an answer waited already. */
  hadAnswer: boolean;
}

/**
 * Raises an item that was answered to the top of the inbox. An answered or closed one becomes new again, so that it is
 * among those that wait. An application keeps its stage.
 */
export async function raiseItem(
  trx: Transaction<Database>,
  submissionId: string,
): Promise<RaisedItem | undefined> {
  const { rows } = await sql<RaisedItem>`
    with seen as (
      select submission_id, reference, kind, assignee_id, has_answer, not suspect and status <> 'spam' as is_shown,
        status in ('answered', 'closed') as turns
      from inbox_entries where submission_id = ${submissionId} for update
    ), changed as (
      update inbox_entries as entry set has_answer = true, version = entry.version + turns::integer,
        status = case when turns then 'new' else entry.status end, stage_id = ${stageOfEntry},
        waiting_since = case when turns then now() else entry.waiting_since end
      from seen where entry.submission_id = seen.submission_id
    ), recorded as (
      insert into inbox_events (submission_id, action, text)
      select submission_id, 'reopened', '' from seen where turns
    )
    select reference, kind, assignee_id as "assigneeId", is_shown as "isShown", has_answer as "hadAnswer" from seen
  `.execute(trx);
  return rows[0];
}
