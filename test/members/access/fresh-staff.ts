import { sql } from 'kysely';
import { invite } from '../../../server/members/access/invitations.ts';
import type { StaffRole } from '../../../src/contract/staff/member.ts';
import { test as base, type TestServer } from '../../environment/app.ts';
import { auditLines } from '../../factories/audit-lines.ts';
import {
  codeOf,
  ok,
  openBrowser,
  PASSWORD,
  type SignedInMember,
  type StaffBrowser,
  tokenOf,
} from '../../factories/staff.ts';

/** A test without staff, without counted attempts and without submissions. */
export const test = base.extend<{ fresh: TestServer }>({
  fresh: async ({ server }, use) => {
    await sql`truncate staff_members, staff_attempts, staff_invitations, staff_challenges, submissions cascade`.execute(
      server.db,
    );
    await use(server);
  },
});

export const NEW_PASSWORD = 'another 9 purple walrus-tent';

/** The link of an invitation that was made by hand. */
export const linkFor = ({ db }: TestServer, email = 'asha@example.com', role: StaffRole = 'sales') =>
  invite(db, 'http://localhost', email, role);

export const accept = (
  server: TestServer,
  link: string,
  changes: { name?: string; email?: string; password?: string } = {},
  browser = openBrowser(server),
) =>
  browser.call('enrolment.accept', {
    token: tokenOf(link),
    name: 'Asha Menon',
    password: PASSWORD,
    ...changes,
  });

export const readInvitation = (server: TestServer, link: string) =>
  openBrowser(server).call('enrolment.read', { token: tokenOf(link) });

/** @returns a browser in which the right password was given, so that the second step is next. */
export async function givePassword(
  server: TestServer,
  { email }: Pick<SignedInMember, 'email'>,
  browser = openBrowser(server),
): Promise<StaffBrowser> {
  ok(await browser.call('signIn.withPassword', { email, password: PASSWORD }));
  return browser;
}

/** Signs in with the next half minute's code, which is accepted already: the present one may have been used. */
export async function signIn(server: TestServer, member: SignedInMember, code = codeOf(member.secret, 1)) {
  const browser = await givePassword(server, member);
  return { browser, status: (await browser.call('signIn.withCode', { code })).statusCode };
}

export async function signInByRecoveryCode(server: TestServer, member: SignedInMember, code: unknown) {
  const browser = await givePassword(server, member);
  return { browser, status: (await browser.call('signIn.withRecoveryCode', { code })).statusCode };
}

/** 200 if the browser has a session with both factors, and 401 if not. */
export const sessionOf = async (browser: StaffBrowser) => (await browser.ask('ownAccount.who')).statusCode;

/** Another browser with the cookies that this one has now. */
export function copyBrowser(server: TestServer, { cookies }: StaffBrowser): StaffBrowser {
  const copy = openBrowser(server);
  for (const [name, value] of cookies) copy.cookies.set(name, value);
  return copy;
}

/** A code that the member's app shows neither now nor just before or after. */
export const wrongCodeOf = ({ secret }: SignedInMember) =>
  ['000000', '000001', '000002', '000003'].find(
    (code) => ![-1, 0, 1].some((steps) => codeOf(secret, steps) === code),
  ) ?? '';

/** What the audit log says that a member has done, in its order. */
export const actionsOf = async (server: TestServer, { id }: { id: string }) =>
  (await auditLines(server, { member_id: id })).map(({ action }) => action);
