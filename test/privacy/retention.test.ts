import { randomUUID } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect } from 'vitest';
import { readHead } from '../../server/audit/audit-head.ts';
import { verifyAuditLog } from '../../server/audit/verify-chain.ts';
import { listChoresOfProcess, listChoresOfServer } from '../../server/chores.ts';
import type { Database } from '../../server/database/schema.ts';
import { takeInAll } from '../../server/inbox/inbox-intake.ts';
import { runDaily } from '../../server/people/retention/daily-retention.ts';
import { callSite, postLegacy } from '../doors/doors.ts';
import type { TestServer } from '../environment/app.ts';
import { runCommand } from '../environment/run-command.ts';
import { makeApplicationForm } from '../factories/application-form.ts';
import { converse } from '../factories/conversation.ts';
import {
  createJobOpening,
  makeContact,
  makeDataRequest,
  makePosting,
  makeQuotation,
} from '../factories/rows.ts';
import { createMember, ok } from '../factories/staff.ts';
import { receiptOf } from '../factories/stored.ts';
import { countFiles, quiet, test } from './emptied-house.ts';

const partsOf = ({ db, resumes, config }: TestServer) => ({
  db,
  resumes,
  settings: config.retention,
  log: quiet,
});

/** Makes a submission look as if it had arrived that many days ago. */
async function age(db: Kysely<Database>, reference: string, days: number): Promise<string> {
  await sql`
    update submissions set submitted_at = now() - make_interval(days => ${days}::integer)
    where reference = ${reference}`.execute(db);
  return reference;
}

/** Makes all runs look as if they had happened that many hours ago. */
async function letPass(db: Kysely<Database>, hours: number): Promise<void> {
  await sql`
    update retention_runs set started_at = started_at - make_interval(hours => ${hours}::integer),
      day = day - (${hours}::integer + 23) / 24`.execute(db);
}

async function fill({ app, db }: TestServer) {
  const contact = async (days: number) =>
    age(db, receiptOf(await postLegacy(app, '/Master/SubmitUserRequest', makeContact())).reference, days);
  const quotation = async (days: number) =>
    age(db, receiptOf(await callSite(app, 'quotation.submit', makeQuotation())).reference, days);
  const application = async (days: number) => {
    const form = makeApplicationForm();
    return age(
      db,
      receiptOf(await postLegacy(app, '/Master/SubmitJobAplicationDetails', form)).reference,
      days,
    );
  };
  const request = async (days: number, done: boolean) => {
    const { reference } = receiptOf(await callSite(app, 'dataRequest.submit', makeDataRequest()));
    if (done)
      await sql`
        update data_requests set done_at = now() - make_interval(days => ${days}::integer)
        where submission_id = (select id from submissions where reference = ${reference})`.execute(db);
    return age(db, reference, days);
  };
  const posting = receiptOf(await callSite(app, 'jobPosting.submit', makePosting())).reference;
  const filled = {
    old: [
      await contact(181),
      await quotation(181),
      await application(366),
      await application(400),
      await request(366, true),
    ],
    kept: [
      await contact(179),
      await quotation(179),
      await application(364),
      await request(400, false),
      await request(364, true),
      await age(db, posting, 900),
    ],
  };
  await takeInAll(db);
  return filled;
}

const counts = { contacts: 1, quotations: 1, applications: 2, resumes: 2, dataRequests: 1, auditLines: 0 };
const nothing = { contacts: 0, quotations: 0, applications: 0, resumes: 0, dataRequests: 0, auditLines: 0 };

async function stored({ db }: TestServer): Promise<string[]> {
  const rows = await db.selectFrom('submissions').select('reference').execute();
  return rows.map(({ reference }) => reference).sort();
}

const listRuns = ({ db }: TestServer) =>
  db
    .selectFrom('retention_runs')
    .select(['dry', 'counts'])
    .where('finished_at', 'is not', null)
    .orderBy('id')
    .execute();

describe('retention', () => {
  test('only counts on its first day, and then deletes what is too old', async ({ house }) => {
    const { old, kept } = await fill(house);
    await runDaily(partsOf(house));
    expect(await stored(house)).toEqual([...old, ...kept].sort());
    expect(await listRuns(house)).toEqual([{ dry: true, counts }]);

    await letPass(house.db, 24);
    await runDaily(partsOf(house));
    expect(await stored(house)).toEqual(kept.sort());
    expect(await listRuns(house)).toEqual([
      { dry: true, counts },
      { dry: false, counts },
    ]);
    expect(await countFiles(house)).toBe(1);
    const lines = await house.db
      .selectFrom('staff_audit')
      .select(['action', 'member_id', 'detail'])
      .execute();
    const detail = 'contacts 1, quotations 1, applications 2, resumes 2, dataRequests 1, auditLines 0';
    expect(lines).toEqual([
      { action: 'retention counted', member_id: null, detail },
      { action: 'retention removed', member_id: null, detail },
    ]);

    await letPass(house.db, 24);
    await runDaily(partsOf(house));
    expect((await listRuns(house)).at(-1)).toEqual({ dry: false, counts: nothing });
  });

  test('removes conversations with their submissions, and the files of both', async ({ house }) => {
    const { old, kept } = await fill(house);
    for (const reference of [old[0], kept[0]]) await converse(house, reference ?? '');
    await sql`update inbox_events set at = at - interval '181 days' where submission_id = (
      select id from submissions where reference = ${old[0]})`.execute(house.db);
    await runDaily(partsOf(house));
    await letPass(house.db, 24);
    await runDaily(partsOf(house));
    const withFiles = { ...counts, resumes: counts.resumes + 2 };
    expect((await listRuns(house)).map((run) => run.counts)).toEqual([withFiles, withFiles]);
    const left = await house.db
      .selectFrom('messages')
      .innerJoin('submissions', 'submissions.id', 'submission_id')
      .select('reference')
      .execute();
    expect(left.map(({ reference }) => reference)).toEqual([kept[0], kept[0]]);
    expect(await house.db.selectFrom('conversations').select('token').execute()).toHaveLength(1);
    // A resume and two attachments.
    expect(await countFiles(house)).toBe(3);
  });

  test('runs once a day, whichever of several servers is first', async ({ house }) => {
    const runAtOnce = () => Promise.all(Array.from({ length: 6 }, () => runDaily(partsOf(house))));
    await runAtOnce();
    await runDaily(partsOf(house));
    expect(await listRuns(house)).toEqual([{ dry: true, counts: nothing }]);
    await letPass(house.db, 24);
    await runAtOnce();
    expect((await listRuns(house)).map(({ dry }) => dry)).toEqual([true, false]);
  });

  test('only counts where periods have changed or a count is too recent', async ({ house }) => {
    await fill(house);
    await runDaily(partsOf(house));
    // Half past midnight, after a first run at a quarter to midnight.
    await letPass(house.db, 1);
    await runDaily(partsOf(house));
    await letPass(house.db, 24);
    const shorter = { ...partsOf(house), settings: { ...house.config.retention, leadsDays: 100 } };
    await runDaily(shorter);
    const runs = await listRuns(house);
    expect(runs.map(({ dry }) => dry)).toEqual([true, true, true]);
    expect(runs[2]?.counts).toEqual({ ...counts, contacts: 2, quotations: 2 });
    await letPass(house.db, 24);
    await runDaily(shorter);
    expect((await listRuns(house)).at(-1)).toMatchObject({
      dry: false,
      counts: { contacts: 2, quotations: 2 },
    });
  });

  test('counts a lead’s age from the last action on it', async ({ house }) => {
    const { old } = await fill(house);
    const [contact = ''] = old;
    const owner = await createMember(house, 'owner');
    ok(await owner.call('inbox.addNote', { reference: contact, text: 'They ring back in spring.' }));
    expect(ok(await owner.ask('retention.count'))).toEqual({ ...counts, contacts: 0 });
    await sql`update inbox_events set at = now() - interval '181 days'`.execute(house.db);
    expect(ok(await owner.ask('retention.count'))).toEqual(counts);
    // The owner sees the periods and the last runs.
    await runDaily(partsOf(house));
    const state = ok(await owner.ask('retention.state'));
    expect(state).toMatchObject({ leads: 180, applications: 365, dataRequests: 365, audit: 365 });
    expect(state.runs).toEqual([expect.objectContaining({ daily: true, dry: true, counts })]);
  });

  test('deletes lines of the audit log after a year, and not before', async ({ house }) => {
    const { db } = house;
    await sql`
      insert into staff_audit (action, at) select 'old', now() - interval '366 days' from generate_series(1, 210)`.execute(
      db,
    );
    // So many that the old ones are less than a tenth.
    await sql`
      insert into staff_audit (action, at) select 'young', now() - interval '364 days' from generate_series(1, 2000)`.execute(
      db,
    );
    // The log gets its head once a day, so that the table can be verified against it.
    const heads: string[] = [];
    const info = ({ auditHead }: { auditHead?: string }) =>
      void heads.push(...(auditHead ? [auditHead] : []));
    for (let look = 0; look < 2; look++) await runDaily({ ...partsOf(house), log: { ...quiet, info } });
    expect(heads).toHaveLength(1);
    const noted = readHead(heads[0] ?? '');
    expect(await verifyAuditLog(db, noted && [noted])).toMatchObject({ lines: 2211 });
    await letPass(db, 24);
    await runDaily(partsOf(house));
    const { rows } = await sql<{ action: string; count: number }>`
      select action, count(*)::integer as count from staff_audit group by action order by action`.execute(db);
    expect(rows).toEqual([
      { action: 'retention counted', count: 1 },
      { action: 'retention removed', count: 1 },
      { action: 'young', count: 2000 },
    ]);
    expect((await verifyAuditLog(db)).lines).toBe(2002);
    const { links } = await db
      .selectFrom('staff_audit_chain')
      .select(({ fn }) => fn.countAll<string>().as('links'))
      .executeTakeFirstOrThrow();
    expect(links).toBe('2003');
  });
});

const addContacts = ({ db }: TestServer, days: number, count: number) =>
  sql`
    insert into submissions (reference, kind, door, submitted_at)
    select concat('CB-', ${days}::integer, n), 'contact', 'site', now() - make_interval(days => ${days}::integer)
    from generate_series(1, ${count}::integer) as n`.execute(db);

describe('a run that may be a mistake removes nothing', () => {
  const later = (minutes: number) => () => new Date(Date.now() + minutes * 60_000);
  test.for<[string, { hours?: number; old?: number; now?: () => Date; says: string }]>([
    ['where the last one was days ago', { hours: 4 * 24 + 1, says: 'the last run was' }],
    ['where a clock is wrong', { now: later(-10), says: 'differ by 10 minutes' }],
    ['where much would go at once', { old: 20, says: '21 of 122 contacts would be removed' }],
  ])('%s', async ([, { hours = 24, old = 0, now, says }], { house }) => {
    const { old: due, kept } = await fill(house);
    await addContacts(house, 181, old);
    await addContacts(house, 1, 100);
    const owner = await createMember(house, 'owner');
    const notices = async () =>
      (await house.db.selectFrom('mails').select('id').where('recipient', '=', owner.email).execute()).length;
    const before = await notices();
    const alarms = async () => (await house.app.inject('/readyz')).json().alarms;
    await runDaily(partsOf(house));
    await letPass(house.db, hours);
    // Each day anew, and the owners are told once.
    for (let day = 0; day < 2; day++) {
      await runDaily({ ...partsOf(house), ...(now && { now }) });
      expect(await stored(house)).toEqual(expect.arrayContaining(due));
      expect(ok(await owner.ask('retention.state')).held.reason).toContain(says);
      await expect.poll(alarms).toEqual(['retention waits to be confirmed: see /staff/retention']);
      await letPass(house.db, 20);
    }
    expect(await notices()).toBe(before + 1);
    const settings = { DATABASE_URL: house.databaseUrl, DATA_DIR: house.config.dataDir };
    if (old > 0) {
      const { run } = ok(await owner.ask('retention.state')).held;
      const answers = await Promise.all([1, 2].map(() => owner.call('retention.confirm', { run })));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      await expect
        .poll(async () => (await listRuns(house)).at(-1))
        .toEqual({ dry: false, counts: { ...counts, contacts: 1 + old } });
      const lines = await house.db
        .selectFrom('staff_audit')
        .select(['member_id', 'detail'])
        .where('action', '=', 'retention confirmed')
        .execute();
      expect(lines).toEqual([{ member_id: owner.id, detail: expect.stringContaining(says) }]);
    } else if (now === undefined) {
      const refused = await runCommand([], settings, 'retention');
      expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(says) });
      expect((await runCommand(['--confirm'], settings, 'retention')).code).toBe(0);
    } else await runDaily(partsOf(house));
    expect(await stored(house)).toHaveLength(kept.length + 100);
    await expect.poll(alarms).toBeUndefined();
    await letPass(house.db, 24);
    await runDaily(partsOf(house));
    expect((await listRuns(house)).at(-1)).toEqual({ dry: false, counts: nothing });
  });
});

test('by a clock that may be wrong, no chore removes or closes anything', async ({ house }) => {
  const { db, resumes, config } = house;
  const aside = `removed/${randomUUID()}`;
  await resumes.put(aside, 'left by a crash');
  const then = new Date(Date.now() - 31 * 24 * 60 * 60_000);
  await utimes(join(config.dataDir, 'resumes', aside), then, then);
  await sql`insert into imports (source, origin, file_name, bytes, state, changed_at)
    values ('wordpress', '', 'a.xml', 1, 'rehearsed', ${then})`.execute(db);
  const jid = await createJobOpening(db, { closes_on: '2026-01-01' });
  const left = async () => ({
    isAside: await resumes.exists(aside),
    imports: (await db.selectFrom('imports').select('state').execute()).length,
    jobs: await db.selectFrom('job_openings').select('status').where('jid', '=', jid).execute(),
  });
  const log = pino({ level: 'silent' });
  const chores = () => [
    ...listChoresOfServer({ ...house, exclusive: false, log }),
    ...listChoresOfProcess(house, log),
  ];
  const runAll = async () => {
    for (const chore of chores()) await chore.run(new AbortController().signal);
  };
  await sql`insert into retention_runs (settings, dry, started_at, finished_at)
    values ('', false, ${then}, ${then})`.execute(db);
  await runAll();
  expect(await left()).toEqual({ isAside: true, imports: 1, jobs: [{ status: 'open' }] });
  await sql`update retention_runs set started_at = now()`.execute(db);
  await runAll();
  expect(await left()).toEqual({ isAside: false, imports: 0, jobs: [{ status: 'closed' }] });
});

describe('`npm run retention`', () => {
  test('prints what it would delete, and deletes it without --dry-run', async ({ house }) => {
    const { old, kept } = await fill(house);
    const settings = { DATABASE_URL: house.databaseUrl, DATA_DIR: house.config.dataDir };
    const counted = await runCommand(['--dry-run'], settings, 'retention');
    expect(counted, counted.output).toMatchObject({ code: 0 });
    expect(counted.output).toMatch(
      /Too old, and still there:\n +1 contacts\n +1 quotations\n +2 applications\n +2 resumes\n/,
    );
    expect(await stored(house)).toEqual([...old, ...kept].sort());
    const removed = await runCommand([], settings, 'retention');
    expect(removed, removed.output).toMatchObject({ code: 0 });
    expect(removed.output).toMatch(/Removed:\n +1 contacts\n/);
    expect(await stored(house)).toEqual(kept.sort());
  });
});
