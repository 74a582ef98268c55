import { JSDOM } from 'jsdom';
import { describe, expect, onTestFinished } from 'vitest';
import { receiptText } from '../../client/site/forms/receipt-text.ts';
import { receiptWordsOf } from '../../client/site/forms/receipt-words.ts';
import { productCatalogues } from '../../server/content/product-catalogues.ts';
import { createSiteHolder } from '../../server/content/site-holder.ts';
import { createLink } from '../../server/submissions/kinds/confirmation-links.queries.ts';
import { addressIn, translated } from '../../src/content/languages.ts';
import { composeSite, siteIn } from '../../src/content/site.ts';
import { dataRequestChoices, serviceChoices } from '../../src/contract/form-choices.ts';
import type { SubmissionKind } from '../../src/contract/submission.ts';
import { postPlain } from '../doors/plain-post.ts';
import { test as base, startTestServer, type TestServer } from '../environment/app.ts';
import { sendMails } from '../environment/outbox.ts';
import { startSmtpServer } from '../environment/smtp.ts';
import { makePdf } from '../factories/files/resumes.ts';
import { createMarkedRows, type MarkedRows } from '../factories/marked-rows.ts';
import {
  makeApplication,
  makeContact,
  makeDataRequest,
  makePosting,
  makeQuotation,
} from '../factories/rows.ts';
import { createLatinFinder } from './latin-words.ts';
import { type ReadText, textsOfJson, textsOfPage } from './unmarked-words.ts';

const site = composeSite(
  'crawl',
  { bodies: new Map(), changed: new Map(), moved: new Map([['/taken-down', null]]), uploads: new Map() },
  productCatalogues,
);
const findLatin = createLatinFinder(site);
const [hindi = expect.fail()] = translated;
const inHindi = (path: string) => addressIn(hindi, path);

type House = TestServer & MarkedRows;

/** A server with rows whose words are marked, so that nobody takes them for the site's. */
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
const choices: readonly string[] = Object.values({ ...serviceChoices, ...dataRequestChoices });

/** A visitor types Hindi; what is chosen from a list or is no word stays. */
const fillIn = (kind: SubmissionKind) =>
  Object.fromEntries(
    Object.entries(forms[kind]()).map(([name, value]) => [
      name,
      choices.includes(value) || /@|^\d+$|^JO-/.test(value) ? value : 'गोवा',
    ]),
  );

describe('no English is left in Hindi', () => {
  test('on the pages', async ({ house }) => {
    const paths = siteIn(site, hindi.code).pages.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
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
      const first = await house.app.inject(inHindi(path));
      const { body } =
        first.statusCode === 301 ? await house.app.inject(String(first.headers.location)) : first;
      expect(body).toContain('lang="hi-IN"');
      for (const each of findLatin(textsOfPage(body))) found.add(`${path} ${each}`);
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
    const files = kind === 'application' ? ['cv.99', 'cv.pdf'].map((name) => new File(['9'], name)) : [];
    const large =
      kind === 'application' ? [new File([new Uint8Array(makePdf(6 * 1024 * 1024))], 'cv.pdf')] : [];
    const post = (values: Record<string, string | File>) =>
      postPlain(house.app, kind, values, undefined, hindi);
    const pages: string[] = [];
    for (const values of [...faulty, ...[...files, ...large].map((file) => ({ ...filled, file }))])
      pages.push((await post(values)).body);
    const accepted = await post(filled);
    expect(accepted.statusCode, accepted.body).toBe(303);
    const receipt = String(accepted.headers.location);
    expect(receipt).toMatch(/^\/hi\/received\//);
    pages.push((await house.app.inject(receipt)).body);
    expect(findLatin(pages.flatMap(textsOfPage))).toEqual([]);
  });

  test('in the mails to those who sent a form', async ({ house }) => {
    const smtp = await startSmtpServer();
    onTestFinished(() => smtp.stop());
    await house.db.deleteFrom('mails').execute();
    for (const kind of kinds) {
      // Another address than in the other tests, since a form that is sent twice causes one mail.
      const filled = Object.entries(fillIn(kind)).map(([name, value]) => [
        name,
        value.replace(/.+@example.com$/, `mail-${kind}@example.com`),
      ]);
      const answer = await postPlain(house.app, kind, Object.fromEntries(filled), undefined, hindi);
      expect(answer.statusCode, answer.body).toBe(303);
    }
    await sendMails(house.db, smtp, createSiteHolder(site));
    const mails = smtp.received.filter(({ envelope }) => envelope.to.some((to) => to.startsWith('mail-')));
    // Whoever posts a job leaves no address.
    expect(mails).toHaveLength(kinds.length - 1);
    const texts = mails.flatMap(({ subject = '', text = '', html = '' }) => [
      { where: 'subject', text: subject },
      { where: 'text', text },
      ...textsOfPage(html),
    ]);
    expect(findLatin(texts)).toEqual([]);
  });

  test.for(kinds)('in the receipt that scripts show and copy: %s', (kind) => {
    const own = siteIn(site, hindi.code);
    const receipt = receiptWordsOf(kind, own);
    const proof = {
      reference: 'CB-7K3M9Q',
      sentAt: new Date('2026-11-23T04:30:00Z'),
      sent: [['नाम', 'गोवा']] as const,
    };
    const texts = [receipt.heading, receipt.promise, receipt.onward?.label ?? ''];
    texts.push(receiptText(receipt, proof, own));
    expect(findLatin(texts.map((text) => ({ where: kind, text })))).toEqual([]);
  });

  test('on the page that confirms a request, in each of its states', async ({ house }) => {
    await postPlain(house.app, 'data-request', fillIn('data-request'));
    const { id } = await house.db
      .selectFrom('submissions')
      .select('id')
      .where('kind', '=', 'data-request')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const path = inHindi(`/confirm/${await createLink(house.db, id)}`);
    const open = (method: 'GET' | 'POST', url = path) =>
      house.app.inject({ method, url, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    const unknown = inHindi(`/confirm/${'x'.repeat(43)}`);
    const pages = [await open('GET'), await open('GET', unknown), await open('POST')];
    pages.push(await open('GET'), await open('POST'));
    expect(findLatin(pages.flatMap(({ body }) => textsOfPage(body)))).toEqual([]);
  });

  test('in the files for feed readers, search engines and language models', async ({ house }) => {
    const get = async (path: string) => (await house.app.inject(inHindi(path))).body;
    const coded = ['version', 'id', 'url', 'home_page_url', 'feed_url', 'language', 'lang', 'dir', 'display'];
    const more = ['date_published', 'date_modified', 'icons', 'theme_color', 'background_color', 'start_url'];
    const texts: ReadText[] = [{ where: 'llms.txt', text: await get('/llms.txt') }];
    for (const path of ['/feeds/blogs.xml', '/feeds/jobs.xml'])
      for (const [, , text = ''] of (await get(path)).matchAll(/<(title|description)>(.*?)<\/\1>/gs))
        texts.push({ where: path, text: JSDOM.fragment(text).textContent ?? '' });
    for (const path of ['/feeds/blogs.json', '/feeds/jobs.json', '/site.webmanifest'])
      texts.push(...textsOfJson(JSON.parse(await get(path)), path, [...coded, ...more]));
    expect(texts.length).toBeGreaterThan(20);
    expect(findLatin(texts)).toEqual([]);
  });

  test('and a word of English would be found', () => {
    expect(findLatin(textsOfPage('<p title="Open">खोलें</p>'))).toHaveLength(1);
    expect(findLatin([{ where: 'p', text: 'PDF में, 5 MB तक' }])).toEqual([]);
  });
});
