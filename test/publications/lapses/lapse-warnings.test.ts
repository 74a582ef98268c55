import { type Kysely, sql } from 'kysely';
import { describe, expect, onTestFinished } from 'vitest';
import { sampleSiteHolder } from '../../../server/content/site-holder.ts';
import type { Database } from '../../../server/database/schema.ts';
import type { MailPass } from '../../../server/mail/send-due-mails.ts';
import { warnOfLapses } from '../../../server/publications/lapses/lapse-warnings.ts';
import type { StaffComplianceEntry, StaffComplianceItem } from '../../../src/contract/staff/compliance.ts';
import type { ListedMail } from '../../../src/contract/staff/mail.ts';
import { dayInIndia } from '../../../src/day-in-india.ts';
import { startTestServer, type TestServer } from '../../environment/app.ts';
import { sendMails } from '../../environment/outbox.ts';
import { header, startSmtpServer, type TestSmtpServer } from '../../environment/smtp.ts';
import { testWithHouse } from '../../factories/house.ts';
import { createComplianceItem } from '../../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { upload } from '../../factories/staff-upload.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Noon in India, that many days from today, so that no test crosses midnight. */
const START = Date.parse(`${dayInIndia(new Date())}T06:30:00Z`);
const at = (distance: number) => new Date(START + distance * DAY_MS);
const day = (distance: number) => dayInIndia(at(distance));
/** The day that the server takes for today. */
const TODAY = 0;

const started = testWithHouse(async () => {
  const house = await startTestServer();
  await createMember(house, 'recruiter');
  return house;
});
const test = started.extend<{ owner: SignedInMember; editor: SignedInMember; desk: TestServer }>({
  owner: [async ({ house }, use) => use(await createMember(house, 'owner')), { scope: 'file' }],
  editor: [async ({ house }, use) => use(await createMember(house, 'editor')), { scope: 'file' }],
  /** Without documents or mails, and with one owner, one editor and one recruiter, who is never warned. */
  desk: async ({ house, owner, editor }, use) => {
    expect(owner.id).not.toBe(editor.id);
    await house.db.deleteFrom('compliance_items').execute();
    await house.db.deleteFrom('mails').execute();
    await use(house);
  },
});

const makePdf = () =>
  new File([`%PDF-1.4\n% ${Math.random()}\n1 0 obj << >> endobj\n%%EOF\n`], 'licence.pdf');

const find = async (editor: SignedInMember, id: number): Promise<StaffComplianceItem> =>
  ok(await editor.ask('compliance.find', { id }));

async function act(editor: SignedInMember, procedure: string, id: number, more: object = {}) {
  const { version } = await find(editor, id);
  ok(await editor.call(`compliance.${procedure}`, { id, version, ...more }));
}

/** Enters a document and publishes it. */
async function publish(server: TestServer, editor: SignedInMember, fields = {}): Promise<number> {
  const form = { ComplianceName: 'PSARA licence, Delhi', ...fields, file: makePdf() };
  const { id } = ok((await upload(server, editor, 'compliance.create', form)) as never);
  await act(editor, 'setPublished', id, { published: true });
  return id;
}

async function renew(server: TestServer, editor: SignedInMember, id: number, fields: object) {
  const { version } = await find(editor, id);
  const form = { id: String(id), version: String(version), ...fields, file: makePdf() };
  ok((await upload(server, editor, 'compliance.addVersion', form)) as never);
}

const mend = async (editor: SignedInMember, id: number, validUntil: string) => {
  const [{ versionId } = { versionId: 0 }] = (await find(editor, id)).versions;
  await act(editor, 'setDays', id, { versionId, validFrom: null, validUntil });
};

const listMails = async (member: SignedInMember): Promise<ListedMail[]> =>
  ok(await member.call('mail.list', {})).mails;

const listGiven = (db: Kysely<Database>) =>
  db
    .selectFrom('lapse_warnings')
    .select(['days', sql<string>`valid_until::text`.as('lastDay')])
    .orderBy('id')
    .execute();

/** Those of these days on which a warning is given. */
async function warnOn({ db }: TestServer, days: number[]): Promise<number[]> {
  const given: number[] = [];
  for (const distance of days)
    for (let n = await warnOfLapses(db, at(distance)); n > 0; n--) given.push(distance);
  return given;
}
/** The days around these, on which a warning could be given too early, twice or too late. */
const around = (...days: number[]) => days.flatMap((each) => [each - 1, each, each + 1]);

describe('the warning that a document lapses', () => {
  interface Days {
    from?: number;
    until: number;
  }
  const cases: [string, Days[], number[], number[]][] = [
    ['60 and 15 days before the last day', [{ until: 100 }], [0, ...around(40, 85, 100)], [40, 85]],
    ['later, if no server ran on the day', [{ until: 100 }], [39, 63, 64, 91, 92], [63, 91]],
    ['once, if no server ran for long', [{ until: 200 }], [195, ...around(197, 200)], [195]],
    ['still on the last day', [{ until: 3 }], [3, 4], [3]],
    ['not after the last day', [{ until: 2 }], [3, 4], []],
    [
      'not of what a newer version replaces without a gap',
      [{ until: 30 }, { from: 31, until: 500 }],
      [0, ...around(15, 30, 440, 485, 500)],
      [440, 485],
    ],
    [
      'of what a newer version replaces a day too late',
      [{ until: 30 }, { from: 32, until: 500 }],
      [0, 1, ...around(15, 30)],
      [0, 15],
    ],
    [
      'of the version that is shown, not of one replaced before its last day',
      [{ until: 70 }, { from: 5, until: 40 }],
      [0, ...around(10, 25, 40, 70)],
      [0, 25],
    ],
  ];
  test.for(cases)('is given %s', async ([, [first, second], asked, given], { desk, editor }) => {
    const id = await publish(desk, editor, { validUntil: day(first?.until ?? 0) });
    if (second?.from !== undefined)
      await renew(desk, editor, id, { validFrom: day(second.from), validUntil: day(second.until) });
    expect(await warnOn(desk, asked)).toEqual(given);
  });

  test('goes to editors and owners only, and is recorded', async ({ desk, owner, editor }) => {
    const id = await publish(desk, editor, { validUntil: day(60) });
    expect(await warnOn(desk, [TODAY])).toEqual([TODAY]);
    const mails = await listMails(owner);
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
      [owner.email, editor.email].toSorted(),
    );
    for (const { role, state, reference } of mails)
      expect([role, state, reference]).toEqual(['warning', 'waiting', `document ${id}`]);
    expect((await find(editor, id)).events[0]).toMatchObject({
      action: 'document warned of',
      member: null,
      detail: day(60),
    });
    // The screen says the same.
    const [entry] = ok(await editor.ask('compliance.list')) as StaffComplianceEntry[];
    expect(entry?.daysLeft).toBe(60);
  });

  test('counts the days of India', async ({ desk, editor }) => {
    await publish(desk, editor, { validUntil: '2031-03-31' });
    // 60 days before is 30 January, which begins in India while it is still the 29th in UTC.
    expect(await warnOfLapses(desk.db, new Date('2031-01-29T18:29:59Z'))).toBe(0);
    expect(await warnOfLapses(desk.db, new Date('2031-01-29T18:30:00Z'))).toBe(1);
    expect(await warnOfLapses(desk.db, new Date('2031-03-15T18:29:59Z'))).toBe(0);
    expect(await warnOfLapses(desk.db, new Date('2031-03-15T18:30:00Z'))).toBe(1);
  });

  test('is only sent for published documents with a last day', async ({ desk, editor }) => {
    await createComplianceItem(desk.db);
    await publish(desk, editor);
    const id = await publish(desk, editor, { validUntil: day(20) });
    await act(editor, 'setPublished', id, { published: false });
    expect(await warnOn(desk, around(5, 20))).toEqual([]);
    await act(editor, 'setPublished', id, { published: true });
    expect(await warnOn(desk, [TODAY])).toEqual([TODAY]);
  });

  test('is sent once by several servers, whenever they check', async ({ desk, editor, owner }) => {
    await publish(desk, editor, { validUntil: day(60) });
    await publish(desk, editor, { validUntil: day(10) });
    const given = await Promise.all(Array.from({ length: 6 }, () => warnOfLapses(desk.db, at(TODAY))));
    expect(given.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(await listMails(owner)).toHaveLength(4);
  });

  test('is recorded together with its mails or not at all', async ({ desk, editor, owner }) => {
    await publish(desk, editor, { validUntil: day(60) });
    await sql`alter table mails add constraint no_more check (role <> 'warning') not valid`.execute(desk.db);
    onTestFinished(async () => {
      await sql`alter table mails drop constraint if exists no_more`.execute(desk.db);
    });
    await expect(warnOfLapses(desk.db, at(TODAY))).rejects.toThrow('no_more');
    expect(await listGiven(desk.db)).toEqual([]);
    await sql`alter table mails drop constraint no_more`.execute(desk.db);
    expect(await warnOn(desk, [1, 2])).toEqual([1]);
    expect(await listMails(owner)).toHaveLength(2);
  });

  test('is sent again for a corrected last day', async ({ desk, editor }) => {
    const id = await publish(desk, editor, { validUntil: day(60) });
    expect(await warnOn(desk, [0])).toEqual([0]);
    await mend(editor, id, day(80));
    expect(await warnOn(desk, around(1, 20, 65, 80))).toEqual([20, 65]);
  });
});

describe('its mail', () => {
  const mailed = test.extend<{ smtp: TestSmtpServer; send: () => Promise<MailPass> }>({
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures a test needs
    smtp: async ({}, use) => {
      const smtp = await startSmtpServer();
      await use(smtp);
      await smtp.stop();
    },
    send: async ({ desk, smtp }, use) => use(() => sendMails(desk.db, smtp, sampleSiteHolder())),
  });
  const longDay = (text: string) =>
    new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(text));

  mailed(
    'says which document, until when, and where it is renewed',
    async ({ desk, editor, owner, smtp, send }) => {
      const ComplianceName = 'Licence <b>of</b> Delhi\r\nBcc: else@example.com';
      const id = await publish(desk, editor, { ComplianceName, validUntil: day(60) });
      await warnOn(desk, [TODAY]);
      expect(await send()).toEqual({ sent: 2, failed: 0, parked: 0 });
      expect(smtp.received.map(({ envelope }) => envelope)).toEqual(
        expect.arrayContaining([
          { from: 'office@guardhouse.example', to: [editor.email] },
          { from: 'office@guardhouse.example', to: [owner.email] },
        ]),
      );
      const [mail] = smtp.received;
      expect(mail?.subject).toBe(
        `Licence <b>of</b> Delhi Bcc: else@example.com: 60 days left, valid until ${longDay(day(60))}`,
      );
      expect(mail && header(mail, 'bcc')).toBeUndefined();
      expect(mail?.from).toMatchObject({ address: 'office@guardhouse.example' });
      const link = `https://guardhouse.example/staff/compliance/${id}`;
      for (const text of [mail?.text, mail?.html]) {
        expect(text).toContain(link);
        expect(text).toContain(longDay(day(60)));
        expect(text).toContain('60 days left');
      }
      // Alone on its line, so that mail clients recognise all of it as a link.
      expect(mail?.text?.split('\n')).toContain(link);
      expect(mail?.html).toContain('Licence &lt;b&gt;of&lt;/b&gt; Delhi');
      expect(mail?.html).not.toContain('<b>');
      expect((await listMails(owner)).map(({ state }) => state)).toEqual(['sent', 'sent']);
    },
  );

  mailed('says how many days are left when it is sent', async ({ desk, editor, smtp, send }) => {
    const subjects = async (validUntil: string) => {
      await publish(desk, editor, { ComplianceName: 'GST', validUntil });
      await warnOn(desk, [TODAY]);
      await send();
      return new Set(smtp.received.splice(0).map(({ subject }) => subject));
    };
    expect(await subjects(day(9))).toEqual(new Set([`GST: 9 days left, valid until ${longDay(day(9))}`]));
    expect(await subjects(day(1))).toEqual(new Set([`GST: 1 day left, valid until ${longDay(day(1))}`]));
    expect(await subjects(day(0))).toEqual(new Set([`GST: its last day, valid until ${longDay(day(0))}`]));
  });

  mailed.for([
    ['renewed', (desk, editor, id) => renew(desk, editor, id, { validUntil: day(400) })],
    ['dated anew', (_, editor, id) => mend(editor, id, day(400))],
    ['withdrawn', (_, editor, id) => act(editor, 'setPublished', id, { published: false })],
  ] as [string, (desk: TestServer, editor: SignedInMember, id: number) => Promise<void>][])(
    'is parked if the document was %s before it was sent',
    async ([, change], { desk, editor, owner, smtp, send }) => {
      const id = await publish(desk, editor, { validUntil: day(15) });
      await warnOn(desk, [TODAY]);
      await change(desk, editor, id);
      expect(await send()).toEqual({ sent: 0, failed: 0, parked: 2 });
      expect(smtp.received).toEqual([]);
      const lastAnswer = 'The document has been renewed, withdrawn or given new dates.';
      expect(await listMails(owner)).toMatchObject([{ state: 'parked', lastAnswer }, { state: 'parked' }]);
    },
  );

  mailed(
    'is not sent to members who lost the role or were disabled meanwhile',
    async ({ desk, house, owner, smtp, send }) => {
      const [leaver, mover] = [await createMember(house, 'editor'), await createMember(house, 'editor')];
      await publish(desk, leaver, { validUntil: day(15) });
      await warnOn(desk, [TODAY]);
      ok(await owner.call('members.disable', { id: leaver.id }));
      ok(await owner.call('members.setRoles', { id: mover.id, roles: ['sales'] }));
      expect(await send()).toMatchObject({ parked: 2 });
      const recipients = smtp.received.flatMap(({ envelope }) => envelope.to);
      expect(recipients).toContain(owner.email);
      expect(recipients).not.toContain(leaver.email);
      expect(recipients).not.toContain(mover.email);
    },
  );
});
