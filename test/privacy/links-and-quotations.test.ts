import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { runDaily } from '../../server/people/retention/daily-retention.ts';
import type { StartedServer } from '../environment/app.ts';
import { prepareQuotation, sendQuotation } from '../factories/quotations.ts';
import { makeContact, makeQuotation } from '../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../factories/staff.ts';
import { submit } from '../factories/submit.ts';
import { countFiles, test as emptied, quiet } from './emptied-house.ts';

const test = emptied.extend<{ owner: SignedInMember }>({
  owner: async ({ house }, use) => use(await createMember(house, 'owner')),
});

/** Makes a submission, and what was done with it, look as if it were that many days old. */
async function age({ db }: StartedServer, reference: string, days: number): Promise<void> {
  await sql`
    with old as (
      update submissions set submitted_at = now() - make_interval(days => ${days}::integer)
      where reference = ${reference} returning id
    )
    update inbox_events set at = now() - make_interval(days => ${days}::integer)
    where submission_id in (select id from old)`.execute(db);
}

/** Runs retention twice: on its first day it only counts. */
async function retain({ db, resumes, config }: StartedServer): Promise<void> {
  const parts = { db, resumes, settings: config.retention, log: quiet };
  await runDaily(parts);
  await sql`
    update retention_runs set started_at = started_at - interval '1 day', day = day - 2`.execute(db);
  await runDaily(parts);
}

const join = async (owner: SignedInMember, reference: string, other: string, claim = 'same') =>
  ok(await owner.call('inbox.claimPerson', { reference, other, claim, seen: 'unsaid' }));
const sameAs = async (owner: SignedInMember, reference: string) =>
  ok(await owner.ask('inbox.listSamePerson', { reference })).entries.map(
    (entry: { reference: string }) => entry.reference,
  );
const left = async ({ db }: StartedServer) =>
  (await db.selectFrom('submissions').select('reference').orderBy('id').execute()).map(
    ({ reference }) => reference,
  );

/** Three submissions from different addresses and numbers. */
const three = (house: StartedServer) =>
  Promise.all(
    [1, 2, 3].map((n) =>
      submit(
        house,
        'contact',
        makeContact({ emailId: `person${n}@example.com`, mobileNo: `98123456${n}${n}` }),
      ),
    ),
  );

describe('what the staff says about persons', () => {
  test('goes with an old submission, and still joins its neighbours', async ({ house, owner }) => {
    const [one = '', middle = '', other = ''] = await three(house);
    await join(owner, one, middle);
    await join(owner, middle, other);
    expect(await sameAs(owner, one)).toEqual(expect.arrayContaining([middle, other]));
    await age(house, middle, 400);
    await retain(house);
    expect((await left(house)).toSorted()).toEqual([one, other].toSorted());
    expect(await sameAs(owner, one)).toEqual([other]);
    const links = await house.db.selectFrom('person_links').select('is_same').execute();
    expect(links).toEqual([{ is_same: true }, { is_same: true }]);
  });
});

describe('a quotation', () => {
  /** A request with a quotation that was sent, and a draft of the next revision. */
  async function quote(
    house: StartedServer,
    owner: SignedInMember,
    emailId: string,
    mobileNo: string,
  ): Promise<string> {
    const reference = await submit(house, 'quotation', makeQuotation({ emailId, mobileNo }));
    ok(await sendQuotation(owner, await prepareQuotation(owner, reference)));
    await prepareQuotation(owner, reference);
    return reference;
  }
  const stored = async ({ db }: StartedServer) => ({
    quotations: (await db.selectFrom('quotations').select('id').execute()).length,
    resumes: (await db.selectFrom('resumes').select('id').execute()).length,
    messages: (await db.selectFrom('messages').select('id').execute()).length,
  });

  test('goes with its old request; its number is not given again', async ({ house, owner }) => {
    const [old, young] = [
      await quote(house, owner, 'asha@example.com', '9812345671'),
      await quote(house, owner, 'ravi@example.com', '9812345672'),
    ];
    expect(await stored(house)).toEqual({ quotations: 4, resumes: 2, messages: 2 });
    expect(await countFiles(house)).toBe(2);
    await age(house, old, 400);
    await sql`
      update quotations set begun_at = begun_at - interval '400 days', sent_at = sent_at - interval '400 days'
      where submission_id = (select id from submissions where reference = ${old})`.execute(house.db);
    await retain(house);
    expect(await left(house)).toEqual([young]);
    expect(await stored(house)).toEqual({ quotations: 2, resumes: 1, messages: 1 });
    expect(await countFiles(house)).toBe(1);
    const { last } = await house.db.selectFrom('quotation_numbers').select('last').executeTakeFirstOrThrow();
    expect(last).toBe(2);
    const third = await submit(house, 'quotation', makeQuotation({ firstName: 'Third' }));
    const { number } = ok(await sendQuotation(owner, await prepareQuotation(owner, third)));
    expect(number).toMatch(/\/0003$/);
  });

  test('is erased with the person who asked for it, with its reminders', async ({ house, owner }) => {
    const [theirs, kept] = [
      await quote(house, owner, 'asha@example.com', '9812345671'),
      await quote(house, owner, 'ravi@example.com', '9812345672'),
    ];
    await sql`insert into quotation_reminders (quotation_id, days) select id, 3 from quotations`.execute(
      house.db,
    );
    ok(
      await owner.call('people.erase', {
        who: 'asha@example.com',
        verification: 'question',
        references: [theirs],
      }),
    );
    expect(await left(house)).toEqual([kept]);
    expect(await stored(house)).toEqual({ quotations: 2, resumes: 1, messages: 1 });
    expect(await countFiles(house)).toBe(1);
    expect(await house.db.selectFrom('quotation_reminders').select('id').execute()).toHaveLength(2);
  });
});
