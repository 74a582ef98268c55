import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { closeByDate } from '../../../server/chores/job-closing.ts';
import { jobPath } from '../../../src/contract/job-path.ts';
import type { StaffJob, StaffJobEntry } from '../../../src/contract/staff/jobs.ts';
import { dayInIndia } from '../../../src/day-in-india.ts';
import { callSite, postLegacy, querySite } from '../../doors/doors.ts';
import { test as base, type TestServer } from '../../environment/app.ts';
import { createJobOpening, makePosting } from '../../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';

const TODAY = dayInIndia(new Date());
const YESTERDAY = dayInIndia(new Date(Date.now() - 24 * 60 * 60_000));

const test = base.extend<{ recruiter: SignedInMember; colleague: SignedInMember; jobs: TestServer }>({
  recruiter: [async ({ server }, use) => use(await createMember(server, 'recruiter')), { scope: 'file' }],
  colleague: [async ({ server }, use) => use(await createMember(server, 'owner')), { scope: 'file' }],
  jobs: async ({ server }, use) => {
    await server.db.deleteFrom('job_openings').execute();
    await use(server);
  },
});

/** A posting from the public form that waits for review. */
async function post(server: TestServer, changes: Parameters<typeof makePosting>[0] = {}): Promise<string> {
  expect((await postLegacy(server.app, '/Master/SubmitJobDetails', makePosting(changes))).statusCode).toBe(
    200,
  );
  const { jid } = await server.db
    .selectFrom('job_openings')
    .select('jid')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return jid;
}

const find = async (member: SignedInMember, Jid: string): Promise<StaffJob> =>
  ok(await member.ask('jobs.find', { Jid }));

const list = async (member: SignedInMember, input = {}): Promise<string[]> =>
  ok(await member.ask('jobs.list', input)).jobs.map(({ Jid }: StaffJobEntry) => Jid);

/** Acts on a job in its present version. */
async function act(member: SignedInMember, procedure: string, Jid: string, more = {}) {
  const { version } = await find(member, Jid);
  return ok(await member.call(`jobs.${procedure}`, { Jid, version, ...more }));
}

const approve = (member: SignedInMember, Jid: string) => act(member, 'approve', Jid, { closesOn: null });

/** The public's view of a job, at each of the doors. */
async function seen({ app }: TestServer, Jid: string, OpenPosition: string) {
  const text = async (url: string) => (await app.inject({ url })).body;
  const legacy: { Jid: string }[] = (await postLegacy(app, '/Master/JobDetails', {})).json();
  const listed = ok(await querySite(app, 'jobs.list', { page: 1, search: Jid }));
  const positions = (await postLegacy(app, '/Master/SelectMasterList', {})).json().Table;
  return {
    legacy: legacy.some((job) => job.Jid === Jid),
    list: listed.jobs.length === 1,
    positions: positions.some((position: { Jid: string }) => position.Jid === Jid),
    page: (await app.inject({ url: jobPath({ Jid, OpenPosition }) })).statusCode,
    careers: (await text('/Career')).includes(OpenPosition),
    feed: (await text('/feeds/jobs.xml')).includes(OpenPosition),
    sitemap: (await text('/sitemaps/jobs-0.xml')).includes(`${Jid}-`),
  };
}

const everywhere = {
  legacy: true,
  list: true,
  positions: true,
  page: 200,
  careers: true,
  feed: true,
  sitemap: true,
};
const nowhere = (page: 404 | 410) => ({
  legacy: false,
  list: false,
  positions: false,
  page,
  careers: false,
  feed: false,
  sitemap: false,
});

describe('a posting', () => {
  test('waits, is approved and is public everywhere at once; so are its edits, closing and reopening', async ({
    jobs,
    recruiter,
  }) => {
    const Jid = await post(jobs, { openPosition: 'Zebra Crossing Guard' });
    expect(await seen(jobs, Jid, 'Zebra Crossing Guard')).toEqual(nowhere(404));
    const { jobs: listed, pending } = ok(await recruiter.ask('jobs.list', { status: 'pending' }));
    expect(listed).toMatchObject([{ Jid, OpenPosition: 'Zebra Crossing Guard', status: 'pending' }]);
    expect(pending).toBe(1);

    await approve(recruiter, Jid);
    expect(await seen(jobs, Jid, 'Zebra Crossing Guard')).toEqual(everywhere);

    const { values } = await find(recruiter, Jid);
    const edited = { ...values, openPosition: 'Okapi Crossing Guard', maxSalary: '2.4 LPA' };
    await act(recruiter, 'update', Jid, { values: edited, closesOn: null });
    expect(await seen(jobs, Jid, 'Okapi Crossing Guard')).toEqual(everywhere);
    const old = await jobs.app.inject({ url: jobPath({ Jid, OpenPosition: 'Zebra Crossing Guard' }) });
    expect(old.headers.location).toBe(jobPath({ Jid, OpenPosition: 'Okapi Crossing Guard' }));
    // The list's sort order follows what is shown.
    const { max_salary_monthly } = await jobs.db
      .selectFrom('job_openings')
      .select('max_salary_monthly')
      .where('jid', '=', Jid)
      .executeTakeFirstOrThrow();
    expect(max_salary_monthly).toBe(20_000);

    await act(recruiter, 'close', Jid);
    expect(await seen(jobs, Jid, 'Okapi Crossing Guard')).toEqual(nowhere(410));
    await act(recruiter, 'reopen', Jid, { closesOn: null });
    expect(await seen(jobs, Jid, 'Okapi Crossing Guard')).toEqual(everywhere);
  });

  test('is rejected with a reason, is shown nowhere, and may still be approved', async ({
    jobs,
    recruiter,
  }) => {
    const Jid = await post(jobs, { openPosition: 'Walrus Keeper' });
    const { version } = await find(recruiter, Jid);
    const without = await recruiter.call('jobs.reject', { Jid, version, reason: '  ' });
    expect(without.json().error.data.faults).toEqual([{ field: 'reason', reason: 'Field is Mandatory' }]);
    await act(recruiter, 'reject', Jid, { reason: 'No such client of ours' });
    expect(await find(recruiter, Jid)).toMatchObject({
      status: 'rejected',
      rejection: 'No such client of ours',
    });
    expect(await seen(jobs, Jid, 'Walrus Keeper')).toEqual(nowhere(404));
    await approve(recruiter, Jid);
    expect(await find(recruiter, Jid)).toMatchObject({ status: 'open', rejection: '' });
    expect(await seen(jobs, Jid, 'Walrus Keeper')).toEqual(everywhere);
  });

  test.for([
    ['approve', ['queued']],
    ['reject', []],
  ] as const)(
    'sends or drops its held notice after the decision: %s',
    async ([decision, left], { jobs, recruiter }) => {
      const posted = await callSite(jobs.app, 'jobPosting.submit', { ...makePosting(), filledInMs: 100 });
      expect(posted.statusCode).toBe(200);
      const { jid, submission_id } = await jobs.db
        .selectFrom('job_openings')
        .select(['jid', 'submission_id'])
        .executeTakeFirstOrThrow();
      const statuses = async () => {
        const mails = await jobs.db
          .selectFrom('mails')
          .select('status')
          .where('submission_id', '=', submission_id)
          .execute();
        return mails.map(({ status }) => status);
      };
      expect(await statuses()).toEqual(['held']);
      await act(
        recruiter,
        decision,
        jid,
        decision === 'approve' ? { closesOn: null } : { reason: 'Not ours' },
      );
      expect(await statuses()).toEqual(left);
    },
  );

  test('shows what made it suspicious', async ({ jobs, recruiter }) => {
    const Jid = await post(jobs);
    const { submission_id } = await jobs.db
      .selectFrom('job_openings')
      .select('submission_id')
      .where('jid', '=', Jid)
      .executeTakeFirstOrThrow();
    await jobs.db
      .insertInto('submission_flags')
      .values({ submission_id: submission_id ?? '', flag: 'trap-filled' })
      .execute();
    expect((await find(recruiter, Jid)).flags).toContain('trap-filled');
    expect(ok(await recruiter.ask('jobs.list', {})).jobs[0].flags).toContain('trap-filled');
  });
});

describe('a job', () => {
  test('is copied into a pending one', async ({ jobs, recruiter }) => {
    const Jid = await createJobOpening(jobs.db, { open_position: 'Lynx Warden', status: 'closed' });
    const copy = ok(await recruiter.call('jobs.copy', { Jid }));
    expect(copy.Jid).not.toBe(Jid);
    const [original, copied] = [await find(recruiter, Jid), await find(recruiter, copy.Jid)];
    expect(copied).toMatchObject({ status: 'pending', values: original.values, reference: null });
    await approve(recruiter, copy.Jid);
    expect(await seen(jobs, copy.Jid, 'Lynx Warden')).toEqual(everywhere);
  });

  test('closes by itself after its last day in India', async ({ jobs, recruiter }) => {
    const Jid = await post(jobs, { openPosition: 'Ibex Escort' });
    const { version } = await find(recruiter, Jid);
    const late = await recruiter.call('jobs.approve', { Jid, version, closesOn: YESTERDAY });
    expect(late.json().error.data.faults).toEqual([{ field: 'closesOn', reason: 'must not be in the past' }]);
    await act(recruiter, 'approve', Jid, { closesOn: TODAY });
    expect(await closeByDate(jobs)).toBe(0);
    expect(await seen(jobs, Jid, 'Ibex Escort')).toEqual(everywhere);
    // A day passes.
    await sql`update job_openings set closes_on = closes_on - 1 where jid = ${Jid}`.execute(jobs.db);
    expect(await closeByDate(jobs)).toBe(1);
    expect(await seen(jobs, Jid, 'Ibex Escort')).toEqual(nowhere(410));
    const { events } = await find(recruiter, Jid);
    expect(events[0]).toMatchObject({ action: 'job closed by date', member: null, detail: YESTERDAY });
    await act(recruiter, 'reopen', Jid, { closesOn: null });
    expect(await closeByDate(jobs)).toBe(0);
  });

  test('keeps its last day when it is approved or reopened without one', async ({ jobs, recruiter }) => {
    const Jid = await post(jobs);
    const { values } = await find(recruiter, Jid);
    await act(recruiter, 'update', Jid, { values, closesOn: TODAY });
    await act(recruiter, 'approve', Jid);
    expect(await find(recruiter, Jid)).toMatchObject({ status: 'open', closesOn: TODAY });
    // An explicit "no last day" removes it.
    await act(recruiter, 'close', Jid);
    await act(recruiter, 'reopen', Jid, { closesOn: TODAY });
    await act(recruiter, 'close', Jid);
    await act(recruiter, 'reopen', Jid, { closesOn: null });
    expect(await find(recruiter, Jid)).toMatchObject({ status: 'open', closesOn: null });

    const waited = await createJobOpening(jobs.db, { status: 'pending', closes_on: YESTERDAY });
    const late = await recruiter.call('jobs.approve', { Jid: waited, version: 1 });
    expect(late.json().error.data.faults).toEqual([{ field: 'closesOn', reason: 'must not be in the past' }]);
    expect((await find(recruiter, waited)).status).toBe('pending');
  });

  test.for([
    [{ minSalary: 'abc' }, 'minSalary', /^must be an amount/],
    [{ maxSalary: 'abc' }, 'maxSalary', /^must be an amount/],
    [{ maxSalary: '15000' }, 'maxSalary', 'must not be below the minimum salary'],
    [
      { minSalary: '900 per day', maxSalary: '600 per day' },
      'maxSalary',
      'must not be below the minimum salary',
    ],
  ] as const)('is not entered or edited with %o', async ([changes, field, reason], { jobs, recruiter }) => {
    const told = [{ field: `values.${field}`, reason: expect.stringMatching(reason) }];
    const entered = await recruiter.call('jobs.create', { values: makePosting(changes) });
    expect(entered.statusCode).toBe(400);
    expect(entered.json().error.data.faults).toEqual(told);
    const Jid = await createJobOpening(jobs.db);
    const { values, version } = await find(recruiter, Jid);
    const input = { Jid, version, closesOn: null, values: { ...values, ...changes } };
    const edited = await recruiter.call('jobs.update', input);
    expect(edited.statusCode).toBe(400);
    expect(edited.json().error.data.faults).toEqual(told);
    expect((await find(recruiter, Jid)).values).toEqual(values);
  });

  test('from an older client with any text as salary can be edited in all other fields', async ({
    jobs,
    recruiter,
  }) => {
    const Jid = await post(jobs, { minSalary: '30000', maxSalary: 'abc' });
    const { values } = await find(recruiter, Jid);
    expect(values).toMatchObject({ minSalary: '30000', maxSalary: 'abc' });
    await act(recruiter, 'update', Jid, { values: { ...values, location: 'Nashik' }, closesOn: null });
    expect((await find(recruiter, Jid)).values).toEqual({ ...values, location: 'Nashik' });
    // A changed salary has to be valid.
    const { version } = await find(recruiter, Jid);
    const touched = { ...values, maxSalary: 'abcd' };
    const answer = await recruiter.call('jobs.update', { Jid, version, values: touched, closesOn: null });
    expect(answer.json().error.data.faults).toMatchObject([{ field: 'values.maxSalary' }]);
    await act(recruiter, 'update', Jid, {
      values: { ...values, maxSalary: '2.4 LPA', minSalary: '18,000' },
      closesOn: null,
    });
  });

  test('gives the second of two editors a conflict, and stays unchanged', async ({
    jobs,
    recruiter,
    colleague,
  }) => {
    const Jid = await createJobOpening(jobs.db);
    const before = await find(recruiter, Jid);
    const mine = { ...before.values, location: 'Nashik' };
    const theirs = { ...before.values, location: 'Nagpur' };
    const input = { Jid, version: before.version, closesOn: null };
    const answers = await Promise.all([
      recruiter.call('jobs.update', { ...input, values: mine }),
      colleague.call('jobs.update', { ...input, values: theirs }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const winner = answers[0].statusCode === 200 ? 'Nashik' : 'Nagpur';
    expect((await find(recruiter, Jid)).values.location).toBe(winner);
    const closing = await colleague.call('jobs.close', { Jid, version: before.version });
    expect(closing.statusCode).toBe(409);
    expect((await find(recruiter, Jid)).status).toBe('open');
    // With the new version the second one succeeds.
    await act(colleague, 'update', Jid, { values: theirs, closesOn: null });
    expect((await find(recruiter, Jid)).values.location).toBe('Nagpur');
  });

  test.for([
    ['approve', 'open', { closesOn: null }],
    ['approve', 'closed', { closesOn: null }],
    ['reject', 'open', { reason: 'x' }],
    ['close', 'pending', {}],
    ['reopen', 'open', { closesOn: null }],
    ['reopen', 'pending', { closesOn: null }],
  ] as const)(
    'cannot be made to %s when it is %s',
    async ([procedure, status, more], { jobs, recruiter }) => {
      const Jid = await createJobOpening(jobs.db, { status });
      const answer = await recruiter.call(`jobs.${procedure}`, { Jid, version: 1, ...more });
      expect(answer.statusCode).toBe(409);
      expect((await find(recruiter, Jid)).status).toBe(status);
    },
  );

  test('has every change in its history and in the audit log, with its author', async ({
    jobs,
    recruiter,
    colleague,
  }) => {
    const Jid = await post(jobs);
    await act(recruiter, 'reject', Jid, { reason: 'Twice' });
    await approve(colleague, Jid);
    const { values } = await find(recruiter, Jid);
    await act(recruiter, 'update', Jid, { values: { ...values, skills: 'Dogs' }, closesOn: TODAY });
    await act(recruiter, 'close', Jid);
    const { events } = await find(recruiter, Jid);
    expect(events.map(({ action, member, detail }) => [action, member, detail])).toEqual([
      ['job closed', 'A recruiter', ''],
      ['job edited', 'A recruiter', 'skills, closesOn'],
      ['job approved', 'A owner', ''],
      ['job rejected', 'A recruiter', 'Twice'],
    ]);
  });

  test('that does not exist is a 404', async ({ recruiter }) => {
    expect((await recruiter.ask('jobs.find', { Jid: 'JO-999999999' })).statusCode).toBe(404);
    const close = await recruiter.call('jobs.close', { Jid: 'JO-999999999', version: 1 });
    expect(close.statusCode).toBe(404);
    expect((await recruiter.call('jobs.copy', { Jid: 'JO-999999999' })).statusCode).toBe(404);
  });
});

describe('the preview of a job', () => {
  const preview = (server: TestServer, Jid: string, cookies: Map<string, string>) =>
    server.app.inject({
      url: `/staff/previews/jobs/${Jid}`,
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });

  test('is the page that the public will see, without scripts, for a frame of the staff area', async ({
    jobs,
    recruiter,
  }) => {
    const Jid = await post(jobs, { openPosition: 'Gnu Herder', discription: '- Early\n- Late <b>' });
    const { body, headers, statusCode } = await preview(jobs, Jid, recruiter.cookies);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['content-security-policy']).toContain("script-src 'none'");
    expect(headers['content-security-policy']).not.toContain("script-src 'self'");
    await approve(recruiter, Jid);
    const page = await jobs.app.inject({ url: jobPath({ Jid, OpenPosition: 'Gnu Herder' }) });
    const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0];
    expect(main(body)).toBeDefined();
    expect(main(body)).toBe(main(page.body));
    expect(body).not.toContain('<script');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test('is only for roles that may approve jobs', async ({ jobs, server, recruiter }) => {
    const Jid = await post(jobs);
    const editor = await createMember(server, 'editor');
    expect((await preview(jobs, Jid, new Map())).statusCode).toBe(401);
    expect((await preview(jobs, Jid, editor.cookies)).statusCode).toBe(403);
    for (const none of ['JO-999999999', 'JO-x'])
      expect((await preview(jobs, none, recruiter.cookies)).statusCode).toBe(404);
  });
});

describe('the list of jobs', () => {
  test('is filtered by status and searched by beginnings of words', async ({ jobs, recruiter }) => {
    const open = await createJobOpening(jobs.db, { open_position: 'Fire Officer', location: 'Kochi' });
    const pending = await createJobOpening(jobs.db, { status: 'pending', opened_at: null });
    const closed = await createJobOpening(jobs.db, { status: 'closed', location: 'Kochi' });
    expect(await list(recruiter)).toEqual([closed, pending, open]);
    expect(await list(recruiter, { status: 'open' })).toEqual([open]);
    expect(await list(recruiter, { status: 'pending' })).toEqual([pending]);
    expect(await list(recruiter, { search: 'koc' })).toEqual([closed, open]);
    expect(await list(recruiter, { search: 'fire koc' })).toEqual([open]);
    expect(await list(recruiter, { search: closed.toLowerCase() })).toEqual([closed]);
    expect(await list(recruiter, { search: 'koc', status: 'closed' })).toEqual([closed]);
    expect(await list(recruiter, { search: 'koc zebra' })).toEqual([]);
    for (const search of ['%', '......']) expect(await list(recruiter, { search })).toEqual([]);
  });

  test('is paged without loss or repetition while new ones arrive', async ({ jobs, recruiter }) => {
    const expected: string[] = [];
    for (let time = 0; time < 60; time++) expected.unshift(await createJobOpening(jobs.db));
    const first = ok(await recruiter.ask('jobs.list', {}));
    expect(first.jobs).toHaveLength(50);
    await createJobOpening(jobs.db);
    const second = ok(await recruiter.ask('jobs.list', { cursor: first.next }));
    expect(second.next).toBeNull();
    expect([...first.jobs, ...second.jobs].map(({ Jid }) => Jid)).toEqual(expected);
  });

  test('keeps the counts of the public list correct', async ({ jobs, recruiter }) => {
    const ids = [await post(jobs), await post(jobs), await post(jobs), await post(jobs)];
    for (const Jid of ids) await approve(recruiter, Jid);
    const [first = '', second = '', third = ''] = ids;
    await act(recruiter, 'close', first);
    await act(recruiter, 'close', second);
    await act(recruiter, 'reopen', second, { closesOn: null });
    const { values } = await find(recruiter, third);
    const edited = { ...values, industry: 'Retail', location: 'Agra', maxSalary: '30000' };
    await act(recruiter, 'update', third, { values: edited, closesOn: null });
    const kept = sql`select list, sum(jobs)::integer as jobs from job_list_blocks group by list order by list`;
    const words = sql`select word, jobs from job_words where jobs > 0 order by word`;
    const before = [await kept.execute(jobs.db), await words.execute(jobs.db)].map(({ rows }) => rows);
    await sql`select rebuild_job_list()`.execute(jobs.db);
    const after = [await kept.execute(jobs.db), await words.execute(jobs.db)].map(({ rows }) => rows);
    expect(before).toEqual(after);
    expect(ok(await querySite(jobs.app, 'jobs.list', { page: 1 })).total).toBe(3);
  });
});

describe('a draft', () => {
  const draft = async (recruiter: SignedInMember) =>
    ok(await recruiter.call('jobs.create', { values: makePosting() })) as { Jid: string; version: number };

  test('entered by mistake is removed, and the log says by whom', async ({ jobs, recruiter }) => {
    const job = await draft(recruiter);
    const stale = await recruiter.call('jobs.remove', { ...job, version: 2 });
    expect(stale.statusCode).toBe(409);
    ok(await recruiter.call('jobs.remove', job));
    expect((await recruiter.ask('jobs.find', { Jid: job.Jid })).statusCode).toBe(404);
    const line = await jobs.db
      .selectFrom('staff_audit')
      .select(['action', 'member_id'])
      .where('subject', '=', job.Jid)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect(line).toEqual({ action: 'job removed', member_id: recruiter.id });
  });

  test('is all that can be removed: no job that was public, no visitor’s posting', async ({
    jobs,
    recruiter,
  }) => {
    const { Jid } = await draft(recruiter);
    await approve(recruiter, Jid);
    await act(recruiter, 'close', Jid);
    const posted = await post(jobs);
    for (const kept of [Jid, posted]) {
      const { version } = await find(recruiter, kept);
      const answer = await recruiter.call('jobs.remove', { Jid: kept, version });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error.message).toContain('never public');
      await find(recruiter, kept);
    }
  });
});
