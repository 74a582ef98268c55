import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { StaffRole } from '../../../src/contract/staff/member.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/schema.ts';
import { createInvitation, type NewInvitation } from './invitations.queries.ts';
import { hasMembers } from './members.queries.ts';

/**
 * Invites somebody, or gives a member a way back in who has lost password or telephone.
 * @param email null for the founding owner.
 * @returns the link, which nobody can read again.
 */
export async function invite(
  db: Kysely<Database>,
  origin: string,
  email: string | null,
  role: StaffRole,
): Promise<string> {
  return (await makeInvitation(db, origin, { email, role })).link;
}

/** The token stands in the link's fragment: no server, proxy or log sees it. */
export async function makeInvitation(
  db: Kysely<Database>,
  origin: string,
  invitation: NewInvitation,
): Promise<{ id: string; link: string }> {
  const token = randomBytes(32).toString('base64url');
  const id = await createInvitation(db, token, invitation);
  return { id, link: `${origin}/staff/invitation#${token}` };
}

/** Where the staff's pages are: what visitors see, else this machine. */
export function staffOrigin({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string {
  return publicUrl ?? `http://localhost:${port}`;
}

/** A link for the founding owner, as long as there is nobody on the staff. */
export async function inviteFounder(db: Kysely<Database>, origin: string): Promise<string | undefined> {
  return (await hasMembers(db)) ? undefined : invite(db, origin, null, 'owner');
}
