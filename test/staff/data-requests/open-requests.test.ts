import { describe, expect, onTestFinished, vi } from 'vitest';
import { SHOWN_REQUESTS, type StartFigures } from '../../../src/contract/staff/start.ts';
import { dayInIndia } from '../../../src/day-in-india.ts';
import { callSite } from '../../doors/doors.ts';
import { test as base, startTestServer, type TestServer } from '../../environment/app.ts';
import { makeDataRequest } from '../../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { receiptOf } from '../../factories/stored.ts';
import { follow } from '../live/follow.ts';

const PATIENCE = { timeout: 20_000 };
const DAY_MS = 24 * 60 * 60_000;

const test = base.extend<{ house: TestServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures a test needs
  house: async ({}, use) => {
    const house = await startTestServer();
    await use(house);
    await house.stop();
  },
});

/** A request that is due in that many days. */
async function ask({ app, db }: TestServer, days = 90): Promise<string> {
  const { reference } = receiptOf(await callSite(app, 'dataRequest.submit', makeDataRequest()));
  await db
    .updateTable('data_requests')
    .set({ due_at: new Date(Date.now() + days * DAY_MS) })
    .where('submission_id', '=', (query) =>
      query.selectFrom('submissions').select('id').where('reference', '=', reference),
    )
    .execute();
  return reference;
}

const countIn = async (member: SignedInMember): Promise<number> =>
  ok(await member.ask('live.inbox', {})).dataRequests;
const figuresOf = async (member: SignedInMember) =>
  (ok(await member.ask('start.figures')) as StartFigures).dataRequests;
const answer = async (member: SignedInMember, reference: string, state: 'open' | 'done') =>
  ok(await member.call('dataRequests.setState', { reference, state }));

describe('open requests about personal data', () => {
  test('are counted for the menu, for those who handle them alone', async ({ house }) => {
    const [owner, sales] = [await createMember(house, 'owner'), await createMember(house, 'sales')];
    expect(await countIn(owner)).toBe(0);
    const first = await ask(house);
    await ask(house);
    expect(await countIn(owner)).toBe(2);
    expect(await countIn(sales)).toBe(0);
    await answer(owner, first, 'done');
    expect(await countIn(owner)).toBe(1);
    await answer(owner, first, 'open');
    expect(await countIn(owner)).toBe(2);
  });

  test('are on the start screen, with the day of each, the first ones first', async ({ house }) => {
    const owner = await createMember(house, 'owner');
    expect(await figuresOf(owner)).toEqual({ open: 0, overdue: 0, next: [] });
    const references = new Map<number, string>();
    for (const days of [40, -2, 60, 10, 90]) references.set(days, await ask(house, days));
    const figures = await figuresOf(owner);
    expect(figures).toMatchObject({ open: 5, overdue: 1 });
    expect(figures?.next).toHaveLength(SHOWN_REQUESTS);
    expect(figures?.next.map(({ reference }) => reference)).toEqual(
      [-2, 10, 40, 60].map((days) => references.get(days)),
    );
    expect(figures?.next[1]?.dueOn).toBe(dayInIndia(new Date(Date.now() + 10 * DAY_MS)));
    // Nothing of the person: reading the requests themselves is recorded.
    expect(Object.keys(figures?.next[0] ?? {}).toSorted()).toEqual(['asked', 'dueOn', 'reference']);
    for (const role of ['sales', 'recruiter', 'editor', 'viewer'] as const)
      expect(await figuresOf(await createMember(house, role)), role).toBeNull();
  });

  test('are told of at once to owners, and to nobody else', async ({ house }) => {
    const [owner, sales] = [await createMember(house, 'owner'), await createMember(house, 'sales')];
    const [owners, others] = [await follow(house, owner), await follow(house, sales)];
    onTestFinished(() => owners.leave());
    const changes = ({ events }: typeof owners) => events.filter((event) => event === 'changed').length;
    // Nobody listened before, so everything until now counts as a change for everybody.
    await vi.waitFor(() => expect([changes(owners), changes(others)]).toEqual([1, 1]), PATIENCE);
    const reference = await ask(house);
    await vi.waitFor(() => expect(changes(owners)).toBeGreaterThan(1), PATIENCE);
    const before = changes(owners);
    await answer(owner, reference, 'done');
    await vi.waitFor(() => expect(changes(owners)).toBeGreaterThan(before), PATIENCE);
    expect(changes(others)).toBe(1);
  });
});
