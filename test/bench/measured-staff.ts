import type { StaffRole } from '../../src/contract/staff/member.ts';
import { createMember, type SignedInMember } from '../factories/staff.ts';
import { openApp } from './measured-app.ts';

/** The STAFF_SECRET of every server that is measured, so that its members can sign in at another one. */
export const MEASURED_SECRET = 'the secret of a server that is only measured';

/** A member who can also sign in at the measured server, which has the same database and secret. */
export async function signIn(
  databaseUrl: string,
  dataDir: string,
  role: StaffRole = 'owner',
): Promise<SignedInMember> {
  const { server, close } = await openApp({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    STAFF_SECRET: MEASURED_SECRET,
  });
  const member = await createMember(server, role);
  await close();
  return member;
}

export const cookiesOf = (member: SignedInMember) =>
  [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
