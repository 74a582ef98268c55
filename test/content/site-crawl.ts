import { JSDOM } from 'jsdom';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { createSiteHolder } from '../../server/content/site-holder.ts';
import type { Letter } from '../../server/mail/letter.ts';
import { createMailWriters } from '../../server/notices/mail-writers.ts';
import { createLink } from '../../server/submissions/kinds/confirmation-links.queries.ts';
import { type Site, siteIn } from '../../src/content/site.ts';
import { dataRequestChoices, serviceChoices } from '../../src/contract/form-choices.ts';
import type { SubmissionKind } from '../../src/contract/submission.ts';
import { addressIn, type Language, source } from '../../src/languages.ts';
import { postPlain } from '../doors/plain-post.ts';
import { type StartedServer, startTestServer } from '../environment/app.ts';
import { makePdf } from '../factories/files/resumes.ts';
import { createMarkedRows, type MarkedRows } from '../factories/marked-rows.ts';
import {
  makeApplication,
  makeContact,
  makeDataRequest,
  makePosting,
  makeQuotation,
} from '../factories/rows.ts';
import { type ReadText, textsOfJson } from './unmarked-words.ts';

export interface CrawledHouse extends StartedServer, MarkedRows {
  language: Language;
  /** What a visitor types into every field that takes words. */
  typed: string;
}

const makers: Record<SubmissionKind, () => Record<string, string>> = {
  contact: makeContact,
  quotation: makeQuotation,
  application: makeApplication,
  posting: makePosting,
  'data-request': makeDataRequest,
};
export const kinds = Object.keys(makers) as SubmissionKind[];
export const choices: readonly string[] = Object.values({ ...serviceChoices, ...dataRequestChoices });

/** Starts a server of this site, with rows whose words are marked, so that nobody takes them for the site's. */
export async function startCrawled(
  site: Site,
  typed: string,
  language: Language = source,
): Promise<CrawledHouse> {
  const server = await startTestServer({}, { parts: { site: createSiteHolder(site) } });
  return { ...server, ...(await createMarkedRows(server.db)), language, typed };
}

/** The pages of the site, those that show a row, and those of addresses without a page, by their paths. */
export async function readPages(house: CrawledHouse): Promise<Map<string, string>> {
  const { pages } = siteIn(house.site.current, house.language.code);
  const paths = pages.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
  const blogs = [`/blog/${house.blog}`, '/blog/999999'];
  const jobs = [house.job, house.closedJob, 'JO-999999'].map((jid) => `/jobs/${jid}`);
  const lists = ['/Career?q=99', '/Career?page=99', '/government-guidelines?q=99'];
  const others = ['/taken-down', '/not-there'];
  const read = new Map<string, string>();
  for (const path of [
    ...paths.filter((each) => !each.includes('$')),
    ...blogs,
    ...jobs,
    ...lists,
    ...others,
  ]) {
    const first = await house.app.inject(addressIn(house.language, path));
    const { body } =
      first.statusCode === 301 ? await house.app.inject(String(first.headers.location)) : first;
    expect(body, path).toContain(`<html lang="${house.language.locale}"`);
    read.set(path, body);
  }
  return read;
}

/** What is chosen from a list, or is no word, stays as it is. */
export function fillIn(kind: SubmissionKind, typed: string): Record<string, string> {
  const values = Object.entries(makers[kind]());
  const isKept = (value: string) => value === '' || choices.includes(value) || /@|^\d+$|^JO-/.test(value);
  return Object.fromEntries(values.map(([name, value]) => [name, isKept(value) ? value : typed]));
}

/** The answers to a form without scripts: with every fault that it can have, and accepted. */
export async function readFormAnswers(house: CrawledHouse, kind: SubmissionKind): Promise<string[]> {
  const filled = fillIn(kind, house.typed);
  const post = (values: Record<string, string | File>) =>
    postPlain(house.app, kind, values, undefined, house.language);
  // Visitors do not type the number of the job, so nothing names that field.
  const withFault = (fault: string) =>
    Object.fromEntries(
      Object.entries(filled).map(([name, value]) => [name, name === 'JobId' ? value : fault]),
    );
  const faulty: Record<string, string | File>[] = ['', '9', '9'.repeat(6_000)].map(withFault);
  if (kind === 'application') {
    const large = new File([new Uint8Array(makePdf(6 * 1024 * 1024))], 'cv.pdf');
    // Its ending is the visitor's own word.
    for (const file of [new File(['9'], 'cv.99'), new File(['9'], 'cv.pdf'), large])
      faulty.push({ ...filled, file });
  }
  const pages: string[] = [];
  for (const values of faulty) {
    const answer = await post(values);
    if (answer.statusCode >= 400) pages.push(answer.body);
  }
  expect(pages.length).toBeGreaterThan(1);
  const accepted = await post(filled);
  expect(accepted.statusCode, accepted.body).toBe(303);
  const receipt = String(accepted.headers.location);
  expect(receipt).toMatch(new RegExp(`^${house.language.prefix}/received/`));
  return [...pages, (await house.app.inject(receipt)).body];
}

/** The page that confirms a request, in each of its states. */
export async function readConfirmations(house: CrawledHouse): Promise<string[]> {
  await postPlain(house.app, 'data-request', fillIn('data-request', house.typed));
  const { id } = await house.db
    .selectFrom('submissions')
    .select('id')
    .where('kind', '=', 'data-request')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const open = async (method: 'GET' | 'POST', token: string) => {
    const url = addressIn(house.language, `/confirm/${token}`);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return (await house.app.inject({ method, url, headers })).body;
  };
  const token = (await createLink(house.db, id)) ?? expect.fail('The request needs no confirmation.');
  const read = [await open('GET', 'x'.repeat(43))];
  for (const method of ['GET', 'POST', 'GET', 'POST'] as const) read.push(await open(method, token));
  return read;
}

/** Keys of feeds and of the manifest whose values are no words. */
const CODED = [
  ...['version', 'id', 'url', 'home_page_url', 'feed_url', 'language', 'lang', 'dir', 'display', 'start_url'],
  ...['scope', 'date_published', 'date_modified', 'icons', 'theme_color', 'background_color'],
];

/** What feed readers, search engines and language models read besides the pages. */
export async function readFiles(house: CrawledHouse): Promise<ReadText[]> {
  const get = async (path: string) => (await house.app.inject(addressIn(house.language, path))).body;
  const texts: ReadText[] = [{ where: 'llms.txt', text: await get('/llms.txt') }];
  for (const path of ['/feeds/blogs.xml', '/feeds/jobs.xml'])
    for (const [, , text = ''] of (await get(path)).matchAll(/<(title|description)>(.*?)<\/\1>/gs))
      texts.push({ where: path, text: JSDOM.fragment(text).textContent ?? '' });
  for (const path of ['/feeds/blogs.json', '/feeds/jobs.json', '/site.webmanifest'])
    texts.push(...textsOfJson(JSON.parse(await get(path)), path, CODED));
  expect(texts.length).toBeGreaterThan(20);
  return texts;
}

/** The letters of all mails that wait to be sent. */
export async function writeLetters({ db, site }: Pick<StartedServer, 'db' | 'site'>): Promise<Letter[]> {
  const { rows } = await sql<{ id: string; role: 'notice'; recipient: string | null; aboutId: string }>`
    select id, role, recipient, coalesce(reply_id, submission_id, lapse_warning_id, staff_alert_id) as "aboutId" from mails
  `.execute(db);
  const writers = createMailWriters();
  const room = [{ name: '', address: 'room@house.example' }];
  const from = { name: '', address: 'from@house.example' };
  const config = { smtpUrl: '', from, sales: room, careers: room, privacy: room };
  const parts = { db, config, staffOrigin: 'https://house.example', site: site.current };
  const written = await Promise.all(rows.map((mail) => writers[mail.role].write(parts, mail)));
  return written.flatMap((mail) => (mail === undefined ? [] : [mail.letter]));
}
