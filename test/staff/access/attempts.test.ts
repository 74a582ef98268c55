import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import type { TestServer } from '../../environment/app.ts';
import { codeOf, enrolMember, ok, openBrowser, PASSWORD, type StaffBrowser } from '../../factories/staff.ts';
import { test as base } from './fresh-staff.ts';

/** Behind a proxy, so that each browser can have a network of its own. */
const test = base.extend<{ settings: Record<string, string> }>({
  settings: [{ TRUST_PROXY: 'loopback' }, { scope: 'file' }],
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
});
