import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** A browser is forgotten after this time without use. */
export const DEVICE_DAYS = 180;

/**
 * @returns the id that the browser's attempts are counted by, where one of these tokens shows that the member has
 * signed in there before.
 */
export async function findDevice(
  db: Kysely<Database>,
  memberId: string,
  tokens: string[],
): Promise<string | undefined> {
  if (tokens.length === 0) return undefined;
  const row = await db
    .selectFrom('staff_devices')
    .select('token_hash')
    .where('member_id', '=', memberId)
    .where('token_hash', 'in', tokens.map(hashOf))
    .where(isStillKnown)
    .limit(1)
    .executeTakeFirst();
  return row?.token_hash.toString('hex');
}

/** Records another use. @returns whether one of the tokens was already this member's. */
export async function updateDeviceUse(
  db: Kysely<Database>,
  memberId: string,
  tokens: string[],
): Promise<boolean> {
  if (tokens.length === 0) return false;
  const { numUpdatedRows } = await db
    .updateTable('staff_devices')
    .set({ used_at: new Date() })
    .where('member_id', '=', memberId)
    .where('token_hash', 'in', tokens.map(hashOf))
    .where(isStillKnown)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores only the hash of a browser's token. */
export async function addDevice(db: Kysely<Database>, memberId: string, token: string): Promise<void> {
  await db
    .insertInto('staff_devices')
    .values({ token_hash: hashOf(token), member_id: memberId })
    .execute();
}

/** Forgets a member's browsers, except the one with one of these tokens. */
export async function removeDevices(
  db: Kysely<Database>,
  memberId: string,
  but: string[] = [],
): Promise<void> {
  await db
    .deleteFrom('staff_devices')
    .where('member_id', '=', memberId)
    .$if(but.length > 0, (query) => query.where('token_hash', 'not in', but.map(hashOf)))
    .execute();
}

export async function removeOldDevices(db: Kysely<Database>): Promise<void> {
  await sql`delete from staff_devices where not ${isStillKnown()}`.execute(db);
}

function isStillKnown() {
  return sql<boolean>`used_at > now() - make_interval(days => ${DEVICE_DAYS}::integer)`;
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
