import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { test as base, type TestServer } from '../../environment/app.ts';
import { makeApplication } from '../../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { submit } from '../../factories/submit.ts';

const test = base.extend<{ owner: SignedInMember }>({
  owner: async ({ server }, use) => {
    await server.db.deleteFrom('submissions').execute();
    await use(await createMember(server, 'owner'));
  },
});

let phones = 9_800_000_000;
/** Each from a number of its own. */
const apply = (server: TestServer, EmailId: string) =>
  submit(server, 'application', { ...makeApplication({ EmailId, MobileNo: String(++phones) }) });

/** The confirmation has failed, and is sent to another address by the staff. */
async function correct(
  { db }: TestServer,
  member: SignedInMember,
  reference: string,
  address: string,
): Promise<void> {
  const { rows } = await sql<{ id: string; recipient: string }>`
    update mails set status = 'parked', attempts = 3, settled_at = now()
    where submission_id = (select id from submissions where reference = ${reference}) and role = 'confirmation'
    returning id, recipient`.execute(db);
  ok(await member.call('mail.correctAddress', { id: rows[0]?.id, seen: rows[0]?.recipient, address }));
}

const open = async (member: SignedInMember, reference: string) =>
  ok(await member.call('inbox.open', { reference }));
const earlierOf = async (member: SignedInMember, reference: string) =>
  (await open(member, reference)).appliedBefore?.reference ?? null;

describe('applied before', () => {
  test('is found where the earlier address was corrected', async ({ server, owner }) => {
    const first = await apply(server, 'meera@exmaple.com');
    await correct(server, owner, first, 'Meera@example.com');
    const second = await apply(server, 'meera@example.com');
    expect(await earlierOf(owner, second)).toBe(first);
    expect(await earlierOf(owner, first)).toBeNull();
    // In the list as well, of several at once.
    const { entries } = ok(await owner.call('inbox.list', { kind: 'application' }));
    expect(entries).toMatchObject([
      { reference: second, appliedBefore: { reference: first } },
      { reference: first, appliedBefore: null },
    ]);
  });

  test('is found where the later address was corrected, or both were', async ({ server, owner }) => {
    const first = await apply(server, 'meera@example.com');
    const second = await apply(server, 'meera@example.con');
    expect(await earlierOf(owner, second)).toBeNull();
    await correct(server, owner, second, 'meera@example.com');
    expect(await earlierOf(owner, second)).toBe(first);

    const third = await apply(server, 'ravi@exmaple.com');
    const fourth = await apply(server, 'ravi@example.con');
    await correct(server, owner, third, 'ravi@example.com');
    await correct(server, owner, fourth, 'ravi@example.com');
    expect(await earlierOf(owner, fourth)).toBe(third);
    // What was typed first is still found.
    const fifth = await apply(server, 'ravi@exmaple.com');
    expect(await earlierOf(owner, fifth)).toBe(third);
  });

  test('tells of nobody who shares neither address', async ({ server, owner }) => {
    const first = await apply(server, 'meera@exmaple.com');
    await correct(server, owner, first, 'meera@example.com');
    expect(await earlierOf(owner, await apply(server, 'mira@example.com'))).toBeNull();
  });
});

test('an item has the corrected address beside what the visitor typed', async ({ server, owner }) => {
  const reference = await apply(server, 'meera@exmaple.com');
  expect((await open(owner, reference)).correctedEmails).toEqual([]);
  await correct(server, owner, reference, 'meera@example.com');
  expect(await open(owner, reference)).toMatchObject({
    email: 'meera@exmaple.com',
    correctedEmails: ['meera@example.com'],
  });
});
