import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { closeByDate } from '../../../server/editing/jobs/job-closing.ts';
import { jobPath } from '../../../src/contract/job-path.ts';
import type { StaffJob } from '../../../src/contract/staff/jobs.ts';
import { dayInIndia } from '../../../src/day-in-india.ts';
import { callSite, postLegacy, querySite } from '../../doors/doors.ts';
import type { TestServer } from '../../environment/app.ts';
import { createJobOpening, makePosting } from '../../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { receiptOf } from '../../factories/stored.ts';
import { test as base } from '../../inbox/office.ts';

const TODAY = dayInIndia(new Date());
const YESTERDAY = dayInIndia(new Date(Date.now() - 24 * 60 * 60_000));
const PAST = [{ field: 'closesOn', reason: 'must not be in the past' }];

const test = base.extend<{ colleague: SignedInMember; jobs: TestServer }>({
  colleague: [async ({ server }, use) => use(await createMember(server, 'owner')), { scope: 'file' }],
  jobs: async ({ server }, use) => {
    await server.db.deleteFrom('job_openings').execute();
    await use(server);
  },
});

const newest = ({ db }: TestServer) =>
  db.selectFrom('job_openings').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();

/** A posting from the public form that waits for review. */
async function post(server: TestServer, changes: Parameters<typeof makePosting>[0] = {}): Promise<string> {
  const posted = await postLegacy(server.app, '/Master/SubmitJobDetails', makePosting(changes));
  expect(posted.statusCode).toBe(200);
  return (await newest(server)).jid;
}

const find = async (member: SignedInMember, Jid: string): Promise<StaffJob> =>
  ok(await member.ask('jobs.find', { Jid }));

/** Asks for an act on a job in its present version. */
async function ask(member: SignedInMember, procedure: string, Jid: string, more = {}) {
  const { version } = await find(member, Jid);
  return member.call(`jobs.${procedure}`, { Jid, version, ...more });
}

const act = async (member: SignedInMember, procedure: string, Jid: string, more = {}) =>
  ok(await ask(member, procedure, Jid, more));
const approve = (member: SignedInMember, Jid: string) => act(member, 'approve', Jid, { closesOn: null });

/** The public's view of a job, at each of the doors. */
async function seen({ app }: TestServer, Jid: string, OpenPosition: string) {
  const text = async (url: string) => (await app.inject({ url })).body;
  const legacy: { Jid: string }[] = (await postLegacy(app, '/Master/JobDetails', {})).json();
  const listed = ok(await querySite(app, 'jobs.list', { page: 1, search: Jid }));
  const positions: { Jid: string }[] = (await postLegacy(app, '/Master/SelectMasterList', {})).json().Table;
  return {
    page: (await app.inject({ url: jobPath({ Jid, OpenPosition }) })).statusCode,
    legacy: legacy.some((job) => job.Jid === Jid),
    list: listed.jobs.length === 1,
    positions: positions.some((position) => position.Jid === Jid),
    careers: (await text('/Career')).includes(OpenPosition),
    feed: (await text('/feeds/jobs.xml')).includes(OpenPosition),
    sitemap: (await text('/sitemaps/jobs-0.xml')).includes(`${Jid}-`),
  };
}

const doors = ['legacy', 'list', 'positions', 'careers', 'feed', 'sitemap'];
const everywhere = { page: 200, ...Object.fromEntries(doors.map((door) => [door, true])) };
const nowhere = (page: 404 | 410) => ({ page, ...Object.fromEntries(doors.map((door) => [door, false])) });

describe('a posting', () => {
  test('is public everywhere once approved, as are its edits, end and return', async ({
    jobs,
    recruiter,
  }) => {
    const [zebra, okapi] = ['Zebra Crossing Guard', 'Okapi Crossing Guard'];
    const others = [await post(jobs), await post(jobs)];
    const Jid = await post(jobs, { openPosition: zebra });
    expect(await seen(jobs, Jid, zebra)).toEqual(nowhere(404));
    const { jobs: listed, pending } = ok(await recruiter.ask('jobs.list', { status: 'pending' }));
    expect(listed[0]).toMatchObject({ Jid, OpenPosition: zebra, status: 'pending' });
    expect(pending).toBe(3);

    for (const each of [...others, Jid]) await approve(recruiter, each);
    expect(await seen(jobs, Jid, zebra)).toEqual(everywhere);

    const { values } = await find(recruiter, Jid);
    const edited = { ...values, openPosition: okapi, industry: 'Zoos', maxSalary: '2.4 LPA' };
    await act(recruiter, 'update', Jid, { values: edited, closesOn: null });
    expect(await seen(jobs, Jid, okapi)).toEqual(everywhere);
    const old = await jobs.app.inject({ url: jobPath({ Jid, OpenPosition: zebra }) });
    expect(old.headers.location).toBe(jobPath({ Jid, OpenPosition: okapi }));
    // The public list's order follows what is shown, and so do its words and counts.
    expect((await newest(jobs)).max_salary_monthly).toBe(20_000);
    const total = async (search = '') =>
      ok(await querySite(jobs.app, 'jobs.list', { page: 1, search })).total as number;
    expect([await total(), await total('zebra'), await total('zoos')]).toEqual([3, 0, 1]);

    await act(recruiter, 'close', Jid);
    expect(await seen(jobs, Jid, okapi)).toEqual(nowhere(410));
    expect([await total(), await total('zoos')]).toEqual([2, 0]);
    await act(recruiter, 'reopen', Jid, { closesOn: null });
    expect(await seen(jobs, Jid, okapi)).toEqual(everywhere);
    expect([await total(), await total('zoos')]).toEqual([3, 1]);
  });

  test('is rejected with a reason, and may still be approved', async ({ jobs, recruiter }) => {
    const Jid = await post(jobs, { openPosition: 'Walrus Keeper' });
    const without = await ask(recruiter, 'reject', Jid, { reason: '  ' });
    expect(without.json().error.data.faults).toEqual([{ field: 'reason', reason: 'Field is Mandatory' }]);
    const rejection = 'No such client of ours';
    await act(recruiter, 'reject', Jid, { reason: rejection });
    expect(await find(recruiter, Jid)).toMatchObject({ status: 'rejected', rejection });
    expect(await seen(jobs, Jid, 'Walrus Keeper')).toEqual(nowhere(404));
    await approve(recruiter, Jid);
    expect(await find(recruiter, Jid)).toMatchObject({ status: 'open', rejection: '' });
    expect((await seen(jobs, Jid, 'Walrus Keeper')).page).toBe(200);
  });

  test.for([
    ['approve', ['queued'], { closesOn: null }],
    ['reject', [], { reason: 'Not ours' }],
  ] as const)('sends or drops its held notice: %s', async ([decision, left, more], { jobs, recruiter }) => {
    receiptOf(await callSite(jobs.app, 'jobPosting.submit', { ...makePosting(), filledInMs: 100 }));
    const { jid, submission_id } = await newest(jobs);
    const statuses = async () => {
      const mails = jobs.db.selectFrom('mails').select('status').where('submission_id', '=', submission_id);
      return (await mails.execute()).map(({ status }) => status);
    };
    expect(await statuses()).toEqual(['held']);
    // What made it suspicious is shown.
    expect((await find(recruiter, jid)).flags).toHaveLength(1);
    expect(ok(await recruiter.ask('jobs.list', {})).jobs[0].flags).toEqual(
      (await find(recruiter, jid)).flags,
    );
    await act(recruiter, decision, jid, more);
    expect(await statuses()).toEqual(left);
  });
});

describe('a job', () => {
  test('is copied into a pending one', async ({ jobs, recruiter }) => {
    const Jid = await createJobOpening(jobs.db, { open_position: 'Lynx Warden', status: 'closed' });
    const copy = ok(await recruiter.call('jobs.copy', { Jid }));
    expect(copy.Jid).not.toBe(Jid);
    const { values } = await find(recruiter, Jid);
    expect(await find(recruiter, copy.Jid)).toMatchObject({ status: 'pending', values, reference: null });
    await approve(recruiter, copy.Jid);
    expect((await seen(jobs, copy.Jid, 'Lynx Warden')).page).toBe(200);
  });

  test('closes by itself after its last day in India', async ({ jobs, recruiter }) => {
    const Jid = await post(jobs, { openPosition: 'Ibex Escort' });
    const late = await ask(recruiter, 'approve', Jid, { closesOn: YESTERDAY });
    expect(late.json().error.data.faults).toEqual(PAST);
    await act(recruiter, 'approve', Jid, { closesOn: TODAY });
    expect(await closeByDate(jobs)).toBe(0);
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
    for (const closesOn of [TODAY, null]) {
      await act(recruiter, 'close', Jid);
      await act(recruiter, 'reopen', Jid, { closesOn });
      expect(await find(recruiter, Jid)).toMatchObject({ status: 'open', closesOn });
    }
    const waited = await createJobOpening(jobs.db, { status: 'pending', closes_on: YESTERDAY });
    expect((await ask(recruiter, 'approve', waited)).json().error.data.faults).toEqual(PAST);
    expect((await find(recruiter, waited)).status).toBe('pending');
  });

  const below = 'must not be below the minimum salary';
  test.for([
    [{ minSalary: 'abc' }, 'minSalary', /^must be an amount/],
    [{ maxSalary: 'abc' }, 'maxSalary', /^must be an amount/],
    [{ maxSalary: '15000' }, 'maxSalary', below],
    [{ minSalary: '900 per day', maxSalary: '600 per day' }, 'maxSalary', below],
  ] as const)('is not entered or edited with %o', async ([changes, field, reason], { jobs, recruiter }) => {
    const told = [{ field: `values.${field}`, reason: expect.stringMatching(reason) }];
    const Jid = await createJobOpening(jobs.db);
    const { values } = await find(recruiter, Jid);
    for (const refused of [
      await recruiter.call('jobs.create', { values: makePosting(changes) }),
      await ask(recruiter, 'update', Jid, { closesOn: null, values: { ...values, ...changes } }),
    ]) {
      expect(refused.statusCode).toBe(400);
      expect(refused.json().error.data.faults).toEqual(told);
    }
    expect((await find(recruiter, Jid)).values).toEqual(values);
  });

  test('of an older client may keep any text as salary while others are edited', async ({
    jobs,
    recruiter,
  }) => {
    const Jid = await post(jobs, { minSalary: '30000', maxSalary: 'abc' });
    const { values } = await find(recruiter, Jid);
    const update = (changes: object) =>
      ask(recruiter, 'update', Jid, { values: { ...values, ...changes }, closesOn: null });
    ok(await update({ location: 'Nashik' }));
    expect((await find(recruiter, Jid)).values).toEqual({ ...values, location: 'Nashik', maxSalary: 'abc' });
    // A changed salary has to be valid.
    const touched = await update({ maxSalary: 'abcd' });
    expect(touched.json().error.data.faults).toMatchObject([{ field: 'values.maxSalary' }]);
    ok(await update({ maxSalary: '2.4 LPA', minSalary: '18,000' }));
  });

  test('gives the second of two editors a conflict', async ({ jobs, recruiter, colleague }) => {
    const Jid = await createJobOpening(jobs.db);
    const { values, version } = await find(recruiter, Jid);
    const update = (member: SignedInMember, location: string) =>
      member.call('jobs.update', { Jid, version, closesOn: null, values: { ...values, location } });
    const answers = await Promise.all([update(recruiter, 'Nashik'), update(colleague, 'Nagpur')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const winner = answers[0].statusCode === 200 ? 'Nashik' : 'Nagpur';
    expect((await colleague.call('jobs.close', { Jid, version })).statusCode).toBe(409);
    const left = await find(recruiter, Jid);
    expect([left.values.location, left.status]).toEqual([winner, 'open']);
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
      expect((await ask(recruiter, procedure, Jid, more)).statusCode).toBe(409);
      expect((await find(recruiter, Jid)).status).toBe(status);
    },
  );

  test('has every change in its history, with its author', async ({ jobs, recruiter, colleague }) => {
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
    for (const [procedure, more] of Object.entries({ close: { version: 1 }, copy: {} })) {
      const nowhere = { Jid: 'JO-999999999', ...more };
      expect((await recruiter.call(`jobs.${procedure}`, nowhere)).statusCode).toBe(404);
    }
  });

  test('is removed only if the staff entered it and nobody saw it', async ({ jobs, recruiter }) => {
    const enter = async () => ok(await recruiter.call('jobs.create', { values: makePosting() }));
    const job = await enter();
    expect((await recruiter.call('jobs.remove', { ...job, version: 2 })).statusCode).toBe(409);
    ok(await recruiter.call('jobs.remove', job));
    expect((await recruiter.ask('jobs.find', { Jid: job.Jid })).statusCode).toBe(404);
    const { rows } = await sql`
      select action, member_id from staff_audit where subject = ${job.Jid} order by id desc limit 1
    `.execute(jobs.db);
    expect(rows).toEqual([{ action: 'job removed', member_id: recruiter.id }]);
    const { Jid } = await enter();
    await approve(recruiter, Jid);
    await act(recruiter, 'close', Jid);
    for (const kept of [Jid, await post(jobs)]) {
      const answer = await ask(recruiter, 'remove', kept);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error.message).toContain('never public');
      await find(recruiter, kept);
    }
  });
});
