import { type Kysely, sql, type Transaction } from 'kysely';
import type { LeftOut } from '../../src/contract/staff/conversation.ts';
import type { Database } from '../database/schema.ts';
import type { StoredResume } from '../files/resume-store.ts';
import type { ResumeRow } from '../inbox/resume-access.ts';

/** An attachment before it is stored: a file in the store, or why it is not there. */
export interface NewFile {
  name: string;
  size: number;
  row: StoredResume['row'] | undefined;
  leftOut: LeftOut | undefined;
}

/** The secret of a submission's conversation, which begins with this if it has none. */
export async function beginConversation(
  trx: Transaction<Database>,
  submissionId: string,
  token: string,
): Promise<string> {
  const row = await trx
    .insertInto('conversations')
    .values({ submission_id: submissionId, token })
    // The update changes nothing. Without one, the row that exists would not be returned.
    .onConflict((conflict) => conflict.column('submission_id').doUpdateSet({ submission_id: submissionId }))
    .returning('token')
    .executeTakeFirstOrThrow();
  return row.token;
}

export async function addFiles(
  trx: Transaction<Database>,
  messageId: string,
  files: readonly NewFile[],
): Promise<void> {
  for (const { name, size, row, leftOut } of files) {
    if (row !== undefined) await trx.insertInto('resumes').values(row).execute();
    await trx
      .insertInto('message_files')
      .values({
        message_id: messageId,
        name,
        size,
        resume_id: row?.id ?? null,
        left_out: row === undefined ? (leftOut ?? 'kind') : null,
      })
      .execute();
  }
}

/** The addresses from which the sender of a submission has written, the latest first. */
export async function listWrittenFrom(db: Kysely<Database>, submissionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('messages')
    .select('address')
    .where('submission_id', '=', submissionId)
    .where('direction', '=', 'received')
    .where('nature', '=', 'personal')
    .groupBy('address')
    .orderBy(sql`max(id)`, 'desc')
    .limit(10)
    .execute();
  return rows.map(({ address }) => address);
}

export interface NewerMessage {
  direction: 'sent' | 'received';
  /** The member who wrote it. */
  member: string | null;
}

/**
 * The newest message after the one that a member has seen, automatic replies aside. The item stays locked until the end
 * of the transaction, so that of two members who reply at the same moment the second one learns of the first.
 */
export async function findMessageAfter(
  trx: Transaction<Database>,
  submissionId: string,
  seen: string,
): Promise<NewerMessage | undefined> {
  await trx
    .selectFrom('inbox_entries')
    .select('submission_id')
    .where('submission_id', '=', submissionId)
    .forUpdate()
    .execute();
  return trx
    .selectFrom('messages')
    .leftJoin('staff_members', 'staff_members.id', 'member_id')
    .select(['direction', 'staff_members.name as member'])
    .where('submission_id', '=', submissionId)
    .where('messages.id', '>', seen === '' ? '0' : seen)
    .where('nature', '<>', 'automatic')
    .orderBy('messages.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** An attachment of a submission's message; undefined where there is none that was kept. */
export function findMessageFile(
  db: Kysely<Database>,
  submissionId: string,
  fileId: string,
): Promise<ResumeRow | undefined> {
  return db
    .selectFrom('message_files')
    .innerJoin('messages', 'messages.id', 'message_files.message_id')
    .innerJoin('resumes', 'resumes.id', 'resume_id')
    .select(['resumes.id', 'resumes.size', 'type', 'original_name', 'scan_state'])
    .where('message_files.id', '=', fileId)
    .where('messages.submission_id', '=', submissionId)
    .executeTakeFirst();
}
