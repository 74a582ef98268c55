import { createHash, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { StaffRole } from '../../src/contract/staff/member.ts';
import type { Database } from '../database/schema.ts';

const LASTS_MS = 72 * 60 * 60 * 1000;

/** Keeps an invitation, by its token's hash alone. Earlier ones to the same address are void. */
export async function createInvitation(
  db: Kysely<Database>,
  { token, email, role }: { token: string; email: string | null; role: StaffRole },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (email !== null) await trx.deleteFrom('staff_invitations').where('email', '=', email).execute();
    await trx
      .insertInto('staff_invitations')
      .values({ token_hash: hashOf(token), email, role, expires_at: new Date(Date.now() + LASTS_MS) })
      .execute();
  });
}

interface NewMember {
  token: string;
  /** Only for the founding owner's invitation. */
  email: string | undefined;
  name: string;
  passwordHash: string;
}

/**
 * Makes the invited person a member or, of who is one, a new one of: new password, no second factor, no session.
 * All in one transaction, so that an invitation is used once.
 * @returns the address to sign in with; undefined where the invitation is unknown, over or used.
 */
export async function acceptInvitation(
  db: Kysely<Database>,
  { token, email, name, passwordHash }: NewMember,
): Promise<{ id: string; email: string } | undefined> {
  return db.transaction().execute(async (trx) => {
    const invitation = await trx
      .updateTable('staff_invitations')
      .set({ accepted_at: new Date() })
      .where('token_hash', '=', hashOf(token))
      .where('accepted_at', 'is', null)
      .where('expires_at', '>', new Date())
      .returning(['email', 'role'])
      .executeTakeFirst();
    const invited = invitation?.email ?? email;
    if (invitation === undefined || invited === undefined) return undefined;
    if (invitation.email === null) {
      // Two founders at one moment would both find nobody.
      await sql`lock table staff_members in exclusive mode`.execute(trx);
      const member = await trx.selectFrom('staff_members').select('id').limit(1).executeTakeFirst();
      if (member !== undefined) return undefined;
    }
    const { role } = invitation;
    const { id } = await trx
      .insertInto('staff_members')
      .values({ id: randomUUID(), name, email: invited, role })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ name, role, disabled_at: null, two_factor_enabled: false, updated_at: new Date() }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('staff_accounts')
      .values({
        id: randomUUID(),
        member_id: id,
        account_id: id,
        provider_id: 'credential',
        password: passwordHash,
      })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ password: passwordHash }))
      .execute();
    await trx.deleteFrom('staff_second_factors').where('member_id', '=', id).execute();
    await trx.deleteFrom('staff_sessions').where('member_id', '=', id).execute();
    return { id, email: invited };
  });
}

/** Whom an invitation that is still good names; null for the founding owner's. */
export async function findInvitation(
  db: Kysely<Database>,
  token: string,
): Promise<{ email: string | null; role: StaffRole } | undefined> {
  return db
    .selectFrom('staff_invitations')
    .select(['email', 'role'])
    .where('token_hash', '=', hashOf(token))
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
