import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { removeOldAlerts } from './alerts.queries.ts';
import { removeOldDevices } from './devices.queries.ts';

export function listSessions(db: Kysely<Database>, memberId: string) {
  return db
    .selectFrom('staff_sessions')
    .select(['id', 'ip_address', 'user_agent', 'created_at', 'updated_at'])
    .where('member_id', '=', memberId)
    .where('expires_at', '>', new Date())
    .orderBy('updated_at', 'desc')
    .execute();
}

export function findSessionDates(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('staff_sessions')
    .select(['created_at', 'expires_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** @returns whether the member had that session. */
export async function removeSession(db: Kysely<Database>, memberId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_sessions')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function removeSessionOfToken(db: Kysely<Database>, token: string): Promise<void> {
  await db.deleteFrom('staff_sessions').where('token', '=', token).execute();
}

/** Ends all of a member's sessions except the given one. */
export async function removeSessions(db: Kysely<Database>, memberId: string, but?: string): Promise<void> {
  await db
    .deleteFrom('staff_sessions')
    .where('member_id', '=', memberId)
    .$if(but !== undefined, (query) => query.where('id', '!=', but ?? ''))
    .execute();
}

/** Ends a member's sessions that were started with the password alone. */
export async function removeSessionsWithoutFactor(db: Kysely<Database>, memberId: string): Promise<void> {
  await db
    .deleteFrom('staff_sessions')
    .where('member_id', '=', memberId)
    .where('second_factor_at', 'is', null)
    .execute();
}

/** Records that the second factor was just given again. */
export async function updateSecondFactorGiven(db: Kysely<Database>, id: string): Promise<void> {
  await db.updateTable('staff_sessions').set({ second_factor_at: new Date() }).where('id', '=', id).execute();
}

/** Removes expired sessions, challenges, invitations, attempts, browsers and alerts. */
export async function removeExpiredSignIns(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('staff_sessions').where('expires_at', '<', new Date()).execute();
  await db.deleteFrom('staff_invitations').where('expires_at', '<', new Date()).execute();
  await sql`delete from staff_challenges where expires_at < now()`.execute(db);
  await sql`delete from staff_attempts where started_at < now() - interval '1 hour'`.execute(db);
  await removeOldDevices(db);
  await removeOldAlerts(db);
}
