import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { takeInAll } from '../../server/inbox/inbox-intake.ts';
import { callSite, postLegacy } from '../doors/doors.ts';
import { test as base } from '../environment/app.ts';
import { makeDataRequest } from '../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../factories/staff.ts';
import { countStored, findStored, receiptOf } from '../factories/stored.ts';

const DAY_MS = 24 * 60 * 60_000;

const test = base.extend<{ owner: SignedInMember }>({
  owner: [async ({ server }, use) => use(await createMember(server, 'owner')), { scope: 'file' }],
});

describe('a request about one’s own data', () => {
  test('is stored with a reference and the day by which it must be answered', async ({ server }) => {
    const values = makeDataRequest({ contact: '+91 98450 12345' });
    const answer = receiptOf(await callSite(server.app, 'dataRequest.submit', values));
    expect(answer.reference).toMatch(/^DR-/);
    const row = await findStored(server.db, 'data_requests', answer.reference);
    expect(row).toMatchObject({ contact: '+91 98450 12345', asked: values.asked, flags: [], door: 'site' });
    const days = ((row.due_at as Date).getTime() - Date.now()) / DAY_MS;
    expect(Math.round(days)).toBe(90);
  });

  test('is refused with invalid fields or choices', async ({ server }) => {
    const { app, db } = server;
    const before = await countStored(db);
    for (const change of [{ contact: '' }, { asked: 'Everything' }])
      expect(
        (await callSite(app, 'dataRequest.submit', { ...makeDataRequest(), ...change })).statusCode,
      ).toBe(400);
    expect(await countStored(db)).toBe(before);
  });

  test('is stored with its mails: a notice that names no person, and a confirmation', async ({ server }) => {
    const mailsOf = async (contact: string) => {
      const { reference } = receiptOf(
        await callSite(server.app, 'dataRequest.submit', makeDataRequest({ contact })),
      );
      return server.db
        .selectFrom('mails')
        .innerJoin('submissions', 'submissions.id', 'submission_id')
        .select(['role', 'recipient', 'status'])
        .where('reference', '=', reference)
        .orderBy('mails.id')
        .execute();
    };
    expect(await mailsOf('asha@example.com')).toEqual([
      { role: 'notice', recipient: null, status: 'queued' },
      { role: 'confirmation', recipient: 'asha@example.com', status: 'queued' },
    ]);
    expect(await mailsOf('9845012345')).toHaveLength(1);
  });

  test('is neither accepted by the legacy door nor shown in the inbox', async ({ server }) => {
    const { app, db } = server;
    for (const path of ['/Master/SubmitDataRequest', '/Master/dataRequest', '/dataRequest/submit'])
      expect((await postLegacy(app, path, makeDataRequest())).statusCode).toBe(404);
    receiptOf(await callSite(app, 'dataRequest.submit', makeDataRequest()));
    await takeInAll(db);
    const entries = await db.selectFrom('inbox_entries').select('reference').execute();
    expect(entries).toEqual([]);
  });
});

describe('the owner', () => {
  test('sees open requests by their due days, and marks them as answered', async ({ server, owner }) => {
    const { app, db } = server;
    await db.deleteFrom('submissions').execute();
    const submit = async (days: number) => {
      const { reference } = receiptOf(await callSite(app, 'dataRequest.submit', makeDataRequest()));
      await sql`
        update data_requests set due_at = now() + make_interval(days => ${days}::integer)
        where submission_id = (select id from submissions where reference = ${reference})`.execute(db);
      return reference;
    };
    const [late, first, middle] = [await submit(80), await submit(-1), await submit(30)];
    const list = async (state = 'open') =>
      ok(await owner.call('dataRequests.list', { state })).requests.map(
        ({ reference }: { reference: string }) => reference,
      );
    expect(await list()).toEqual([first, middle, late]);
    ok(await owner.call('dataRequests.setState', { reference: middle, state: 'done' }));
    ok(await owner.call('dataRequests.setState', { reference: late, state: 'done' }));
    expect(await list()).toEqual([first]);
    expect(await list('done')).toEqual([late, middle]);
    ok(await owner.call('dataRequests.setState', { reference: late, state: 'open' }));
    expect(await list()).toEqual([first, late]);
    const unknown = await owner.call('dataRequests.setState', { reference: 'DR-000000', state: 'done' });
    expect(unknown.statusCode).toBe(404);
    const lines = await db
      .selectFrom('staff_audit')
      .select(['action', 'subject', 'detail'])
      .where('action', 'like', 'data request%')
      .where('subject', 'like', `%${late}%`)
      .execute();
    expect(lines).toContainEqual({ action: 'data request set', subject: late, detail: 'done' });
    expect(lines.some(({ action }) => action === 'data requests read')).toBe(true);
  });
});
