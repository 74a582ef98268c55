import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { test as base, type TestServer } from '../../environment/app.ts';
import { codeOf, enrolMember, ok, openBrowser, PASSWORD, type StaffBrowser } from '../../factories/staff.ts';

/** A test without staff and without counted attempts. */
const test = base.extend<{ settings: Record<string, string>; fresh: TestServer }>({
  settings: [{ TRUST_PROXY: 'loopback' }, { scope: 'file' }],
  fresh: async ({ server }, use) => {
    await sql`truncate staff_members, staff_attempts, staff_invitations, staff_challenges cascade`.execute(
      server.db,
    );
    await use(server);
  },
});

const WRONG = 'a wrong password of mine';
const NOBODYS = 'x'.repeat(43);

/** Adds that many attempts to the count, each of which would otherwise cost a password hash. */
const addAttempts = ({ db }: TestServer, count: number) =>
  sql`update staff_attempts set count = count + ${count}::integer`.execute(db);

const tryPassword = (browser: StaffBrowser, email: string, password = WRONG) =>
  browser.call('signIn.withPassword', { email, password });

async function countLines({ db }: TestServer, action: string): Promise<number> {
  const { count } = await db
    .selectFrom('staff_audit')
    .select((line) => line.fn.countAll<string>().as('count'))
    .where('action', '=', action)
    .executeTakeFirstOrThrow();
  return Number(count);
}

describe('attempts are counted', () => {
  test('per network, which for IPv6 is a /64, since a caller has all its addresses', async ({ fresh }) => {
    const codes = [];
    for (let index = 1; index <= 31; index++) {
      const browser = openBrowser(fresh, `2001:db8:7:7::${index.toString(16)}`);
      codes.push((await browser.call('enrolment.read', { token: NOBODYS })).statusCode);
    }
    expect(codes).toEqual([...Array(30).fill(401), 429]);
    const guess = await tryPassword(openBrowser(fresh, '2001:db8:7:7::ffff'), 'nobody@example.com');
    expect(guess.statusCode).toBe(429);
    const neighbour = openBrowser(fresh, '2001:db8:7:8::1');
    expect((await tryPassword(neighbour, 'nobody@example.com')).statusCode).toBe(401);
  });

  test('per account and network, so that a stranger keeps nobody out', async ({ fresh }) => {
    const owner = await enrolMember(fresh, 'owner');
    const stranger = () => openBrowser(fresh, '192.0.2.66');
    expect((await tryPassword(stranger(), owner.email)).statusCode).toBe(401);
    await addAttempts(fresh, 8);
    expect((await tryPassword(stranger(), owner.email)).statusCode).toBe(401);
    const held = await tryPassword(stranger(), owner.email, PASSWORD);
    expect(held.statusCode).toBe(429);
    expect(Number(held.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await tryPassword(openBrowser(fresh, '198.51.100.1'), owner.email, PASSWORD)).statusCode).toBe(
      200,
    );
  });

  test('and slowed down more and more, but never locked', async ({ fresh }) => {
    const owner = await enrolMember(fresh, 'owner');
    const attempt = async () => {
      const answer = await tryPassword(openBrowser(fresh, '192.0.2.66'), owner.email);
      return answer.statusCode === 429 ? Number(answer.headers['retry-after']) : answer.statusCode;
    };
    expect(await attempt()).toBe(401);
    await addAttempts(fresh, 8);
    expect(await attempt()).toBe(401);
    const waits = [];
    for (let index = 0; index < 3; index++) {
      waits.push(await attempt());
      // Trying again during the pause does not prolong it.
      expect(await attempt()).toBeLessThanOrEqual(waits.at(-1) ?? 0);
      await sql`update staff_attempts set allowed_at = now()`.execute(fresh.db);
      expect(await attempt()).toBe(401);
    }
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(waits[2]).toBeGreaterThan(waits[0] ?? 0);
  });

  test('per account over all networks, so that guessers with many networks are slowed down together', async ({
    fresh,
  }) => {
    const owner = await enrolMember(fresh, 'owner');
    expect((await tryPassword(openBrowser(fresh, '192.0.2.1'), owner.email)).statusCode).toBe(401);
    await addAttempts(fresh, 28);
    for (const [address, status] of [
      ['192.0.2.2', 401],
      ['192.0.2.3', 429],
    ] as const)
      expect((await tryPassword(openBrowser(fresh, address), owner.email)).statusCode).toBe(status);
    const held = await tryPassword(openBrowser(fresh, '198.51.100.1'), owner.email, PASSWORD);
    expect(held.statusCode).toBe(429);
    expect(Number(held.headers['retry-after'])).toBeLessThanOrEqual(30);
    // A browser that she has used before is counted apart from them.
    ok(await tryPassword(owner, owner.email, PASSWORD));
    ok(await owner.call('signIn.withCode', { code: codeOf(owner.secret, 1) }));
  });

  test('separately in a browser that the member has used, even behind a guesser’s address', async ({
    fresh,
  }) => {
    const owner = await enrolMember(fresh, 'owner');
    const colleague = await enrolMember(fresh, 'sales');
    await tryPassword(openBrowser(fresh), owner.email);
    await addAttempts(fresh, 40);
    expect((await tryPassword(openBrowser(fresh), owner.email, PASSWORD)).statusCode).toBe(429);
    // A browser is known for one member: for another account it is a stranger's.
    expect((await tryPassword(colleague, owner.email, PASSWORD)).statusCode).toBe(429);
    ok(await tryPassword(owner, owner.email, PASSWORD));
    ok(await owner.call('signIn.withCode', { code: codeOf(owner.secret, 1) }));
    const elsewhere = openBrowser(fresh, '198.51.100.1');
    ok(await tryPassword(elsewhere, owner.email, PASSWORD));
    ok(await elsewhere.call('signIn.withRecoveryCode', { code: owner.recoveryCodes[0] }));
    // The browser may be stolen, so its own attempts are counted as well.
    expect((await tryPassword(owner, owner.email)).statusCode).toBe(401);
    await addAttempts(fresh, 8);
    const codes = [await tryPassword(owner, owner.email), await tryPassword(owner, owner.email)];
    expect(codes.map(({ statusCode }) => statusCode)).toEqual([401, 429]);
    ok(await tryPassword(elsewhere, owner.email, PASSWORD));
  });

  test('for a browser that is known until its member is disabled', async ({ fresh }) => {
    const owner = await enrolMember(fresh, 'owner');
    const member = await enrolMember(fresh, 'sales');
    const device = member.cookies.get('staff.device') ?? '';
    expect(device.length).toBeGreaterThanOrEqual(22);
    const kept = await sql<{ row: string }>`select staff_devices::text as row from staff_devices`.execute(
      fresh.db,
    );
    expect(JSON.stringify(kept.rows)).not.toContain(device);
    ok(await owner.call('members.disable', { id: member.id }));
    ok(await owner.call('members.enable', { id: member.id }));
    await tryPassword(openBrowser(fresh), member.email);
    await addAttempts(fresh, 40);
    expect((await tryPassword(member, member.email, PASSWORD)).statusCode).toBe(429);
  });
});

describe('the audit log', () => {
  test('is not flooded by invalid invitations, from however many networks', async ({ fresh }) => {
    const before = await countLines(fresh, 'invitation refused');
    for (let index = 1; index <= 60; index++) {
      const browser = openBrowser(fresh, `192.0.2.${index}`);
      const input = { token: NOBODYS, name: 'X', email: 'x@example.com', password: PASSWORD };
      const answer = await (index % 2
        ? browser.call('enrolment.read', { token: NOBODYS })
        : browser.call('enrolment.accept', input));
      expect(answer.statusCode).toBe(401);
    }
    expect((await countLines(fresh, 'invitation refused')) - before).toBe(30);
    expect(await countLines(fresh, 'refusals not noted one by one')).toBe(1);
  });

  test('is not flooded by sign-ins to unknown addresses', async ({ fresh }) => {
    const before = await countLines(fresh, 'sign-in refused');
    const attempt = (index: number) =>
      tryPassword(openBrowser(fresh, `192.0.2.${index}`), `nobody${index}@example.com`);
    await attempt(1);
    await addAttempts(fresh, 28);
    for (let index = 2; index <= 5; index++) expect((await attempt(index)).statusCode).toBe(401);
    expect((await countLines(fresh, 'sign-in refused')) - before).toBe(2);
  });
});
