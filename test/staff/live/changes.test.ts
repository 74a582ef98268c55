import { sql } from 'kysely';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { registry } from '../../../server/operating/metrics.ts';
import { createDatabase, startTestServer, test } from '../../environment/app.ts';
import { startDatabaseProxy } from '../../environment/database-proxy.ts';
import { createJobOpening, makeApplication, makeContact } from '../../factories/rows.ts';
import { createMember, ok, openBrowser, type SignedInMember } from '../../factories/staff.ts';
import { submit } from '../../factories/submit.ts';
import { type Followed, follow } from './follow.ts';

const PATIENCE = { timeout: 20_000 };

const changesOf = ({ events }: Followed) => events.filter((event) => event === 'changed').length;

/** Waits until a new stream has sent its own first events. */
async function followQuietly(...[server, member]: Parameters<typeof follow>): Promise<Followed> {
  const followed = await follow(server, member);
  await vi.waitFor(() => expect(followed.events).toContain('begun'), PATIENCE);
  return followed;
}

/** The events that the stream sends because of that action. */
async function expectTold(followed: Followed, act: () => Promise<unknown>): Promise<void> {
  const before = changesOf(followed);
  await act();
  await vi.waitFor(() => expect(changesOf(followed)).toBeGreaterThan(before), PATIENCE);
}

const stateOf = async (member: SignedInMember, item?: string) =>
  ok(await member.ask('live.inbox', item === undefined ? {} : { item }));

describe('the stream of changes', () => {
  test('reports new entries, statuses, assignees and notes', async ({ server }) => {
    const [owner, sales] = [await createMember(server, 'owner'), await createMember(server, 'sales')];
    const followed = await followQuietly(server, sales);
    let reference = '';
    await expectTold(followed, async () => {
      reference = await submit(server, 'contact', makeContact());
    });
    await expectTold(followed, () =>
      owner.call('inbox.setStatus', { items: [{ reference, version: 1 }], status: 'in progress' }),
    );
    await expectTold(followed, () =>
      owner.call('inbox.assign', { items: [{ reference, version: 2 }], assignee: sales.id }),
    );
    await expectTold(followed, () => owner.call('inbox.addNote', { reference, text: 'She rang twice.' }));
    // It contains nothing of what has changed.
    for (const word of [reference, 'ASHA', 'twice']) expect(followed.text()).not.toContain(word);
  });

  test('reports nothing about kinds that the role does not read', async () => {
    const server = await startTestServer();
    onTestFinished(() => server.stop());
    const [sales, recruiter] = [await createMember(server, 'sales'), await createMember(server, 'recruiter')];
    const [salesFollows, recruiterFollows] = [
      await followQuietly(server, sales),
      await followQuietly(server, recruiter),
    ];
    // Nobody listened before, so everything until now counts as a change for everybody.
    await vi.waitFor(() => expect(changesOf(salesFollows)).toBe(1), PATIENCE);
    await expectTold(recruiterFollows, () => submit(server, 'application', makeApplication()));
    expect(changesOf(salesFollows)).toBe(1);
  });

  test('is neither cached, compressed nor buffered on its way', async ({ server }) => {
    const { status, headers } = await followQuietly(server, await createMember(server, 'sales'));
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(headers.has('content-encoding')).toBe(false);
    expect(headers.has('set-cookie')).toBe(false);
  });

  test('is for members who may read the inbox', async ({ server }) => {
    expect((await follow(server, openBrowser(server))).status).toBe(401);
    const refused = await follow(server, await createMember(server, 'editor'));
    expect(refused.status).toBe(403);
    expect(refused.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  });

  test('may be opened six times by one member', async ({ server }) => {
    const member = await createMember(server, 'sales');
    const all = await Promise.all(Array.from({ length: 6 }, () => followQuietly(server, member)));
    const refused = await follow(server, member);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    all[0]?.leave();
    await vi.waitFor(async () => expect((await follow(server, member)).status).toBe(200), PATIENCE);
  });

  test('ends with its session', async ({ server }) => {
    const [owner, member] = [await createMember(server, 'owner'), await createMember(server, 'sales')];
    const followed = await followQuietly(server, member);
    ok(await owner.call('members.endSessions', { id: member.id }));
    await followed.ended;
    expect(followed.events.at(-1)).toBe('over');
  });

  test('ends when its session expires, and when the role changes', async ({ server }) => {
    const [owner, one, other] = [
      await createMember(server, 'owner'),
      await createMember(server, 'sales'),
      await createMember(server, 'sales'),
    ];
    const [first, second] = [await followQuietly(server, one), await followQuietly(server, other)];
    await sql`update staff_sessions set expires_at = now() where member_id = ${one.id}`.execute(server.db);
    ok(await owner.call('members.setRoles', { id: other.id, roles: ['editor'] }));
    await Promise.all([first.ended, second.ended]);
    expect([first.events.at(-1), second.events.at(-1)]).toEqual(['over', 'over']);
  });

  test('does not count as a slow request', async ({ server }) => {
    const followed = await followQuietly(server, await createMember(server, 'sales'));
    const open = async () => /^guardhouse_live_streams (\d+)$/m.exec(await registry.metrics())?.[1];
    // Streams of the tests before may still be closing.
    await vi.waitFor(async () => expect(await open()).toBe('1'), PATIENCE);
    followed.leave();
    await vi.waitFor(async () => expect(await open()).toBe('0'), PATIENCE);
    expect(await registry.metrics()).not.toMatch(/route="\/staff\/changes"[^}]*status="200"/);
  });
});

describe('a server that is asked to stop', () => {
  test('ends the streams at once', async () => {
    const draining = new AbortController();
    const server = await startTestServer({}, { parts: { draining: draining.signal } });
    onTestFinished(() => server.stop());
    const member = await createMember(server, 'sales');
    const followed = await followQuietly(server, member);
    draining.abort();
    await followed.ended;
    const refused = await follow(server, member);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('60');
    await server.app.close();
  });
});

describe('several servers', () => {
  test('each receive the changes of others, and those missed while the database was unavailable', async () => {
    const url = await createDatabase();
    const proxy = await startDatabaseProxy(url);
    onTestFinished(() => proxy.close());
    const here = await startTestServer({ DATABASE_URL: proxy.url });
    const there = await startTestServer({ DATABASE_URL: url, STAFF_SECRET: 'x'.repeat(40) });
    onTestFinished(() => Promise.all([here.stop(), there.stop()]).then(() => undefined));
    const followed = await followQuietly(here, await createMember(here, 'sales'));
    await vi.waitFor(() => expect(changesOf(followed)).toBe(1), PATIENCE);
    await expectTold(followed, () => submit(there, 'contact', makeContact()));
    await expectTold(followed, async () => {
      await proxy.cut();
      await submit(there, 'contact', makeContact());
      await proxy.open();
    });
  });
});

describe('the state of the inbox', () => {
  test('counts new entries that are unassigned or one’s own', async () => {
    const server = await startTestServer();
    onTestFinished(() => server.stop());
    const [sales, other] = [await createMember(server, 'sales'), await createMember(server, 'sales')];
    const [taken, mine, answered] = [
      await submit(server, 'contact', makeContact()),
      await submit(server, 'contact', makeContact()),
      await submit(server, 'contact', makeContact()),
    ];
    await submit(server, 'contact', makeContact());
    await submit(server, 'application', makeApplication());
    expect((await stateOf(sales)).waiting).toBe(4);
    ok(await sales.call('inbox.assign', { items: [{ reference: taken, version: 1 }], assignee: other.id }));
    ok(await sales.call('inbox.assign', { items: [{ reference: mine, version: 1 }], assignee: sales.id }));
    ok(
      await sales.call('inbox.setStatus', {
        items: [{ reference: answered, version: 1 }],
        status: 'answered',
      }),
    );
    expect((await stateOf(sales)).waiting).toBe(2);
    expect((await stateOf(other)).waiting).toBe(2);
  });

  test('changes after somebody else’s action, but not after one’s own', async ({ server }) => {
    const [sales, other] = [await createMember(server, 'sales'), await createMember(server, 'sales')];
    const reference = await submit(server, 'contact', makeContact());
    const before = await stateOf(sales, reference);
    ok(await sales.call('inbox.addNote', { reference, text: 'Mine.' }));
    expect(await stateOf(sales, reference)).toEqual(before);
    ok(await other.call('inbox.addNote', { reference, text: 'Hers.' }));
    const after = await stateOf(sales, reference);
    expect(after.item).not.toBe(before.item);
    expect(after.list).not.toBe(before.list);
    await submit(server, 'contact', makeContact());
    expect((await stateOf(sales, reference)).list).not.toBe(after.list);
    // Nothing is reported about kinds that the role does not read.
    expect((await stateOf(await createMember(server, 'recruiter'), reference)).item).toBeNull();
  });
});

describe('the applicants of a job', () => {
  test('change by a new one and by a colleague, and so do the stages', async ({ server }) => {
    const [recruiter, owner] = [await createMember(server, 'recruiter'), await createMember(server, 'owner')];
    const jid = await createJobOpening(server.db);
    const look = async (member: SignedInMember) => {
      const { job, stages } = ok(await member.ask('live.inbox', { jid }));
      return { job, stages };
    };
    const none = await look(recruiter);
    expect(none.job).toBeNull();
    const reference = await submit(server, 'application', makeApplication({ JobId: jid }));
    const applied = await look(recruiter);
    expect(applied.job).not.toBeNull();
    // Neither an own move nor another job changes it.
    const { version, stages } = ok(await owner.ask('hiringStages.list'));
    const moveTo = (member: SignedInMember, seen: number, stage: string) =>
      member.call('inbox.moveToStage', { items: [{ reference, version: seen }], stage, reason: '' });
    ok(await moveTo(recruiter, 1, stages[1].id));
    await submit(server, 'application', makeApplication({ JobId: await createJobOpening(server.db) }));
    expect(await look(recruiter)).toEqual(applied);
    ok(await moveTo(owner, 2, stages[2].id));
    const moved = await look(recruiter);
    expect(moved.job).not.toBe(applied.job);
    expect((await look(await createMember(server, 'sales'))).job).toBeNull();

    const followed = await followQuietly(server, recruiter);
    const named = stages.map(({ id, name }: { id: string; name: string }) => ({
      id,
      name: name === 'Interview' ? 'Second interview' : name,
    }));
    await expectTold(followed, () => owner.call('hiringStages.save', { version, stages: named }));
    const renamed = await look(recruiter);
    expect(renamed.stages).not.toBe(moved.stages);
    expect(renamed.job).toBe(moved.job);
  });
});

describe('an erased person', () => {
  test('is reported to those who have the inbox open, or something of that person', async ({ server }) => {
    const [owner, sales] = [await createMember(server, 'owner'), await createMember(server, 'sales')];
    const reference = await submit(server, 'contact', makeContact({ emailId: 'gone@example.com' }));
    await submit(server, 'contact', makeContact({ emailId: 'stays@example.com' }));
    const before = await stateOf(sales, reference);
    const followed = await followQuietly(server, sales);
    await expectTold(followed, async () =>
      ok(
        await owner.call('people.erase', {
          ...{ who: 'gone@example.com', references: [reference], verification: 'question' },
        }),
      ),
    );
    const after = await stateOf(sales, reference);
    expect(before.item).not.toBeNull();
    expect(after.item).toBeNull();
    expect(after.list).not.toBe(before.list);
  });
});

describe('the mails of the open item', () => {
  test('change its state with every outcome, and are waited for only while they are due', async ({
    server,
  }) => {
    const sales = await createMember(server, 'sales');
    const reference = await submit(server, 'contact', makeContact());
    const queued = await stateOf(sales, reference);
    expect(queued.isSending).toBe(true);
    await sql`
      insert into mail_attempts (mail_id, outcome, detail) select mails.id, 'failed', '451 busy' from mails
        join submissions on submissions.id = submission_id where reference = ${reference}`.execute(server.db);
    await sql`
      update mails set due_at = now() + interval '1 minute', attempts = 1
        where submission_id = (select id from submissions where reference = ${reference})`.execute(server.db);
    const failing = await stateOf(sales, reference);
    expect(failing.isSending).toBe(false);
    expect(failing.item).not.toBe(queued.item);
    await sql`
      update mails set status = 'sent', settled_at = now()
        where submission_id = (select id from submissions where reference = ${reference})`.execute(server.db);
    const sent = await stateOf(sales, reference);
    expect(sent.item).not.toBe(failing.item);
    expect(sent.list).toBe(queued.list);
    const recruiter = await createMember(server, 'recruiter');
    expect(await stateOf(recruiter, reference)).toMatchObject({ item: null, isSending: false });
  });
});

describe('a session', () => {
  const leftOf = async (server: Parameters<typeof submit>[0], id: string) => {
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from expires_at - now())::integer as seconds from staff_sessions
      where member_id = ${id}`.execute(server.db);
    return rows[0]?.seconds ?? 0;
  };

  test('is not prolonged by listening, by polling the inbox, or by an unattended page', async ({
    server,
  }) => {
    const member = await createMember(server, 'sales');
    await sql`update staff_sessions set expires_at = now() + interval '1 hour' where member_id = ${member.id}`.execute(
      server.db,
    );
    await followQuietly(server, member);
    await stateOf(member);
    const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const unattended = await server.app.inject({
      url: '/staff/trpc/inbox.list?input={}',
      headers: { cookie, 'x-unattended': '1' },
    });
    expect(unattended.statusCode).toBe(200);
    expect(await leftOf(server, member.id)).toBeLessThanOrEqual(3_600);
    ok(await member.ask('inbox.list', {}));
    expect(await leftOf(server, member.id)).toBeGreaterThan(7_000);
  });
});
