import { JSDOM } from 'jsdom';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { createMailWriters } from '../../server/chores/mail-writers.ts';
import { createSiteHolder } from '../../server/content/site-holder.ts';
import type { StaffAlertKind } from '../../server/database/tables/staff.ts';
import type { Letter } from '../../server/mail/letter.ts';
import { renderHtml, renderText } from '../../server/mail/mail-layout.ts';
import { giveWarning } from '../../server/publications/lapses/lapse-warnings.queries.ts';
import { addAlert } from '../../server/staff/access/alerts.queries.ts';
import { mailInvitation } from '../../server/staff/members/invitation-mail.ts';
import { createLink } from '../../server/submissions/kinds/confirmation-links.queries.ts';
import { dataRequestChoices, serviceChoices } from '../../src/contract/form-choices.ts';
import type { SubmissionKind } from '../../src/contract/submission.ts';
import { dayInIndia } from '../../src/day-in-india.ts';
import { postPlain } from '../doors/plain-post.ts';
import { test as base, startTestServer, type TestServer } from '../environment/app.ts';
import { startSmtpServer } from '../environment/smtp.ts';
import { makePdf } from '../factories/files/resumes.ts';
import { createMarkedRows, type MarkedRows } from '../factories/marked-rows.ts';
import { makeMarkedSite, markText } from '../factories/marked-site.ts';
import {
  makeApplication,
  makeContact,
  makeDataRequest,
  makePosting,
  makeQuotation,
} from '../factories/rows.ts';
import { createMember } from '../factories/staff.ts';
import { findUnmarked, type ReadText, textsOfJson, textsOfPage, unmarkedIn } from './unmarked-words.ts';

const site = makeMarkedSite({ moved: new Map([['/taken-down', null]]) });
const DAY_MS = 24 * 60 * 60_000;
const ORIGIN = 'https://house.example';
const FROM = { name: '', address: 'from@house.example' };

type House = TestServer & MarkedRows;

/** A server with the marked site, and with rows whose words are marked as well. */
const test = base.extend<{ house: House }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures that it needs from the pattern
    async ({}, use) => {
      const house = await startTestServer({}, { parts: { site: createSiteHolder(site) } });
      await use({ ...house, ...(await createMarkedRows(house.db)) });
      await house.stop();
    },
    { scope: 'file' },
  ],
});

const forms: Record<SubmissionKind, () => Record<string, string>> = {
  contact: makeContact,
  quotation: makeQuotation,
  application: makeApplication,
  posting: makePosting,
  'data-request': makeDataRequest,
};
const kinds = Object.keys(forms) as SubmissionKind[];

/** What the visitor types is the name of a state, and what is chosen from a list or is no word stays. */
const fillIn = (kind: SubmissionKind) =>
  Object.fromEntries(
    Object.entries(forms[kind]()).map(([name, value]) => [
      name,
      choices.includes(value) || /@|^\d+$|^JO-/.test(value) ? value : TYPED,
    ]),
  );
const choices: readonly string[] = Object.values({ ...serviceChoices, ...dataRequestChoices });
const TYPED = 'Goa';

describe('no word is left that the staff cannot change', () => {
  test('on the pages', async ({ house }) => {
    const paths = site.pages.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
    const pages = paths.filter((path) => !path.includes('$'));
    const others = [
      '/taken-down',
      '/not-there',
      `/blog/${house.blog}`,
      '/blog/999999',
      '/received/CB-7K3M9Q',
    ];
    const jobs = [house.job, house.closedJob, 'JO-999999'].map((jid) => `/jobs/${jid}`);
    const lists = ['/Career?q=99', '/Career?page=99', '/government-guidelines?q=99'];
    expect(pages.length).toBeGreaterThan(45);
    const found = new Set<string>();
    for (const path of [...pages, ...others, ...jobs, ...lists]) {
      const first = await house.app.inject(path);
      const { body } =
        first.statusCode === 301 ? await house.app.inject(String(first.headers.location)) : first;
      for (const each of findUnmarked(textsOfPage(body))) found.add(each);
    }
    expect([...found]).toEqual([]);
  });

  test.for(kinds)('in the answers to a form without scripts: %s', async (kind, { house }) => {
    const filled = fillIn(kind);
    // Visitors do not type the number of the job, so nothing names that field.
    const typed = Object.keys(filled).filter((name) => name !== 'JobId');
    const faulty = typed.flatMap((name) => [
      { ...filled, [name]: '' },
      { ...filled, [name]: '9' },
      { ...filled, [name]: '9'.repeat(6_000) },
    ]);
    // Its ending is the visitor's own word.
    const files = kind === 'application' ? ['cv.99', 'cv.pdf'].map((name) => new File(['9'], name)) : [];
    const large =
      kind === 'application' ? [new File([new Uint8Array(makePdf(6 * 1024 * 1024))], 'cv.pdf')] : [];
    const pages: string[] = [];
    for (const values of [...faulty, ...[...files, ...large].map((file) => ({ ...filled, file }))])
      pages.push((await postPlain(house.app, kind, values)).body);
    const accepted = await postPlain(house.app, kind, filled);
    expect(accepted.statusCode, accepted.body).toBe(303);
    pages.push((await house.app.inject(String(accepted.headers.location))).body);
    expect(findUnmarked(pages.flatMap(textsOfPage))).toEqual([]);
  });

  test('on the page that confirms a request, in each of its states', async ({ house }) => {
    await postPlain(house.app, 'data-request', fillIn('data-request'));
    const { id } = await house.db
      .selectFrom('submissions')
      .select('id')
      .where('kind', '=', 'data-request')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const path = `/confirm/${await createLink(house.db, id)}`;
    const open = (method: 'GET' | 'POST', url = path) =>
      house.app.inject({ method, url, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    const pages = [await open('GET'), await open('GET', `/confirm/${'x'.repeat(43)}`), await open('POST')];
    pages.push(await open('GET'), await open('POST'));
    expect(findUnmarked(pages.flatMap(({ body }) => textsOfPage(body)))).toEqual([]);
  });

  test('in the files for feed readers, search engines and language models', async ({ house }) => {
    const get = async (path: string) => (await house.app.inject(path)).body;
    const rss = ['/feeds/blogs.xml', '/feeds/jobs.xml'];
    const json = ['/feeds/blogs.json', '/feeds/jobs.json', '/site.webmanifest'];
    const coded = ['version', 'id', 'url', 'home_page_url', 'feed_url', 'language', 'lang', 'dir', 'display'];
    const more = ['date_published', 'date_modified', 'icons', 'theme_color', 'background_color'];
    const texts: ReadText[] = [{ where: 'llms.txt', text: await get('/llms.txt') }];
    for (const path of rss) {
      const words = (await get(path)).matchAll(/<(title|description)>(.*?)<\/\1>/gs);
      texts.push(
        ...[...words].map(([, , text = '']) => ({
          where: path,
          text: JSDOM.fragment(text).textContent ?? '',
        })),
      );
    }
    for (const path of json)
      texts.push(...textsOfJson(JSON.parse(await get(path)), path, [...coded, ...more]));
    expect(texts.length).toBeGreaterThan(20);
    expect(findUnmarked(texts)).toEqual([]);
  });

  test('in the mails', async ({ house }) => {
    for (const kind of kinds) await postPlain(house.app, kind, fillIn(kind));
    const nameless = { ...fillIn('contact'), emailId: '9', fullName: `${TYPED}.${TYPED}` };
    await postPlain(house.app, 'contact', nameless);
    const owner = await createMember(house, 'owner');
    const editor = await createMember(house, 'editor');
    await house.db
      .updateTable('staff_members')
      .set({ name: markText('An owner') })
      .execute();
    for (const alert of alerts)
      await addAlert(house.db, {
        kind: alert,
        memberId: editor.id,
        browser: markText('Firefox'),
        network: '::',
      });
    for (const days of [-1, 0, 1, 10, 40]) await warn(house, days, owner.email);

    const letters = await writeAll(house);
    expect(letters.length).toBeGreaterThan(18);
    const texts = letters.flatMap((letter): ReadText[] => [
      { where: `subject of ${letter.heading}`, text: letter.subject },
      { where: `text of ${letter.heading}`, text: renderText(letter, site.identity) },
      ...textsOfPage(renderHtml(letter, site)),
    ]);
    texts.push(...(await mailAnInvitation()));
    // The record has a choice in the words of the contract, and the team reads the record.
    const withoutChoices = texts.map(({ where, text }) => ({
      where,
      text: choices.reduce((left, choice) => left.replaceAll(choice, ''), text),
    }));
    expect(findUnmarked(withoutChoices)).toEqual([]);
  });

  test('and a word that has no mark would be found', () => {
    const spared = makeMarkedSite({ spared: ['Corporate office', 'Dear Sir or Madam,'] });
    const page = `<p title="${spared.words('frame.corporateOffice')}">${spared.letterWords('confirmation.dearUnknown')}</p>`;
    expect(findUnmarked(textsOfPage(page))).toHaveLength(2);
    expect(unmarkedIn(spared.words('frame.branchOffice'))).toEqual([]);
  });
});

const alerts: StaffAlertKind[] = [
  'new-device',
  'recovery-code',
  'new-owner',
  'new-authenticator',
  'late-release',
];

/** Warns of a document that expires in so many days. */
async function warn({ db }: TestServer, days: number, recipient: string): Promise<void> {
  const { id: itemId } = await db
    .insertInto('compliance_items')
    .values({ name: markText('A licence'), document_path: 'wwwroot/media/compliance/gst.pdf' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lastDay = dayInIndia(new Date(Date.now() + days * DAY_MS));
  const { id: versionId } = await db
    .insertInto('compliance_versions')
    .values({
      item_id: itemId,
      document_path: 'x.pdf',
      sha256: Buffer.alloc(32),
      size: 1,
      valid_until: lastDay,
      member_id: null,
      valid_from: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await giveWarning(db, { itemId, versionId, lastDay, days: days > 15 ? 60 : 15 }, [recipient]);
}

/** An invitation is in no outbox: it is sent as it is written. */
async function mailAnInvitation(): Promise<ReadText[]> {
  const smtp = await startSmtpServer();
  const mail = { smtpUrl: smtp.url, from: FROM, sales: [], careers: [], privacy: [] };
  const log = { warn: () => undefined };
  expect(await mailInvitation({ mail }, site, 'new@house.example', `${ORIGIN}/staff`, log)).toBe(true);
  await smtp.stop();
  return smtp.received.flatMap(({ subject = '', text = '', html = '' }) => [
    { where: 'invitation', text: `${subject} ${text}` },
    ...textsOfPage(html),
  ]);
}

/** The letters of all mails that wait to be sent. */
async function writeAll({ db }: TestServer): Promise<Letter[]> {
  const { rows } = await sql<{ id: string; role: 'notice'; recipient: string | null; aboutId: string }>`
    select id, role, recipient, coalesce(reply_id, submission_id, lapse_warning_id, staff_alert_id) as "aboutId" from mails
  `.execute(db);
  const writers = createMailWriters();
  const room = [{ name: '', address: 'room@house.example' }];
  const config = { smtpUrl: '', from: FROM, sales: room, careers: room, privacy: room };
  const written = await Promise.all(
    rows.map((mail) => writers[mail.role].write({ db, config, staffOrigin: ORIGIN, site }, mail)),
  );
  return written.flatMap((mail) => (mail === undefined ? [] : [mail.letter]));
}
