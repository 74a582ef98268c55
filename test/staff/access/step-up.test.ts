import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { test as base } from '../../environment/app.ts';
import { makeContact } from '../../factories/rows.ts';
import { codeOf, enrolMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { submit } from '../../factories/submit.ts';

const WHO = 'asha.menon@example.com';

/** An owner who has signed in a while ago, and a person's submissions. */
const test = base.extend<{ owner: SignedInMember; reference: string }>({
  owner: async ({ server }, use) => {
    const owner = await enrolMember(server, 'owner');
    await sql`truncate staff_attempts`.execute(server.db);
    await sql`update staff_sessions set second_factor_at = now() - interval '11 minutes'`.execute(server.db);
    await use(owner);
  },
  reference: async ({ server }, use) => {
    await server.db.deleteFrom('submissions').execute();
    await use(await submit(server, 'contact', makeContact({ emailId: WHO })));
  },
});

describe('an export or erasure of personal data', () => {
  test('is refused without any effect, and works after the code was given again', async ({
    server,
    owner,
    reference,
  }) => {
    const acts = {
      'a list for a spreadsheet': () => owner.get('/staff/files/inbox.csv'),
      'a person’s archive': () => owner.post('/staff/files/person', { who: WHO, verification: 'question' }),
      'an erasure': () =>
        owner.call('people.erase', { who: WHO, references: [reference], verification: 'question' }),
    };
    for (const [what, act] of Object.entries(acts)) expect((await act()).statusCode, what).toBe(403);
    const noted = () =>
      server.db
        .selectFrom('staff_audit')
        .select('action')
        .where('member_id', '=', owner.id)
        .where('action', 'in', ['inbox exported', 'person exported', 'person erased', 'code given again'])
        .orderBy('id')
        .execute();
    expect(await noted()).toEqual([]);
    // Reading still works as before.
    ok(await owner.call('people.find', { who: WHO }));
    ok(await owner.call('ownAccount.repeatCode', { code: codeOf(owner.secret) }));
    for (const [what, act] of Object.entries(acts)) expect((await act()).statusCode, what).toBe(200);
    expect((await noted()).map(({ action }) => action)).toEqual([
      'code given again',
      'inbox exported',
      'person exported',
      'person erased',
    ]);
  });

  test('accepts the sign-in’s code for ten minutes, in that session only', async ({ server, owner }) => {
    const minutes = (ago: number) =>
      sql`update staff_sessions set second_factor_at = now() - make_interval(mins => ${ago}::integer)`.execute(
        server.db,
      );
    await minutes(8);
    expect((await owner.get('/staff/files/inbox.csv')).statusCode).toBe(200);
    ok(await owner.ask('ownAccount.demandCode'));
    await sql`update staff_sessions set second_factor_at = now() - interval '9 minutes 30 seconds'`.execute(
      server.db,
    );
    // A file requested a moment later is still sent.
    expect((await owner.ask('ownAccount.demandCode')).json().error.data.needs).toBe('code');
    expect((await owner.get('/staff/files/inbox.csv')).statusCode).toBe(200);
    await minutes(11);
    ok(await owner.call('ownAccount.repeatCode', { code: codeOf(owner.secret) }));
    const sessions = await server.db
      .selectFrom('staff_sessions')
      .select('second_factor_at')
      .where('member_id', '<>', owner.id)
      .where('second_factor_at', '>', sql<Date>`now() - interval '10 minutes'`)
      .execute();
    expect(sessions).toEqual([]);
  });
});

describe('giving the code again', () => {
  test('is refused for a wrong or used code, and delayed after ten attempts', async ({ server, owner }) => {
    const give = (code: string) => owner.call('ownAccount.repeatCode', { code });
    const wrong = ['000000', '000001', '000002', '000003'].find(
      (each) => ![-1, 0, 1].some((steps) => codeOf(owner.secret, steps) === each),
    );
    expect((await give(wrong ?? '')).statusCode).toBe(401);
    ok(await give(codeOf(owner.secret)));
    expect((await give(codeOf(owner.secret))).statusCode).toBe(401);
    // The session continues: a mistyped code does not sign anybody out.
    ok(await owner.ask('ownAccount.who'));
    await sql`update staff_attempts set count = count + 8`.execute(server.db);
    expect((await give(codeOf(owner.secret, 1))).statusCode).toBe(429);
  });
});
