import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { StaffRole } from '../../../src/contract/staff/member.ts';
import type { Database } from '../../database/schema.ts';
import { createInvitation, type NewInvitation } from './invitations.queries.ts';
import { hasMembers } from './members.queries.ts';

/**
 * Creates an invitation for a new person, or for a member who has lost the password or phone.
 * @param email null for the founding owner.
 * @returns the link, which cannot be read again later.
 */
export async function invite(
  db: Kysely<Database>,
  origin: string,
  email: string | null,
  ...roles: StaffRole[]
): Promise<string> {
  return (await makeInvitation(db, origin, { email, roles })).link;
}

/** The token is in the link's fragment, which no server, proxy or log sees. */
export async function makeInvitation(
  db: Kysely<Database>,
  origin: string,
  invitation: NewInvitation,
): Promise<{ id: string; link: string }> {
  const token = randomBytes(32).toString('base64url');
  const id = await createInvitation(db, token, invitation);
  return { id, link: `${origin}/staff/invitation#${token}` };
}

/** A link for the founding owner, while there are no members. */
export async function inviteFounder(db: Kysely<Database>, origin: string): Promise<string | undefined> {
  return (await hasMembers(db)) ? undefined : invite(db, origin, null, 'owner');
}
