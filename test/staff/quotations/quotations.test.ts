import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { remindOfQuotations } from '../../../server/chores/quotation-reminders.ts';
import { removeSubmissions } from '../../../server/privacy/erasure/erasure.queries.ts';
import { takeInAll } from '../../../server/staff/inbox/inbox-intake.ts';
import { listRecords } from '../../../server/staff/people/records.queries.ts';
import { financialYearOf } from '../../../server/staff/quotations/quotation-number.ts';
import type { Quotation, QuotationTotals } from '../../../src/contract/staff/quotations.ts';
import { quotationFilePath, quotationReadingPath } from '../../../src/contract/staff/quotations.ts';
import { dayInIndia } from '../../../src/day-in-india.ts';
import { claimStores, type TestServer } from '../../environment/app.ts';
import { test as base } from '../../environment/outbox.ts';
import {
  makeQuotationValues,
  openQuotations,
  prepareQuotation,
  sendQuotation,
} from '../../factories/quotations.ts';
import { makeQuotation } from '../../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { submit } from '../../factories/submit.ts';
import { readPdf } from './read-pdf.ts';

const test = base.extend<{ sales: SignedInMember; second: SignedInMember; owner: SignedInMember }>({
  sales: [async ({ server }, use) => use(await createMember(server, 'sales')), { scope: 'file' }],
  second: [async ({ server }, use) => use(await createMember(server, 'sales')), { scope: 'file' }],
  owner: [async ({ server }, use) => use(await createMember(server, 'owner')), { scope: 'file' }],
});

const YEAR = financialYearOf(dayInIndia(new Date()));

const ask = async (server: TestServer, changes = {}) => {
  await claimStores(server);
  return submit(server, 'quotation', makeQuotation({ emailId: 'asha@example.com', ...changes }));
};

const newest = async (member: SignedInMember, reference: string): Promise<Quotation> => {
  const [first] = (await openQuotations(member, reference)).quotations;
  if (first === undefined) throw new Error('no quotation');
  return first;
};

/** A request with a quotation that was sent. */
async function sent(server: TestServer, member: SignedInMember, changes = {}): Promise<Quotation> {
  const reference = await ask(server);
  ok(await sendQuotation(member, await prepareQuotation(member, reference, makeQuotationValues(changes))));
  return newest(member, reference);
}

const settle = (member: SignedInMember, { id, version }: Quotation, outcome: object) =>
  member.call('quotations.settle', { id, version, ...outcome });
const serialOf = ({ number }: { number: string | null }) => Number(number?.split('/')[2]);

describe('a draft', () => {
  test('begins with the request, and there is one for two people at once', async ({
    server,
    sales,
    second,
  }) => {
    const reference = await ask(server, { city: 'Pune', state: 'Maharashtra', firstName: 'आशा' });
    const begun = await Promise.all(
      [sales, second, sales].map((member) => member.call('quotations.begin', { reference })),
    );
    const drafts = begun.map((answer): Quotation => ok(answer));
    expect(new Set(drafts.map(({ id }) => id)).size).toBe(1);
    expect(drafts[0]).toMatchObject({ state: 'draft', number: null, revision: 1 });
    expect(drafts[0]?.values.addressee).toContain('आशा');
    expect(drafts[0]?.values.address).toMatch(/Pune, Maharashtra$/);
    expect(drafts[0]?.values.lines).toHaveLength(1);
    expect((await openQuotations(sales, reference)).quotations).toHaveLength(1);
  });

  test('can be senseless while it is saved, and not when it is sent', async ({ server, sales }) => {
    const reference = await ask(server);
    const lines = [{ service: '', count: 'many', rate: '' }];
    const draft = await prepareQuotation(sales, reference, makeQuotationValues({ lines, validUntil: '' }));
    const refused = await sendQuotation(sales, draft);
    expect(refused.statusCode).toBe(400);
    const faulty: [Partial<Quotation['values']>, string][] = [
      [{ validUntil: '2020-01-01' }, 'validUntil'],
      [{ gstPercent: '41' }, 'gstPercent'],
      [{ addressee: 'தமிழ்' }, 'addressee'],
      [{ subject: 'Guards \u202Efdp.exe' }, 'subject'],
      [{ lines: [{ service: 'x', count: '0', rate: '5' }] }, 'lines.0.count'],
      [
        { lines: Array.from({ length: 60 }, () => ({ service: 'x', count: '999999', rate: '99999999' })) },
        'lines',
      ],
    ];
    for (const [changes, field] of faulty) {
      const { version } = await newest(sales, reference);
      const values = makeQuotationValues(changes);
      const saved = ok(await sales.call('quotations.save', { id: draft.id, version, values }));
      const answer = await sendQuotation(sales, { ...draft, version: saved.version });
      expect(answer.statusCode, field).toBe(400);
      expect(answer.json().error.data.faults).toMatchObject([{ field }]);
    }
    expect(await newest(sales, reference)).toMatchObject({ state: 'draft', number: null });
    expect((await sales.get(quotationFilePath(draft.id))).statusCode).toBe(404);
  });

  test('takes texts of a hostile length as a refusal', async ({ server, sales }) => {
    const draft: Quotation = ok(await sales.call('quotations.begin', { reference: await ask(server) }));
    const values = makeQuotationValues({ addressee: 'x'.repeat(10_000) });
    const answer = await sales.call('quotations.save', { id: draft.id, version: draft.version, values });
    expect(answer.statusCode).toBe(400);
  });

  test('that somebody else has saved or deleted meanwhile is a conflict', async ({
    server,
    sales,
    second,
  }) => {
    const reference = await ask(server);
    const draft = await prepareQuotation(sales, reference);
    const { id, version } = draft;
    const save = (member: SignedInMember, values = makeQuotationValues()) =>
      member.call('quotations.save', { id, version, values });
    ok(await save(second, makeQuotationValues({ subject: 'Other' })));
    const late = await save(sales);
    expect(late.statusCode).toBe(409);
    expect(late.json().error.message).toContain('has changed this draft meanwhile');
    expect((await sendQuotation(sales, draft)).statusCode).toBe(409);
    expect((await sales.call('quotations.remove', { id, version })).statusCode).toBe(409);
    ok(await second.call('quotations.remove', { id, version: version + 1 }));
    expect((await save(sales)).statusCode).toBe(404);
  });

  test('is read as a PDF that says that it is one', async ({ server, sales }) => {
    const { id } = await prepareQuotation(sales, await ask(server));
    const answer = await sales.post(quotationReadingPath(id), {});
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': 'sandbox',
    });
    const { text } = await readPdf(answer.rawPayload);
    expect(text).toContain('DRAFT');
    expect(text).toContain('Given when it is sent');
    expect((await sales.get(quotationFilePath(id))).statusCode).toBe(404);
  });
});

describe('a quotation that is sent', () => {
  test('has a number, a PDF that stays, and is a mail of the conversation', async ({
    server,
    smtp,
    send,
    sales,
  }) => {
    const reference = await ask(server);
    await send();
    const draft = await prepareQuotation(sales, reference);
    const first = await sendQuotation(sales, draft);
    const { number } = ok(first);
    expect(number).toMatch(new RegExp(`^Q/${YEAR}/\\d{4}$`));
    expect(await newest(sales, reference)).toMatchObject({
      delivery: { status: 'queued', attempts: 0, lastAnswer: null },
    });
    expect(await send()).toEqual({ sent: 1, failed: 0, parked: 0 });
    const mail = smtp.received.at(-1);
    expect(mail?.subject).toBe(`Our quotation ${number} (${reference})`);
    expect(mail?.text?.replace(/\s+/g, ' ')).toContain(`our quotation ${number} attached`);
    const [attachment] = mail?.attachments ?? [];
    const attachmentBytes = Buffer.from(attachment?.content as ArrayBuffer);
    expect(attachment?.filename).toBe(`Quotation ${number.replaceAll('/', '-')}.pdf`);

    const quotation = await newest(sales, reference);
    expect(quotation).toMatchObject({
      ...{ state: 'sent', number, net: 10_000_050, tax: 1_800_009, total: 11_800_059 },
      sender: 'A sales',
      delivery: { status: 'sent', attempts: 1 },
    });
    const stored = await sales.get(quotationFilePath(quotation.id));
    expect(stored.rawPayload.equals(attachmentBytes)).toBe(true);
    const { text, pages, fonts } = await readPdf(stored.rawPayload);
    expect(pages).toBe(1);
    for (const words of [number, 'Guards for two gates', '₹1,18,000.59', 'Page 1 of 1', 'A sales'])
      expect(text).toContain(words);
    expect(text).toContain('Rupees One Lakh Eighteen Thousand and Fifty Nine Paise Only');
    expect(text).not.toContain('DRAFT');
    expect(fonts).toBeGreaterThan(2);
    const item = ok(await sales.call('inbox.open', { reference }));
    expect(item).toMatchObject({ status: 'answered' });
    expect(item.messages.at(-1)?.files).toMatchObject([{ file: { access: 'free' } }]);
  });

  test('takes a number only once it is sent, and two at once take two', async ({ server, sales, second }) => {
    const first = await sent(server, sales);
    const drafts = await Promise.all(
      [0, 1, 2, 3].map(async () => prepareQuotation(sales, await ask(server))),
    );
    // One of them fails after its number was taken.
    const refused = await sales.call('quotations.send', {
      ...{ id: drafts[3]?.id, version: drafts[3]?.version, newestMessage: '', to: 'asha@example.com' },
      ...{ locale: 'en-IN', subject: '', text: 'x' },
    });
    expect(refused.statusCode).toBe(400);
    const answers = await Promise.all(
      drafts.slice(0, 3).map((draft, at) => sendQuotation(at === 1 ? second : sales, draft)),
    );
    const serials = answers.map((answer) => serialOf(ok(answer))).sort((a, b) => a - b);
    expect(serials).toEqual([1, 2, 3].map((more) => serialOf(first) + more));
  });

  test('is sent by the first of two people, and the second is told', async ({ server, sales, second }) => {
    const reference = await ask(server);
    const draft = await prepareQuotation(sales, reference);
    const answers = await Promise.all([sendQuotation(sales, draft), sendQuotation(second, draft)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const messages = ok(await sales.call('inbox.open', { reference })).messages;
    expect(messages).toHaveLength(1);
  });

  test('is never changed: a revision keeps the number and takes its place', async ({ server, sales }) => {
    const first = await sent(server, sales);
    const { reference } = first;
    const changed = await sales.call('quotations.save', {
      ...{ id: first.id, version: first.version, values: makeQuotationValues({ subject: 'Other' }) },
    });
    expect(changed.statusCode).toBe(409);
    expect((await sales.call('quotations.remove', { id: first.id, version: first.version })).statusCode).toBe(
      409,
    );
    const before = (await sales.get(quotationFilePath(first.id))).rawPayload;

    const lines = [{ service: 'Security guard, 8 hours', count: '6', rate: '15000' }];
    const draft = await prepareQuotation(sales, reference, makeQuotationValues({ lines }));
    expect(draft).toMatchObject({ revision: 2, number: `${first.number}/R2` });
    const { number } = ok(await sendQuotation(sales, draft));
    expect(number).toBe(`${first.number}/R2`);
    const { quotations } = await openQuotations(sales, reference);
    expect(quotations.map(({ state }) => state)).toEqual(['sent', 'replaced']);
    expect((await sales.get(quotationFilePath(first.id))).rawPayload.equals(before)).toBe(true);
    expect(
      (await settle(sales, quotations[1] as Quotation, { outcome: 'won', reason: 'Price' })).statusCode,
    ).toBe(409);
  });

  test('is won or lost for a reason, and open again', async ({ server, sales, second, owner }) => {
    const quotation = await sent(server, sales);
    const { reference } = quotation;
    const bad = [
      { outcome: 'lost', reason: 'Weather' },
      { outcome: 'lost' },
      { outcome: 'won', reason: 'Other' },
    ];
    for (const outcome of bad) expect((await settle(sales, quotation, outcome)).statusCode).toBe(400);
    const lost = { outcome: 'lost', reason: 'Other', note: 'The owner has sold the mill.' };
    const answers = await Promise.all([settle(sales, quotation, lost), settle(second, quotation, lost)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const settled = await newest(sales, reference);
    expect(settled).toMatchObject({ state: 'lost', reason: 'Other', note: lost.note });
    ok(await settle(sales, settled, { outcome: null, note: lost.note }));
    const open = await newest(sales, reference);
    expect(open).toMatchObject({ state: 'sent', reason: '', settledAt: null });
    ok(await settle(sales, open, { outcome: 'won', reason: 'Price' }));
    const { events } = ok(await sales.call('inbox.open', { reference }));
    expect(events.map(({ text }: { text: string }) => text)).toContain(`${quotation.number} won: Price`);
    // Once it is won, the next one is a quotation of its own.
    const next: Quotation = ok(await sales.call('quotations.begin', { reference }));
    expect(next).toMatchObject({ number: null, revision: 1 });
    expect(next.values.lines).toEqual(quotation.values.lines);
    const { lines } = ok(await owner.ask('auditLog.search', { subject: reference }));
    const actions = lines.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(
      expect.arrayContaining([
        'quotation begun',
        'quotation sent',
        'quotation lost',
        'quotation reopened',
        'quotation won',
      ]),
    );
    expect(JSON.stringify(lines)).not.toContain('sold the mill');
  });

  test('waits for a newer message to be read, and for spam to be restored', async ({
    server,
    sales,
    second,
  }) => {
    const reference = await ask(server);
    const draft = await prepareQuotation(sales, reference);
    const seen = await openQuotations(sales, reference);
    ok(await sendQuotation(second, await prepareQuotation(second, await ask(server))));
    await server.db
      .insertInto('messages')
      .values({
        ...{ submission_id: await idOf(server, reference), direction: 'received', member_id: null },
        ...{ name: 'Asha', address: 'asha@example.com', locale: null, subject: 'Wait', body: 'Wait.' },
        message_id: `<${randomUUID()}@example.com>`,
      })
      .execute();
    const { id, version } = draft;
    const mail = { to: 'asha@example.com', ...seen.cover, newestMessage: seen.newestMessage };
    expect((await sales.call('quotations.send', { id, version, ...mail })).statusCode).toBe(409);
    expect(
      (await sales.call('quotations.send', { id, version, ...mail, to: 'x@example.com' })).statusCode,
    ).toBe(400);
    ok(await sendQuotation(sales, draft));
  });
});

describe('the list', () => {
  test('has views with sums, finds words, and pages', async ({ server, sales }) => {
    await server.db.deleteFrom('quotations').execute();
    const today = dayInIndia(new Date());
    const soon = await sent(server, sales, { validUntil: today, addressee: 'Konkan Mills' });
    const far = await sent(server, sales);
    ok(await settle(sales, await sent(server, sales), { outcome: 'won', reason: 'Price' }));
    await prepareQuotation(sales, await ask(server));
    const list = async (input: object) =>
      ok(await sales.ask('quotations.list', input)).quotations.map(({ id }: Quotation) => id);
    expect(await list({})).toEqual([soon.id, far.id]);
    expect(await list({ view: 'soon' })).toEqual([soon.id]);
    expect(await list({ view: 'won' })).toHaveLength(1);
    expect(await list({ view: 'drafts' })).toHaveLength(1);
    expect(await list({ view: 'all' })).toHaveLength(4);
    expect(await list({ view: 'all', search: 'konkan' })).toEqual([soon.id]);
    expect(await list({ view: 'all', search: far.number?.toLowerCase() })).toEqual([far.id]);
    expect(await list({ search: far.reference })).toEqual([far.id]);
    expect(await list({ search: '%' })).toEqual([]);
    const totals: QuotationTotals = ok(await sales.ask('quotations.totals'));
    expect(totals).toMatchObject({
      open: { count: 2, total: 2 * 11_800_059 },
      soon: { count: 1 },
      ended: { count: 0, total: 0 },
      won: { count: 1 },
      drafts: { count: 1 },
    });
    await server.db
      .updateTable('quotations')
      .set({ valid_until: '2020-01-01' })
      .where('id', '=', far.id)
      .execute();
    expect(await list({ view: 'ended' })).toEqual([far.id]);
    expect(ok(await sales.ask('quotations.list', { view: 'ended' })).quotations).toMatchObject([
      { isOver: true },
    ]);
  });
});

describe('the search of the list', () => {
  const search = async (member: SignedInMember, input: object) =>
    ok(await member.ask('quotations.list', { view: 'all', ...input })).quotations.map(
      ({ id }: Quotation) => id,
    );

  test('finds parts of words, of the reference and of the number', async ({ server, sales }) => {
    const values = { addressee: "ज़ोया Änand, O'Neill & Søns (Q7X)", subject: 'Wächter für Zehlendorf' };
    const { id, reference, number } = await sent(server, sales, values);
    const found = [
      ...['nand', 'ÄN', 'ज़ो', 'या', "o'neill", '&', 'øn', 'ønS', '(q7x)', 'q7', 'hlend', 'ächter'],
      ...['für änand zehlendorf q7x', reference, reference.slice(3), reference.slice(1, 6).toLowerCase()],
      ...[`${number}`, `${number}`.slice(4), `${number} wächter`],
    ];
    for (const each of found) expect(await search(sales, { search: each }), each).toContain(id);
    const others = ['zehlendorff', 'dorf hlendx', 'wächter%', 'w_chter', `${reference}x`, 'anand', '\\'];
    for (const each of others) expect(await search(sales, { search: each }), each).not.toContain(id);
    expect(await search(sales, { search: 'hlend', view: 'open' })).toEqual([id]);
    expect(await search(sales, { search: 'hlend', view: 'won' })).toEqual([]);
  });

  test('follows a draft that is changed, and finds the number of a revision', async ({ server, sales }) => {
    const first = await sent(server, sales, { subject: 'Quiet Wombatgate' });
    const draft: Quotation = ok(await sales.call('quotations.begin', { reference: first.reference }));
    expect(await search(sales, { search: 'wombatgate' })).toEqual([draft.id, first.id]);
    const { id, version } = draft;
    const values = makeQuotationValues({ subject: 'Loud Numbatgate' });
    ok(await sales.call('quotations.save', { id, version, values }));
    expect(await search(sales, { search: 'wombatgate' })).toEqual([first.id]);
    expect(await search(sales, { search: 'batgate', view: 'drafts' })).toEqual([id]);
    expect(await search(sales, { search: `${first.number}/R2` })).toEqual([id]);
  });

  test('pages through what common words find, and through rare ones behind them', async ({
    server,
    sales,
  }) => {
    const { id } = await sent(server, sales);
    // More than are looked through before the index is asked. The rarer word is in the oldest.
    await sql`
      with files as (
        insert into resumes (id, sha256, size, type, original_name, scan_state)
        select md5(number::text)::uuid, '', 1, 'pdf', 'old.pdf', 'clean' from generate_series(1, 2300) as number
      )
      insert into quotations (submission_id, addressee, address, subject, lines, gst_percent, terms, state, financial_year,
        serial, valid_until, sent_at, resume_id, settled_at)
      select submission_id, case when number <= 70 then 'Pangolin' else 'Badger' end, '', 'Nightwatch', lines, gst_percent,
        '', 'lost', '1999-00', number, '2000-01-01', now(), md5(number::text)::uuid, now()
      from quotations, generate_series(1, 2300) as number where id = ${id}::bigint order by number
    `.execute(server.db);
    for (const [word, count] of [
      ['ngolin', 70],
      ['badg', 120],
      ['nightwatch pangolin', 70],
    ] as const) {
      const found: string[] = [];
      let cursor: string | null = null;
      do {
        const page = ok(
          await sales.ask('quotations.list', { view: 'lost', search: word, ...(cursor && { cursor }) }),
        );
        found.push(...page.quotations.map(({ id }: Quotation) => id));
        cursor = page.next;
      } while (cursor !== null && found.length < count);
      expect(found.length, word).toBe(word === 'badg' ? 150 : count);
      expect(new Set(found).size, word).toBe(found.length);
      expect(found, word).toEqual([...found].sort((one, other) => Number(other) - Number(one)));
    }
    await server.db.deleteFrom('quotations').execute();
    await server.db.deleteFrom('resumes').where('original_name', '=', 'old.pdf').execute();
  });
});

describe('the reminders', () => {
  const DAY_MS = 24 * 60 * 60_000;
  const day = (distance: number) => dayInIndia(new Date(Date.now() + distance * DAY_MS));

  test('go once, three days before and on the last day, to whom the request is assigned', async ({
    server,
    smtp,
    send,
    sales,
    second,
  }) => {
    await server.db.deleteFrom('quotations').execute();
    const quotation = await sent(server, sales, { validUntil: day(10) });
    await send();
    const at = (distance: number) => remindOfQuotations(server.db, new Date(Date.now() + distance * DAY_MS));
    const mails = () => smtp.received.filter(({ subject }) => subject?.startsWith(`${quotation.number} for`));
    expect(await at(6)).toBe(0);
    expect((await Promise.all([at(7), at(7)])).reduce((sum, given) => sum + given, 0)).toBe(1);
    expect(await at(8)).toBe(0);
    await send();
    expect(mails().map(({ envelope }) => envelope.to)).toEqual([[sales.email]]);
    expect(mails()[0]?.text).toContain(`/staff/quotations/${quotation.reference}`);
    const { version } = ok(await sales.call('inbox.open', { reference: quotation.reference }));
    const items = [{ reference: quotation.reference, version }];
    ok(await sales.call('inbox.assign', { items, assignee: second.id }));
    expect(await at(10)).toBe(1);
    expect(await at(11)).toBe(0);
    await send();
    expect(mails().map(({ envelope }) => envelope.to)).toEqual([[sales.email], [second.email]]);
    const list = ok(await sales.call('mail.list', { role: 'quotation' })).mails;
    expect(list).toMatchObject([{ reference: quotation.reference }, { reference: quotation.reference }]);
  });

  test('are not given for one that is sent on that day, nor sent for one that is won', async ({
    server,
    send,
    sales,
  }) => {
    await server.db.deleteFrom('quotations').execute();
    await sent(server, sales, { validUntil: day(3) });
    const quotation = await sent(server, sales, { validUntil: day(4) });
    await send();
    expect(await remindOfQuotations(server.db)).toBe(0);
    expect(await remindOfQuotations(server.db, new Date(Date.now() + DAY_MS))).toBe(1);
    ok(await settle(sales, await newest(sales, quotation.reference), { outcome: 'won', reason: 'Price' }));
    expect(await send()).toEqual({ sent: 0, failed: 0, parked: 1 });
  });
});

describe('the personal data', () => {
  test('is in the archive of a person, and goes with the request, its files included', async ({
    server,
    sales,
  }) => {
    const quotation = await sent(server, sales);
    const id = await idOf(server, quotation.reference);
    const [record] = await listRecords(server.db, [id]);
    expect(record?.quotations).toMatchObject([{ addressee: 'आशा मेनन, Example Mills', state: 'sent' }]);
    expect(record?.messages).toHaveLength(1);
    const removed = await server.db.transaction().execute((trx) => removeSubmissions(trx, [id]));
    expect(removed.resumeIds).toHaveLength(1);
    const left = await server.db
      .selectFrom('quotations')
      .select('id')
      .where('id', '=', quotation.id)
      .execute();
    expect(left).toEqual([]);
    // Its number is not given to another one.
    expect(serialOf(await sent(server, sales))).toBe(serialOf(quotation) + 1);
  });

  test('belongs to requests for quotations alone', async ({ server, sales }) => {
    await takeInAll(server.db);
    expect((await sales.call('quotations.open', { reference: 'CB-AAAAAA' })).statusCode).toBe(404);
    expect((await sales.post(quotationReadingPath('999999'), {})).statusCode).toBe(404);
    expect((await sales.get(quotationFilePath('x'))).statusCode).toBe(404);
  });
});

async function idOf({ db }: TestServer, reference: string): Promise<string> {
  const { id } = await db
    .selectFrom('submissions')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return id;
}
