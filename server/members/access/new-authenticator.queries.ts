import { type Kysely, sql } from 'kysely';
import { runTransaction } from '../../database/run-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { removeDevices } from './devices.queries.ts';
import { removeSessions } from './sessions.queries.ts';

/** A session may set up another authenticator for this long after a sign-in with a recovery code. */
const LASTS_MINUTES = 30;

const isRecovered = sql<boolean>`recovered_at > now() - make_interval(mins => ${LASTS_MINUTES})`;

/** Records that a session was started with a recovery code. */
export async function updateRecovered(db: Kysely<Database>, token: string): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({ recovered_at: sql<Date>`now()` })
    .where('token', '=', token)
    .execute();
}

/** Stores the encrypted new secret with the session. @returns whether the session may set up another authenticator. */
export async function updateNextSecret(
  db: Kysely<Database>,
  sessionId: string,
  secret: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_sessions')
    .set({ next_secret: secret })
    .where('id', '=', sessionId)
    .where(isRecovered)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The session's encrypted new secret, which waits for its first code. */
export async function findNextSecret(db: Kysely<Database>, sessionId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('staff_sessions')
    .select('next_secret')
    .where('id', '=', sessionId)
    .where(isRecovered)
    .executeTakeFirst();
  return row?.next_secret ?? undefined;
}

interface Replacement {
  memberId: string;
  sessionId: string;
  secret: string;
  /** Hashed, as the library stores them. */
  backupCodes: string;
  /** The tokens of this browser, which stays known. */
  devices: string[];
}

/**
 * Replaces the secret and the recovery codes, and ends all other sessions.
 * @returns false where the session has already done so, or no longer may.
 */
export async function replaceAuthenticator(
  db: Kysely<Database>,
  { memberId, sessionId, secret, backupCodes, devices }: Replacement,
): Promise<boolean> {
  return runTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('staff_sessions')
      .set({ recovered_at: null, next_secret: null, second_factor_at: sql<Date>`now()` })
      .where('id', '=', sessionId)
      .where('next_secret', '=', secret)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await sql`
      update staff_second_factors set secret = ${secret}, backup_codes = ${backupCodes},
        failed_verification_count = 0, locked_until = null
      where member_id = ${memberId}`.execute(trx);
    await removeSessions(trx, memberId, sessionId);
    // Whoever has the lost phone may also have used known browsers.
    await removeDevices(trx, memberId, devices);
    return true;
  });
}
