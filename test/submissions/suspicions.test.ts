import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { removeOldGuards } from '../../server/submissions/guards.queries.ts';
import { siteHeaders } from '../doors/doors.ts';
import { type TestServer, test } from '../environment/app.ts';
import { makeApplication, makeContact, makePosting, makeQuotation } from '../factories/rows.ts';
import { type DetailsTable, findStored, receiptOf } from '../factories/stored.ts';

const doors = ['legacy', 'site'] as const;
type Door = (typeof doors)[number];
type Table = Exclude<DetailsTable, 'job_applications' | 'data_requests'>;

const forms: Record<Table, Record<Door, string>> = {
  contact_requests: { legacy: '/api/Master/SubmitUserRequest', site: '/trpc/contact.submit' },
  quotation_requests: { legacy: '/api/Master/SubmitQuotationRequest', site: '/trpc/quotation.submit' },
  job_openings: { legacy: '/api/Master/SubmitJobDetails', site: '/trpc/jobPosting.submit' },
};

async function flagsOf(
  { app, db }: TestServer,
  table: Table,
  door: Door,
  payload: object,
  remoteAddress = '192.0.2.1',
): Promise<string[]> {
  const headers = door === 'site' ? siteHeaders : {};
  const answer = await app.inject({
    method: 'POST',
    url: forms[table][door],
    payload,
    headers,
    remoteAddress,
  });
  return (await findStored(db, table, receiptOf(answer).reference)).flags;
}

/** A text long enough that two people would not write the same one, in letters that no other test uses. */
function makeText(): string {
  const word = () => Array.from({ length: 7 }, () => String.fromCharCode(97 + Math.random() * 26)).join('');
  return `We need guards for ${Array.from({ length: 8 }, word).join(' ')}, day and night.`;
}

describe('links', () => {
  test.for([
    'Best prices at http://casino.example and https://pills.example',
    'Look: www.casino.example, www.pills.example',
    '<a href="//casino.example">here</a> and [url=casino.example]there[/url]',
  ])('are flagged if a message has several: %s', async (userMessage, { server }) => {
    for (const door of doors)
      expect(await flagsOf(server, 'contact_requests', door, makeContact({ userMessage }))).toEqual([
        'links',
      ]);
  });

  test.for([
    'Our plant is at https://maps.example.com/plant-2, two gates.',
    'We are at example.com; write to guard.manager@example.com.',
    'Shift 8.00-20.00, see p.3/4 of the plan. Rs.15,000/month',
  ])('are not flagged if it has one, or none: %s', async (userMessage, { server }) => {
    expect(await flagsOf(server, 'contact_requests', 'site', makeContact({ userMessage }))).toEqual([]);
  });

  test.for([
    ['contact_requests', () => makeContact({ companyName: 'https://casino.example' })],
    ['quotation_requests', () => makeQuotation({ addresss: 'see www.casino.example' })],
    ['job_openings', () => makePosting({ skills: 'http://casino.example' })],
  ] as [Table, () => object][])('are flagged in a short field of %s', async ([table, make], { server }) => {
    expect(await flagsOf(server, table, 'site', make())).toEqual(['links']);
  });

  test('are flagged in an application', async ({ server }) => {
    const url = '/api/Master/SubmitJobAplicationDetails';
    const payload = makeApplication({ Qualification: 'http://casino.example' });
    const answer = await server.app.inject({ method: 'POST', url, payload });
    const { flags } = await findStored(server.db, 'job_applications', receiptOf(answer).reference);
    expect(flags).toEqual(['links']);
  });
});

const longTexts: [Table, (text: string) => object][] = [
  ['contact_requests', (userMessage) => makeContact({ userMessage, fullName: `NAME ${Math.random()}` })],
  ['job_openings', (discription) => makePosting({ discription })],
];

describe.for(longTexts)('one text from several addresses: %s', ([table, make]) => {
  test('is flagged from the second on, with other digits, spaces and letter case too', async ({ server }) => {
    const text = makeText();
    expect(await flagsOf(server, table, 'site', make(`${text} 17`), '192.0.2.1')).toEqual([]);
    expect(await flagsOf(server, table, 'legacy', make(text), '192.0.2.2')).toEqual(['repeated-content']);
    const changed = `  ${text.toUpperCase().replaceAll(' ', '  ')} [99812]`;
    expect(await flagsOf(server, table, 'site', make(changed), '192.0.2.3')).toEqual(['repeated-content']);
  });

  test('is not flagged from one address, nor if many people would write it', async ({ server }) => {
    const text = makeText();
    for (const address of ['192.0.2.1', '192.0.2.1', '::ffff:192.0.2.1'])
      expect(await flagsOf(server, table, 'legacy', make(text), address)).toEqual([]);
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
      expect(await flagsOf(server, table, 'site', make(`Please call me back. ${address}`), address)).toEqual(
        [],
      );
  });
});

describe('a text', () => {
  const letPass = ({ db }: TestServer, hours: number) =>
    sql`update recent_texts set seen_at = seen_at - make_interval(hours => ${hours}::integer)`.execute(db);

  test('is remembered as long as it is sent again within a day, and then forgotten', async ({ server }) => {
    const text = makeText();
    const send = (address: string) =>
      flagsOf(
        server,
        'contact_requests',
        'site',
        makeContact({ userMessage: `${text} ${Math.random()}` }),
        address,
      );
    expect(await send('192.0.2.1')).toEqual([]);
    for (const address of ['192.0.2.2', '192.0.2.3']) {
      await letPass(server, 20);
      expect(await send(address)).toEqual(['repeated-content']);
    }
    await letPass(server, 25);
    expect(await send('192.0.2.5')).toEqual([]);
    await letPass(server, 25);
    await removeOldGuards(server.db);
    expect(await server.db.selectFrom('recent_texts').selectAll().execute()).toEqual([]);
  });
});

test('a stored text has no readable address', async ({ server }) => {
  await flagsOf(server, 'contact_requests', 'site', makeContact({ userMessage: makeText() }), '203.0.113.77');
  const rows = await sql<{ text: string }>`select t::text from recent_texts as t`.execute(server.db);
  expect(JSON.stringify(rows.rows)).not.toContain('203.0.113.77');
  expect(rows.rows.length).toBeGreaterThan(0);
});
