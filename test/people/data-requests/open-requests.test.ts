import { describe, expect, onTestFinished } from 'vitest';
import { SHOWN_REQUESTS, type StartFigures } from '../../../src/contract/staff/start.ts';
import { dayInIndia } from '../../../src/day-in-india.ts';
import { callSite } from '../../doors/doors.ts';
import type { TestServer } from '../../environment/app.ts';
import { makeDataRequest } from '../../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { receiptOf } from '../../factories/stored.ts';
import { test } from '../../inbox/office.ts';
import { follow } from '../../live/follow.ts';

const DAY_MS = 24 * 60 * 60_000;

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
  test('are counted for the menu, and due first on the start screen', async ({ inbox, owner, sales }) => {
    expect(await countIn(owner)).toBe(0);
    expect(await figuresOf(owner)).toEqual({ open: 0, overdue: 0, next: [] });
    const references = new Map<number, string>();
    for (const days of [40, -2, 60, 10, 90]) references.set(days, await ask(inbox, days));
    const figures = await figuresOf(owner);
    expect(figures).toMatchObject({ open: 5, overdue: 1 });
    expect(figures?.next).toHaveLength(SHOWN_REQUESTS);
    expect(figures?.next.map(({ reference }) => reference)).toEqual(
      [-2, 10, 40, 60].map((days) => references.get(days)),
    );
    expect(figures?.next[1]?.dueOn).toBe(dayInIndia(new Date(Date.now() + 10 * DAY_MS)));
    // Nothing of the person: reading the requests themselves is recorded.
    expect(Object.keys(figures?.next[0] ?? {}).toSorted()).toEqual(['asked', 'dueOn', 'reference']);
    expect([await countIn(owner), await countIn(sales)]).toEqual([5, 0]);
    await answer(owner, references.get(40) ?? '', 'done');
    expect(await countIn(owner)).toBe(4);
    await answer(owner, references.get(40) ?? '', 'open');
    expect(await countIn(owner)).toBe(5);
    for (const role of ['sales', 'recruiter', 'editor', 'viewer'] as const)
      expect(await figuresOf(await createMember(inbox, role)), role).toBeNull();
  });

  test('are told of at once to owners, and to nobody else', async ({ inbox, owner, sales }) => {
    const [owners, others] = [await follow(inbox, owner), await follow(inbox, sales)];
    onTestFinished(() => owners.leave());
    const changes = ({ events }: typeof owners) => events.filter((event) => event === 'changed').length;
    // Nobody listened before, so everything until now counts as a change for everybody.
    await expect.poll(() => [changes(owners), changes(others)]).toEqual([1, 1]);
    const reference = await ask(inbox);
    await expect.poll(() => changes(owners)).toBeGreaterThan(1);
    const before = changes(owners);
    await answer(owner, reference, 'done');
    await expect.poll(() => changes(owners)).toBeGreaterThan(before);
    expect(changes(others)).toBe(1);
  });
});
