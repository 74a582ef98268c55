import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { test as base, type TestServer } from '../../environment/app.ts';
import { createJobOpening, makeApplication, makeContact } from '../../factories/rows.ts';
import { createMember, ok } from '../../factories/staff.ts';
import { submit } from '../../factories/submit.ts';

const test = base.extend<{ fresh: TestServer }>({
  fresh: async ({ server }, use) => {
    await sql`truncate submissions cascade`.execute(server.db);
    await use(server);
  },
});

const contact = (server: TestServer, fullName: string) =>
  submit(server, 'contact', makeContact({ fullName, emailId: `${fullName.toLowerCase()}@example.com` }));

/** Contacts that are newer than all others. */
async function createNewer({ db }: TestServer, count: number): Promise<void> {
  await sql`
    with added as (
      insert into submissions (reference, kind, door, submitted_at)
      select 'CT-NEWER-' || n, 'contact', 'site', now() + n * interval '1 second'
      from generate_series(1, ${count}::integer) as n
      returning id, reference, kind, door, submitted_at, split_part(reference, '-', 3)::integer as n
    )
    insert into inbox_entries (submission_id, reference, kind, door, submitted_at, name, about, email, phone,
      city, status, locale, flags, suspect, search)
    select id, reference, kind, door, submitted_at, 'Asha Menon', '', '', '', '',
      case when n % 50 = 0 then 'closed' else 'new' end, case when n % 7 = 0 then 'hi-IN' else 'en-IN' end, '{}', false, ''::tsvector
    from added
  `.execute(db);
}

describe('everything that matches', () => {
  test('is counted and listed with what an act and its undoing need', async ({ fresh }) => {
    const sales = await createMember(fresh, 'sales', 'viewer');
    const [one, two] = [await contact(fresh, 'ONE'), await contact(fresh, 'TWO')];
    await submit(fresh, 'application', makeApplication({ JobId: await createJobOpening(fresh.db) }));
    ok(await sales.call('inbox.setStatus', { items: [{ reference: one, version: 1 }], status: 'closed' }));
    // The application is read only, so that it is not offered for a change.
    expect(ok(await sales.ask('inbox.countMatching', {}))).toEqual({ count: 2, isMore: false });
    expect(ok(await sales.ask('inbox.countMatching', { view: 'open' }))).toEqual({ count: 1, isMore: false });
    const { entries, next } = ok(await sales.ask('inbox.listMatching', {}));
    expect(next).toBeNull();
    expect(entries).toEqual([
      { reference: two, version: 1, status: 'new', stage: null, stageReason: '' },
      { reference: one, version: 2, status: 'closed', stage: null, stageReason: '' },
    ]);
  });

  test('is counted to its end among many, up to the most that can be selected', async ({ fresh }) => {
    const owner = await createMember(fresh, 'owner');
    for (const name of ['ANIL', 'BINA', 'CHARU'])
      await submit(fresh, 'contact', makeContact({ fullName: name, companyName: 'Quartzite Mills' }));
    await createNewer(fresh, 12_000);
    const count = async (filter: object) => ok(await owner.ask('inbox.countMatching', filter));
    expect(await count({ search: 'quartzite' })).toEqual({ count: 3, isMore: false });
    expect(await count({ search: 'quartzite', locale: 'hi-IN' })).toEqual({ count: 0, isMore: false });
    // Every seventh is in Hindi, every fiftieth is closed.
    expect(await count({ status: 'closed', locale: 'hi-IN' })).toEqual({ count: 34, isMore: false });
    expect(await count({ status: 'closed' })).toEqual({ count: 240, isMore: false });
    expect(await count({ status: 'new', assignee: 'nobody' })).toEqual({ count: 5_000, isMore: true });
    expect(await count({})).toEqual({ count: 5_000, isMore: true });
  });

  test('is changed but for what a colleague has changed meanwhile', async ({ fresh }) => {
    const [sales, colleague] = [await createMember(fresh, 'sales'), await createMember(fresh, 'sales')];
    const references = [];
    for (const name of ['ONE', 'TWO', 'THREE']) references.push(await contact(fresh, name));
    const { entries } = ok(await sales.ask('inbox.listMatching', { status: 'new' }));
    const [, second = ''] = references;
    ok(
      await colleague.call('inbox.setStatus', {
        items: [{ reference: second, version: 1 }],
        status: 'answered',
      }),
    );
    const items = entries.map(({ reference, version }: { reference: string; version: number }) => ({
      reference,
      version,
    }));
    const { changed, skipped } = ok(await sales.call('inbox.setStatus', { items, status: 'closed' }));
    expect(changed).toHaveLength(2);
    expect(skipped).toMatchObject([{ reference: second, action: 'status', text: 'answered', by: 'A sales' }]);
    // A batch whose answer was lost is sent again: the items name the act by which they are recognised as done.
    const again = ok(await sales.call('inbox.setStatus', { items, status: 'closed' }));
    expect(again.changed).toEqual([]);
    expect(again.skipped.filter(({ text }: { text: string }) => text === 'closed')).toHaveLength(2);
  });
});

describe('the CSV of a selection', () => {
  test('has the selected items that the member works on, and the audit log names them', async ({ fresh }) => {
    const sales = await createMember(fresh, 'sales');
    const [one, two] = [await contact(fresh, 'ONE'), await contact(fresh, 'TWO')];
    await contact(fresh, 'THREE');
    const application = await submit(
      fresh,
      'application',
      makeApplication({ JobId: await createJobOpening(fresh.db) }),
    );
    const send = (references: unknown) => sales.post('/staff/files/inbox.csv', { references });
    const answer = await send([one, application, two, 'CB-000000']);
    expect(answer.statusCode).toBe(200);
    const lines = answer.body.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(two);
    expect(lines[2]).toContain(one);
    for (const wrong of [[], ['x'], 'CB-000000']) expect((await send(wrong)).statusCode).toBe(400);
    const line = await fresh.db
      .selectFrom('staff_audit')
      .select(['subject', 'detail'])
      .where('action', '=', 'inbox exported')
      .where('member_id', '=', sales.id)
      .executeTakeFirstOrThrow();
    expect(line.detail).toBe('selection 4');
    expect(line.subject).toContain(one);
  });

  test('takes as many as can be selected', async ({ fresh }) => {
    const sales = await createMember(fresh, 'sales');
    const one = await contact(fresh, 'ONE');
    const references = Array.from({ length: 4_999 }, (_, at) => `CB-${String(at).padStart(6, '0')}`);
    const answer = await sales.post('/staff/files/inbox.csv', { references: [...references, one] });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(one);
  });
});
