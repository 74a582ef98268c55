import { sql } from 'kysely';
import { expect } from 'vitest';
import { test as base, type TestServer } from '../environment/app.ts';
import { makeContact, makeQuotation } from '../factories/rows.ts';
import { countStored, findStored, receiptOf } from '../factories/stored.ts';

const PATH = '/Master/SubmitUserRequest';

/** A server of its own, whose limit counts each address, and which believes what a proxy says of the sender. */
const settings = { TRUST_PROXY: 'loopback', SUBMIT_LIMIT_PER_MINUTE: '1000' };
const test = base.extend<{ settings: Record<string, string> }>({ settings: [settings, { scope: 'file' }] });

let addresses = 0;

function post({ app }: TestServer, values: Record<string, string>, path = PATH) {
  const address = `192.0.2.${++addresses % 250}`;
  return app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload: values,
    headers: { 'x-forwarded-for': address },
  });
}

/** Texts whose letters are the same are flagged. */
const messageOf = (number: number) =>
  `Two gates, day and night, from the first of the month. ${nameOf(number)}`;

/** As many as take several statements. */
const COUNT = 30;
const numbers = Array.from({ length: COUNT }, (_, index) => index);
const nameOf = (number: number) => `ASHA A${'A'.repeat(number)}`;

test('each of many that come at once has its own answer, rows and mails', async ({ server }) => {
  const others = numbers.map(() => post(server, makeQuotation(), '/Master/SubmitQuotationRequest'));
  const answers = await Promise.all(
    numbers.map((number) =>
      post(
        server,
        makeContact({ fullName: nameOf(number), emailId: `a${number}@b.co`, userMessage: messageOf(number) }),
      ),
    ),
  );
  const quotations = (await Promise.all(others)).map((answer) => receiptOf(answer).reference);
  expect(new Set(quotations.filter((reference) => reference.startsWith('QT'))).size).toBe(COUNT);
  const references = answers.map((answer) => receiptOf(answer).reference);
  expect(new Set(references).size).toBe(COUNT);
  for (const [number, reference] of references.entries()) {
    const stored = await findStored(server.db, 'contact_requests', reference);
    expect(stored).toMatchObject({ full_name: nameOf(number), email_id: `a${number}@b.co`, flags: [] });
    const mails = await server.db
      .selectFrom('mails')
      .select(['role', 'recipient', 'status'])
      .where('submission_id', '=', String(stored.submission_id))
      .orderBy('role')
      .execute();
    expect(mails).toEqual([
      { role: 'confirmation', recipient: `a${number}@b.co`, status: 'queued' },
      { role: 'notice', recipient: null, status: 'queued' },
    ]);
  }
});

test('the same content from many addresses at once is stored once', async ({ server }) => {
  const before = await countStored(server.db);
  const values = makeContact();
  const answers = await Promise.all(numbers.map(() => post(server, values)));
  expect(new Set(answers.map((answer) => receiptOf(answer).reference)).size).toBe(1);
  expect(await countStored(server.db)).toBe(before + 1);
});

test('one that the database refuses does not take the others with it', async ({ server }) => {
  await sql`alter table contact_requests add constraint no_refused check (company_name <> 'REFUSED')`.execute(
    server.db,
  );
  const before = await countStored(server.db);
  const answers = await Promise.all(
    numbers.map((number) =>
      post(server, makeContact({ companyName: number % 10 === 3 ? 'REFUSED' : 'EXAMPLE' })),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(
    numbers.map((number) => (number % 10 === 3 ? 500 : 200)),
  );
  expect(await countStored(server.db)).toBe(before + COUNT - 3);
});

test('half of a surrogate pair is stored as U+FFFD, and a backslash as it is', async ({ server }) => {
  const companyName = 'Mills \\ud800 \\u0041 "quoted" {a,b}';
  const answer = await post(server, makeContact({ fullName: 'ASHA \ud83d', companyName }));
  const stored = await findStored(server.db, 'contact_requests', receiptOf(answer).reference);
  expect(stored).toMatchObject({ full_name: 'ASHA \ufffd', company_name: companyName });
});
