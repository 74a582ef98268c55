import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The newest message of a conversation, automatic replies aside; '' for none. */
export async function findNewestMessage(db: Kysely<Database>, submissionId: string): Promise<string> {
  const row = await db
    .selectFrom('messages')
    .select(sql<string | null>`max(id)`.as('id'))
    .where('submission_id', '=', submissionId)
    .where('nature', '<>', 'automatic')
    .executeTakeFirst();
  return row?.id ?? '';
}
