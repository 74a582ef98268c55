import { describe, expect } from 'vitest';
import { listRecords } from '../../server/people/records.queries.ts';
import { financialYearOf } from '../../server/quotations/quotation-number.ts';
import {
  type Quotation,
  quotationFilePath,
  quotationReadingPath,
} from '../../src/contract/staff/quotations.ts';
import { dayInIndia } from '../../src/day-in-india.ts';
import {
  makeQuotationValues,
  openQuotations,
  prepareQuotation,
  sendQuotation,
} from '../factories/quotations.ts';
import { ok, type SignedInMember } from '../factories/staff.ts';
import { ask, idOf, newest, sent, serialOf, settle, test } from './office.ts';
import { readPdf } from './read-pdf.ts';

const OFFERED = 11_800_059;
const statusesOf = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).sort();

describe('a draft', () => {
  test('begins with the request, and is one for two people at once', async ({ server, sales, second }) => {
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
    const { id } = await prepareQuotation(sales, reference);
    const many = Array.from({ length: 60 }, () => ({ service: 'x', count: '999999', rate: '99999999' }));
    const faulty: [Partial<Quotation['values']>, string | undefined][] = [
      [{ lines: [{ service: '', count: 'many', rate: '' }], validUntil: '' }, undefined],
      [{ validUntil: '2020-01-01' }, 'validUntil'],
      [{ gstPercent: '41' }, 'gstPercent'],
      [{ addressee: 'தமிழ்' }, 'addressee'],
      [{ subject: 'Guards \u202Efdp.exe' }, 'subject'],
      [{ lines: [{ service: 'x', count: '0', rate: '5' }] }, 'lines.0.count'],
      [{ lines: many }, 'lines'],
    ];
    const save = async (changes: Partial<Quotation['values']>) => {
      const { version } = await newest(sales, reference);
      return sales.call('quotations.save', { id, version, values: makeQuotationValues(changes) });
    };
    for (const [changes, field] of faulty) {
      const { version } = ok(await save(changes));
      const answer = await sendQuotation(sales, { id, version, reference });
      expect(answer.statusCode, field).toBe(400);
      if (field !== undefined) expect(answer.json().error.data.faults).toMatchObject([{ field }]);
    }
    expect((await save({ addressee: 'x'.repeat(10_000) })).statusCode).toBe(400);
    expect(await newest(sales, reference)).toMatchObject({ state: 'draft', number: null });
  });

  test('that somebody else has changed meanwhile is a conflict', async ({ server, sales, second }) => {
    const draft = await prepareQuotation(sales, await ask(server));
    const { id, version } = draft;
    const save = (member: SignedInMember, subject: string) =>
      member.call('quotations.save', { id, version, values: makeQuotationValues({ subject }) });
    ok(await save(second, 'Other'));
    const late = await save(sales, 'Mine');
    expect(late.statusCode).toBe(409);
    expect(late.json().error.message).toContain('has changed this draft meanwhile');
    expect((await sendQuotation(sales, draft)).statusCode).toBe(409);
    expect((await sales.call('quotations.remove', { id, version })).statusCode).toBe(409);
    ok(await second.call('quotations.remove', { id, version: version + 1 }));
    expect((await save(sales, 'Mine')).statusCode).toBe(404);
  });

  test('is read as a PDF that says that it is one', async ({ server, sales }) => {
    const { id } = await prepareQuotation(sales, await ask(server));
    const { headers, rawPayload } = await sales.post(quotationReadingPath(id), {});
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': 'sandbox',
    });
    const { text } = await readPdf(rawPayload);
    for (const words of ['DRAFT', 'Given when it is sent']) expect(text).toContain(words);
    for (const none of [id, 'x']) expect((await sales.get(quotationFilePath(none))).statusCode).toBe(404);
    expect((await sales.post(quotationReadingPath('999999'), {})).statusCode).toBe(404);
    // Only requests for quotations have one.
    expect((await sales.call('quotations.open', { reference: 'CB-AAAAAA' })).statusCode).toBe(404);
  });
});

describe('a quotation that is sent', () => {
  test('has a number, a PDF that stays, and is a mail', async ({ server, smtp, send, sales }) => {
    const reference = await ask(server);
    await send();
    const { number } = ok(await sendQuotation(sales, await prepareQuotation(sales, reference)));
    const year = financialYearOf(dayInIndia(new Date()));
    expect(number).toMatch(new RegExp(`^Q/${year}/\\d{4}$`));
    const queued = { status: 'queued', attempts: 0, lastAnswer: null };
    expect((await newest(sales, reference)).delivery).toMatchObject(queued);
    expect(await send()).toEqual({ sent: 1, failed: 0, parked: 0 });
    const mail = smtp.received.at(-1);
    expect(mail?.subject).toBe(`Our quotation ${number} (${reference})`);
    expect(mail?.text?.replace(/\s+/g, ' ')).toContain(`our quotation ${number} attached`);
    const [attachment] = mail?.attachments ?? [];
    expect(attachment?.filename).toBe(`Quotation ${number.replaceAll('/', '-')}.pdf`);

    const quotation = await newest(sales, reference);
    expect(quotation).toMatchObject({ state: 'sent', number, sender: 'A sales', agreed: null });
    expect(quotation).toMatchObject({ net: 10_000_050, tax: 1_800_009, total: OFFERED });
    expect(quotation.delivery).toMatchObject({ status: 'sent', attempts: 1 });
    const stored = (await sales.get(quotationFilePath(quotation.id))).rawPayload;
    expect(stored.equals(Buffer.from(attachment?.content as ArrayBuffer))).toBe(true);
    const { text, pages, fonts } = await readPdf(stored);
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
    const drafts = [];
    for (let count = 0; count < 3; count++) drafts.push(await prepareQuotation(sales, await ask(server)));
    const [failing, one, other] = drafts as [Quotation, Quotation, Quotation];
    // It fails after its number was taken.
    const wrong = { newestMessage: '', to: 'asha@example.com', locale: 'en-IN', subject: '', text: 'x' };
    const { id, version } = failing;
    expect((await sales.call('quotations.send', { id, version, ...wrong })).statusCode).toBe(400);
    const answers = await Promise.all([sendQuotation(sales, one), sendQuotation(second, other)]);
    const serials = answers.map((answer) => serialOf(ok(answer))).sort((a, b) => a - b);
    expect(serials).toEqual([1, 2].map((more) => serialOf(first) + more));
    // Of two people who send the same one, the second is told.
    const same = await Promise.all([sendQuotation(sales, failing), sendQuotation(second, failing)]);
    expect(statusesOf(same)).toEqual([200, 409]);
    const { messages } = ok(await sales.call('inbox.open', { reference: failing.reference }));
    expect(messages).toHaveLength(1);
  });

  test('is never changed: a revision keeps the number and takes its place', async ({ server, sales }) => {
    const first = await sent(server, sales);
    const { id, version, reference } = first;
    const values = makeQuotationValues({ subject: 'Other' });
    expect((await sales.call('quotations.save', { id, version, values })).statusCode).toBe(409);
    expect((await sales.call('quotations.remove', { id, version })).statusCode).toBe(409);
    const before = (await sales.get(quotationFilePath(id))).rawPayload;

    const lines = [{ service: 'Security guard, 8 hours', count: '6', rate: '15000' }];
    const draft = await prepareQuotation(sales, reference, makeQuotationValues({ lines }));
    expect(draft).toMatchObject({ revision: 2, number: `${first.number}/R2` });
    expect(ok(await sendQuotation(sales, draft)).number).toBe(`${first.number}/R2`);
    const { quotations } = await openQuotations(sales, reference);
    expect(quotations.map(({ state }) => state)).toEqual(['sent', 'replaced']);
    expect((await sales.get(quotationFilePath(id))).rawPayload.equals(before)).toBe(true);
    const replaced = quotations[1] as Quotation;
    expect((await settle(sales, replaced, { outcome: 'won', reason: 'Price' })).statusCode).toBe(409);
  });
});

describe('the outcome of a quotation', () => {
  const notesOf = async (member: SignedInMember, reference: string): Promise<string[]> =>
    ok(await member.call('inbox.open', { reference })).events.map(({ text }: { text: string }) => text);

  test('is won or lost for a reason, or open again', async ({ server, sales, second, owner }) => {
    const quotation = await sent(server, sales);
    const { reference, number } = quotation;
    for (const outcome of [
      { outcome: 'lost', reason: 'Weather' },
      { outcome: 'lost' },
      { outcome: 'won', reason: 'Other' },
    ])
      expect((await settle(sales, quotation, outcome)).statusCode).toBe(400);
    const note = 'The owner has sold the mill.';
    const lost = { outcome: 'lost', reason: 'Other', note, agreed: '5' };
    const answers = await Promise.all([settle(sales, quotation, lost), settle(second, quotation, lost)]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const settled = await newest(sales, reference);
    expect(settled).toMatchObject({ state: 'lost', reason: 'Other', note, agreed: null });
    ok(await settle(sales, settled, { outcome: null, note }));
    const open = await newest(sales, reference);
    expect(open).toMatchObject({ state: 'sent', reason: '', settledAt: null });
    // The amount that was offered is nothing to note.
    ok(await settle(sales, open, { outcome: 'won', reason: 'Price', agreed: '1,18,000.59' }));
    expect(await notesOf(sales, reference)).toContain(`${number} won: Price`);
    // Once it is won, the next one is a quotation of its own.
    const next: Quotation = ok(await sales.call('quotations.begin', { reference }));
    expect(next).toMatchObject({ number: null, revision: 1 });
    expect(next.values.lines).toEqual(quotation.values.lines);
    const { lines } = ok(await owner.ask('auditLog.search', { subject: reference }));
    const actions = lines.map(({ action }: { action: string }) => action);
    const expected = ['begun', 'sent', 'lost', 'reopened', 'won'].map((what) => `quotation ${what}`);
    expect(actions).toEqual(expect.arrayContaining(expected));
    expect(JSON.stringify(lines)).not.toContain('sold the mill');
  });

  test('may be another amount than was offered, everywhere', async ({ server, sales, owner }) => {
    const quotation = await sent(server, sales);
    const { reference, number } = quotation;
    const wonTotal = async () => ok(await sales.ask('quotations.totals')).won.total as number;
    const win = (seen: Quotation, agreed?: string) =>
      settle(sales, seen, { outcome: 'won', reason: 'Price', agreed });
    for (const agreed of ['0', '-5', 'a lakh', '1.234', '99999999999999', '9'.repeat(40)])
      expect((await win(quotation, agreed)).statusCode, agreed).toBe(400);
    const before = await wonTotal();
    ok(await win(quotation, '1,00,000.50'));
    const agreed = 10_000_050;
    expect(await newest(sales, reference)).toMatchObject({ state: 'won', total: OFFERED, agreed });
    const words = `${number} won: Price; agreed ₹1,00,000.50 a month, offered ₹1,18,000.59`;
    expect(await notesOf(sales, reference)).toContain(words);
    const { lines } = ok(await owner.ask('auditLog.search', { action: 'quotation won', subject: reference }));
    expect(lines[0].detail).toContain('agreed ₹1,00,000.50 a month');
    const { quotations } = ok(await sales.ask('quotations.list', { view: 'won' }));
    expect(quotations[0]).toMatchObject({ reference, total: OFFERED, agreed });
    expect((await wonTotal()) - before).toBe(agreed);
    const [record] = await listRecords(server.db, [await idOf(server, reference)]);
    expect(JSON.stringify(record)).toContain('"agreedPaise":10000050');

    // Open again, nothing is agreed any more. Without an amount, it is what was offered.
    ok(await settle(sales, await newest(sales, reference), { outcome: null }));
    const open = await newest(sales, reference);
    expect(open).toMatchObject({ state: 'sent', agreed: null });
    ok(await win(open));
    expect(await newest(sales, reference)).toMatchObject({ state: 'won', agreed: null });
    expect(await notesOf(sales, reference)).toContain(`${number} won: Price`);
    expect((await wonTotal()) - before).toBe(OFFERED);
  });
});
