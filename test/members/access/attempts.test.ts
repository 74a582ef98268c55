import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import type { TestServer } from '../../environment/app.ts';
import { auditLines } from '../../factories/audit-lines.ts';
import { codeOf, enrolMember, ok, openBrowser, PASSWORD, type StaffBrowser } from '../../factories/staff.ts';
import { test as base } from './fresh-staff.ts';

/** Behind a proxy, so that each browser can have a network of its own. */
const test = base.extend<{ settings: Record<string, string> }>({
  settings: [{ TRUST_PROXY: 'loopback', PUBLIC_URL: 'https://guardhouse.example' }, { scope: 'file' }],
});

const WRONG = 'a wrong password of mine';
const NOBODYS = 'x'.repeat(43);
const HERS = '198.51.100.1';

/** Adds that many attempts to each count. */
const addAttempts = ({ db }: TestServer, count: number) =>
  sql`update staff_attempts set count = count + ${count}::integer`.execute(db);

const tryPassword = (browser: StaffBrowser, email: string, password = WRONG) =>
  browser.call('signIn.withPassword', { email, password });
const statusOf = async (...attempt: Parameters<typeof tryPassword>) =>
  (await tryPassword(...attempt)).statusCode;

const countLines = async (server: TestServer, action: string) =>
  (await auditLines(server, { action })).length;

describe('attempts are counted', () => {
  test('per network, which for IPv6 is a /64, since a caller has all its addresses', async ({ fresh }) => {
    const read = async (address: string) =>
      (await openBrowser(fresh, address).call('enrolment.read', { token: NOBODYS })).statusCode;
    expect(await read('2001:db8:7:7::1')).toBe(401);
    await addAttempts(fresh, 28);
    expect(await read('2001:db8:7:7::2')).toBe(401);
    expect(await read('2001:db8:7:7::3')).toBe(429);
    expect(await statusOf(openBrowser(fresh, '2001:db8:7:7::ffff'), 'nobody@example.com')).toBe(429);
    expect(await statusOf(openBrowser(fresh, '2001:db8:7:8::1'), 'nobody@example.com')).toBe(401);
    // Of the /48 around it ten times as many count.
    await addAttempts(fresh, 270);
    expect(await read('2001:db8:7:9::1')).toBe(429);
    expect(await read('2001:db8:8:9::1')).toBe(401);
  });

  test('per account and network: a stranger is slowed down and keeps nobody out', async ({ fresh }) => {
    const owner = await enrolMember(fresh, 'owner');
    const attempt = async (password = WRONG) => {
      const answer = await tryPassword(openBrowser(fresh, '192.0.2.66'), owner.email, password);
      return answer.statusCode === 429 ? Number(answer.headers['retry-after']) : answer.statusCode;
    };
    expect(await attempt()).toBe(401);
    await addAttempts(fresh, 8);
    expect(await attempt()).toBe(401);
    const waits = [];
    for (let index = 0; index < 3; index++) {
      // The right password has to wait as well, and trying again during the pause does not prolong it.
      waits.push(await attempt(PASSWORD));
      expect(await attempt()).toBeLessThanOrEqual(waits.at(-1) ?? 0);
      await sql`update staff_attempts set allowed_at = now()`.execute(fresh.db);
      expect(await attempt()).toBe(401);
    }
    expect(waits[0]).toBeLessThanOrEqual(30);
    expect(waits[1]).toBeGreaterThan(30);
    expect(waits[2]).toBeGreaterThan(60);
    expect(await statusOf(openBrowser(fresh, HERS), owner.email, PASSWORD)).toBe(200);
  });

  test('per account over all networks, since a guesser may have many', async ({ fresh }) => {
    const owner = await enrolMember(fresh, 'owner');
    expect(await statusOf(openBrowser(fresh, '192.0.2.1'), owner.email)).toBe(401);
    await addAttempts(fresh, 28);
    expect(await statusOf(openBrowser(fresh, '192.0.2.2'), owner.email)).toBe(401);
    const held = await tryPassword(openBrowser(fresh, HERS), owner.email, PASSWORD);
    expect(held.statusCode).toBe(429);
    expect(Number(held.headers['retry-after'])).toBeLessThanOrEqual(30);
  });

  test('apart for a browser that the member has used, even beside a guesser', async ({ fresh }) => {
    const owner = await enrolMember(fresh, 'owner');
    const colleague = await enrolMember(fresh, 'sales');
    await tryPassword(openBrowser(fresh), owner.email);
    await addAttempts(fresh, 40);
    expect(await statusOf(openBrowser(fresh), owner.email, PASSWORD)).toBe(429);
    // A browser is known for one member: for another account it is a stranger's.
    expect(await statusOf(colleague, owner.email, PASSWORD)).toBe(429);
    ok(await tryPassword(owner, owner.email, PASSWORD));
    ok(await owner.call('signIn.withCode', { code: codeOf(owner.secret, 1) }));
    const elsewhere = openBrowser(fresh, HERS);
    ok(await tryPassword(elsewhere, owner.email, PASSWORD));
    ok(await elsewhere.call('signIn.withRecoveryCode', { code: owner.recoveryCodes[0] }));
    // The browser may be stolen, so its own attempts are counted as well.
    expect(await statusOf(owner, owner.email)).toBe(401);
    await addAttempts(fresh, 8);
    expect(await statusOf(owner, owner.email)).toBe(401);
    expect(await statusOf(owner, owner.email)).toBe(429);
    ok(await tryPassword(elsewhere, owner.email, PASSWORD));
  });

  test('for a browser that is known until its member is disabled', async ({ fresh }) => {
    const owner = await enrolMember(fresh, 'owner');
    const member = await enrolMember(fresh, 'sales');
    const device = member.cookies.get('__Host-staff.device') ?? '';
    expect(device.length).toBeGreaterThanOrEqual(22);
    const kept = await sql`select staff_devices::text as row from staff_devices`.execute(fresh.db);
    expect(JSON.stringify(kept.rows)).not.toContain(device);
    ok(await owner.call('members.disable', { id: member.id }));
    ok(await owner.call('members.enable', { id: member.id }));
    await tryPassword(openBrowser(fresh), member.email);
    await addAttempts(fresh, 40);
    expect(await statusOf(member, member.email, PASSWORD)).toBe(429);
  });
});

test('the audit log is not flooded by invalid invitations or unknown addresses', async ({ fresh }) => {
  const attempts: Record<string, (browser: StaffBrowser) => Promise<{ statusCode: number }>> = {
    'invitation refused': (browser) => browser.call('enrolment.read', { token: NOBODYS }),
    'sign-in refused': (browser) => tryPassword(browser, `nobody${Math.random()}@example.com`),
  };
  for (const [action, attempt] of Object.entries(attempts)) {
    await sql`truncate staff_attempts`.execute(fresh.db);
    const before = await countLines(fresh, action);
    const summed = await countLines(fresh, 'refusals not noted one by one');
    for (let index = 1; index <= 5; index++) {
      expect((await attempt(openBrowser(fresh, `192.0.2.${index}`))).statusCode).toBe(401);
      if (index === 1) await addAttempts(fresh, 28);
    }
    expect((await countLines(fresh, action)) - before).toBe(2);
    expect((await countLines(fresh, 'refusals not noted one by one')) - summed).toBe(1);
  }
  const input = { token: NOBODYS, name: 'X', email: 'x@example.com', password: PASSWORD };
  expect((await openBrowser(fresh).call('enrolment.accept', input)).statusCode).toBe(401);
});
