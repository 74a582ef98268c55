import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { takeInAll } from '../../../server/staff/inbox/inbox-intake.ts';
import { addUpTallies } from '../../../server/staff/inbox/tallies.queries.ts';
import type { InboxFilter } from '../../../src/contract/staff/inbox.ts';
import { ageNames, ages, type StartFigures } from '../../../src/contract/staff/start.ts';
import { submissionDoors } from '../../../src/contract/submission.ts';
import { callSite } from '../../doors/doors.ts';
import { test as base, type TestServer } from '../../environment/app.ts';
import {
  createBlog,
  createJobOpening,
  makeApplication,
  makeContact,
  makePosting,
  makeQuotation,
} from '../../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { receiptOf } from '../../factories/stored.ts';
import { submit } from '../../factories/submit.ts';

interface Office {
  owner: SignedInMember;
  sales: SignedInMember;
  recruiter: SignedInMember;
  editor: SignedInMember;
}

const test = base.extend<{ office: Office }>({
  office: [
    async ({ server }, use) => {
      await use({
        owner: await createMember(server, 'owner'),
        sales: await createMember(server, 'sales'),
        recruiter: await createMember(server, 'recruiter'),
        editor: await createMember(server, 'editor'),
      });
    },
    { scope: 'file' },
  ],
});

const figuresOf = async (member: SignedInMember): Promise<StartFigures> =>
  ok(await member.ask('start.figures'));

/** Through all pages of the list. */
async function countListed(member: SignedInMember, filter: Partial<InboxFilter>): Promise<number> {
  let count = 0;
  let cursor: string | null = null;
  do {
    const page = ok(await member.call('inbox.list', { ...filter, ...(cursor !== null && { cursor }) }));
    count += page.entries.length;
    cursor = page.next;
  } while (cursor !== null);
  return count;
}

/** Every figure of the inbox, beside the number of items in its list. */
async function expectListsToAgree(member: SignedInMember): Promise<StartFigures> {
  const figures = await figuresOf(member);
  const { inbox, today } = figures;
  if (inbox === null) throw new Error('the member does not read the inbox');
  const before = (days: number) => daysBefore(today, days);
  for (const kind of inbox.kinds) {
    for (let ago = 0; ago < 14; ago++) {
      const day = before(ago);
      const shown = inbox.arrived.find((each) => each.kind === kind && each.day === day)?.count ?? 0;
      expect(
        await countListed(member, { view: 'inbox', kind, from: day, until: day }),
        `${kind} of ${day}`,
      ).toBe(shown);
    }
    for (const age of ageNames) {
      const [newest, oldest] = ages[age];
      const shown = inbox.unanswered.find((each) => each.kind === kind && each.age === age)?.count ?? 0;
      const span = { until: before(newest), ...(oldest !== null && { from: before(oldest) }) };
      expect(
        await countListed(member, { view: 'open', unanswered: 'yes', kind, ...span }),
        `unanswered ${kind}, ${age}`,
      ).toBe(shown);
    }
    for (const door of submissionDoors) {
      const shown = inbox.sources.find((each) => each.kind === kind && each.door === door)?.count ?? 0;
      const span = { from: before(29), until: today };
      expect(await countListed(member, { view: 'inbox', kind, door, ...span }), `${kind} by ${door}`).toBe(
        shown,
      );
    }
  }
  for (const { stage, count } of figures.hiring?.stages ?? [])
    expect(await countListed(member, { view: 'inbox', kind: 'application', stage }), `stage ${stage}`).toBe(
      count,
    );
  for (const { Jid, stages } of figures.hiring?.jobs ?? []) {
    const { columns } = ok(await member.call('applicants.board', { jid: Jid }));
    const shown = columns.filter(({ count }: { count: number }) => count > 0);
    expect(shown.map(({ stage, count }: { stage: string; count: number }) => ({ stage, count }))).toEqual(
      expect.arrayContaining(stages),
    );
    expect(shown.length).toBe(stages.length);
  }
  return figures;
}

const daysBefore = (day: string, count: number) =>
  new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10);

/** Moves a submission to so many seconds after the beginning of today in India. */
async function date({ db }: TestServer, reference: string, seconds: number): Promise<void> {
  for (const table of ['submissions', 'inbox_entries'])
    await sql`
      update ${sql.table(table)} set submitted_at =
        (now() at time zone 'Asia/Kolkata')::date::timestamp at time zone 'Asia/Kolkata' + make_interval(secs => ${seconds})
      where reference = ${reference}`.execute(db);
}

async function submitAtSite({ app, db }: TestServer): Promise<string> {
  const { reference } = receiptOf(await callSite(app, 'contact.submit', makeContact()));
  await takeInAll(db);
  return reference;
}

const totalOf = ({ inbox }: StartFigures, kind: string, day: string) =>
  inbox?.arrived.find((each) => each.kind === kind && each.day === day)?.count ?? 0;

describe('the figures of the start screen', () => {
  test('say that an office has not begun', async ({ server, office: { owner, editor } }) => {
    await server.db.deleteFrom('job_openings').execute();
    expect(await figuresOf(owner)).toMatchObject({
      isEmpty: true,
      inbox: { arrived: [], unanswered: [], sources: [], languages: [] },
      hiring: { stages: [], jobs: [] },
      jobs: { open: 0, pending: 0, ending: [], endingCount: 0 },
    });
    expect(await figuresOf(editor)).toMatchObject({ isEmpty: true, inbox: null });
  });

  test('count what was moved in as a source of its own', async ({ server, office: { owner } }) => {
    const sourcesOf = ({ inbox }: StartFigures) =>
      inbox?.sources.find(({ kind, door }) => kind === 'contact' && door === 'import')?.count ?? 0;
    const before = sourcesOf(await figuresOf(owner));
    const { reference } = receiptOf(await callSite(server.app, 'contact.submit', makeContact()));
    await server.db
      .updateTable('submissions')
      .set({ door: 'import' })
      .where('reference', '=', reference)
      .execute();
    await takeInAll(server.db);
    expect(sourcesOf(await expectListsToAgree(owner))).toBe(before + 1);
  });

  test('are those that the role may look at', async ({ server, office }) => {
    await submit(server, 'contact', makeContact());
    await submit(server, 'quotation', makeQuotation());
    await submit(server, 'application', makeApplication({ JobId: await createJobOpening(server.db) }));
    const { owner, sales, recruiter, editor } = office;
    expect(Object.keys(await shownTo(owner))).toEqual(['inbox', 'hiring', 'mail', 'blogs', 'jobs']);
    expect(Object.keys(await shownTo(sales))).toEqual(['inbox', 'mail']);
    expect(Object.keys(await shownTo(recruiter))).toEqual(['inbox', 'hiring', 'mail', 'jobs']);
    expect(Object.keys(await shownTo(editor))).toEqual(['blogs']);
    const kindsFor = async (member: SignedInMember) => (await figuresOf(member)).inbox?.kinds.toSorted();
    expect(await kindsFor(owner)).toEqual(['application', 'contact', 'quotation']);
    expect(await kindsFor(sales)).toEqual(['contact', 'quotation']);
    expect(await kindsFor(recruiter)).toEqual(['application']);
    const { inbox } = await figuresOf(sales);
    for (const shown of [inbox?.arrived, inbox?.unanswered, inbox?.sources])
      expect(shown?.some(({ kind }) => kind === 'application')).toBe(false);
  });

  test('begin and end a day in India', async ({ server, office: { owner } }) => {
    const { today } = await figuresOf(owner);
    const before = await figuresOf(owner);
    const references = [
      await submitAtSite(server),
      await submitAtSite(server),
      await submit(server, 'contact', makeContact()),
    ];
    const [last = '', first = '', old = ''] = references;
    await date(server, last, -1);
    await date(server, first, 0);
    await date(server, old, -13 * 86_400);
    const after = await expectListsToAgree(owner);
    const grown = (day: string) => totalOf(after, 'contact', day) - totalOf(before, 'contact', day);
    expect(grown(today)).toBe(1);
    expect(grown(daysBefore(today, 1))).toBe(1);
    expect(grown(daysBefore(today, 13))).toBe(1);
  });

  test('agree with their lists through everything that happens to an item', async ({ server, office }) => {
    const { owner, sales, recruiter } = office;
    const { stages } = ok(await owner.ask('hiringStages.list'));
    const idOf = (name: string) => stages.find((stage: { name: string }) => stage.name === name)?.id;
    const jid = await createJobOpening(server.db);
    const [call, spam, erased, quote] = [
      await submitAtSite(server),
      await submit(server, 'contact', makeContact()),
      await submit(server, 'contact', makeContact()),
      await submit(server, 'quotation', makeQuotation()),
    ];
    const held = await submit(server, 'contact', { ...makeContact(), website: 'https://robot.example' });
    const applications: string[] = [];
    for (let n = 0; n < 4; n++)
      applications.push(await submit(server, 'application', makeApplication({ JobId: jid })));
    for (const [index, reference] of [call, quote, erased, ...applications].entries())
      await date(server, reference, -index * 2 * 86_400);
    await expectListsToAgree(owner);

    const set = async (reference: string, status: string, version: number) =>
      ok(await sales.call('inbox.setStatus', { items: [{ reference, version }], status }));
    await set(call, 'in progress', 1);
    await set(call, 'answered', 2);
    await set(spam, 'spam', 1);
    await set(quote, 'in progress', 1);
    const [shortlisted = '', rejected = '', junk = ''] = applications;
    for (const [reference, stage, reason] of [
      [shortlisted, 'Shortlisted', ''],
      [rejected, 'Rejected', 'Position filled'],
      [junk, 'Interview', ''],
    ] as const)
      ok(
        await recruiter.call('inbox.moveToStage', {
          ...{ items: [{ reference, version: 1 }], stage: idOf(stage), reason },
        }),
      );
    ok(
      await recruiter.call('inbox.setStatus', {
        ...{ items: [{ reference: junk, version: 2 }], status: 'spam' },
      }),
    );
    ok(await owner.call('inbox.restore', { items: [{ reference: held, version: 1 }] }));
    await server.db.deleteFrom('submissions').where('reference', '=', erased).execute();
    for (const member of [owner, sales, recruiter]) await expectListsToAgree(member);

    const figures = await figuresOf(owner);
    await addUpTallies(server.db, 0);
    expect(shownIn(await figuresOf(owner))).toEqual(shownIn(figures));
    // Everything is counted again after a crash of the database, or a restore.
    await sql`truncate inbox_tallies`.execute(server.db);
    expect(shownIn(await figuresOf(owner))).toEqual(shownIn(figures));
    const { rows } = await sql`select from inbox_tallies where amount = 0 and figure <> 'complete'`.execute(
      server.db,
    );
    expect(rows).toEqual([]);
  });

  test('are right while several add up, count again and change at once', async ({
    server,
    office: { owner },
  }) => {
    const before = await figuresOf(owner);
    await sql`truncate inbox_tallies`.execute(server.db);
    await Promise.all([
      addUpTallies(server.db, 0),
      figuresOf(owner),
      submit(server, 'quotation', makeQuotation()),
      addUpTallies(server.db, 0),
      submit(server, 'quotation', makeQuotation()),
      figuresOf(owner),
    ]);
    await addUpTallies(server.db, 0);
    const after = await expectListsToAgree(owner);
    expect(totalOf(after, 'quotation', after.today)).toBe(totalOf(before, 'quotation', before.today) + 2);
  });

  test('have the jobs that end soon, which their list has too', async ({ server, office: { recruiter } }) => {
    const { today } = await figuresOf(recruiter);
    const closing = (days: number, status: 'open' | 'closed' = 'open') =>
      createJobOpening(server.db, { status, closes_on: daysBefore(today, -days) });
    const soon = [await closing(14), await closing(0), await closing(3)];
    await closing(15);
    await closing(2, 'closed');
    const { jobs } = await figuresOf(recruiter);
    expect(jobs?.ending.map(({ Jid }) => Jid)).toEqual([soon[1], soon[2], soon[0]]);
    const listed = ok(await recruiter.call('jobs.list', { ending: 'soon' }));
    expect(listed.jobs.map(({ Jid }: { Jid: string }) => Jid).toSorted()).toEqual(soon.toSorted());
    expect(jobs?.endingCount).toBe(3);
    for (let n = 0; n < 6; n++) await closing(5);
    const more = (await figuresOf(recruiter)).jobs;
    expect(more?.ending.length).toBe(6);
    expect(more?.endingCount).toBe(9);
  });

  test('count failed mails, postings and blogs as their lists do', async ({ server, office }) => {
    const { owner, sales, recruiter, editor } = office;
    await submit(server, 'posting', makePosting());
    await createBlog(server.db, { published_at: null });
    await createBlog(server.db, { published_at: new Date(Date.now() + 86_400_000) });
    await sql`update mails set status = 'parked', settled_at = now() where id % 3 = 0`.execute(server.db);
    await sql`update mails set attempts = 2 where status = 'queued' and id % 3 = 1`.execute(server.db);
    for (const member of [owner, sales, recruiter]) {
      const { mail } = await figuresOf(member);
      for (const state of ['failing', 'parked'] as const) {
        const { mails, next } = ok(await member.call('mail.list', { state }));
        expect(next).toBeNull();
        expect(mail?.[state], state).toBe(mails.length);
      }
    }
    expect((await figuresOf(owner)).mail?.parked).toBeGreaterThan(0);
    const { jobs } = await figuresOf(recruiter);
    expect(jobs?.pending).toBe(ok(await recruiter.call('jobs.list', { status: 'pending' })).jobs.length);
    expect(jobs?.open).toBe(ok(await recruiter.call('jobs.list', { status: 'open' })).jobs.length);
    const { blogs } = await figuresOf(editor);
    for (const state of ['draft', 'scheduled'] as const)
      expect(blogs?.[state]).toBe(ok(await editor.call('blogs.list', { state })).blogs.length);
    expect(blogs).toEqual({ draft: 1, scheduled: 1 });
  });
});

/** Without the moment. */
const shownIn = ({ at: _at, ...figures }: StartFigures) => ({
  ...figures,
  inbox: figures.inbox && {
    ...figures.inbox,
    unanswered: figures.inbox.unanswered.toSorted(byText),
    sources: figures.inbox.sources.toSorted(byText),
  },
  hiring: figures.hiring && { ...figures.hiring, stages: figures.hiring.stages.toSorted(byText), jobs: [] },
});
const byText = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

async function shownTo(member: SignedInMember): Promise<object> {
  const { inbox, hiring, mail, blogs, jobs } = await figuresOf(member);
  return Object.fromEntries(
    Object.entries({ inbox, hiring, mail, blogs, jobs }).filter(([, part]) => part !== null),
  );
}
