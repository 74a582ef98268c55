import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Identifies a creation. */
export interface CreationId {
  memberId: string;
  /** The procedure's path: `jobs.create`. */
  act: string;
  keyHash: Buffer;
}

/**
 * Claims a creation for this transaction. Where another transaction has claimed it, waits for its end.
 * @returns false where it was done before.
 */
export async function claimCreation(
  trx: Transaction<Database>,
  { memberId, act, keyHash }: CreationId,
  contentDigest: Buffer,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('staff_creations')
    .values({ member_id: memberId, act, key_hash: keyHash, content_digest: contentDigest })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** @param isFinal false while a later step is outstanding, such as sending a mail. */
export async function updateAnswer(
  db: Kysely<Database>,
  id: CreationId,
  answer: string,
  isFinal: boolean,
): Promise<void> {
  await db.updateTable('staff_creations').set({ answer, is_final: isFinal }).where(isSame(id)).execute();
}

export function findCreation(db: Kysely<Database>, id: CreationId) {
  return db
    .selectFrom('staff_creations')
    .select(['content_digest', 'answer', 'is_final', 'created_at'])
    .where(isSame(id))
    .executeTakeFirst();
}

/** Clients repeat a request within minutes, not after a day. */
export async function removeOldCreations(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('staff_creations').where(sql<SqlBool>`created_at < now() - interval '1 day'`).execute();
}

function isSame({ memberId, act, keyHash }: CreationId) {
  return sql<SqlBool>`member_id = ${memberId} and act = ${act} and key_hash = ${keyHash}`;
}
