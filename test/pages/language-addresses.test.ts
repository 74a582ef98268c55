import { JSDOM } from 'jsdom';
import { describe, expect } from 'vitest';
import { productCatalogues } from '../../server/content/product-catalogues.ts';
import { createSiteHolder } from '../../server/content/site-holder.ts';
import type { Catalogues } from '../../src/content/catalogue.ts';
import { composeSite } from '../../src/content/site.ts';
import { addressIn, languages, translated } from '../../src/languages.ts';
import { startTestServer } from '../environment/app.ts';
import { testWithHouse } from '../factories/house.ts';
import { keepPageOfEachKind } from '../factories/page-of-each-kind.ts';
import { createBlog, createJobOpening } from '../factories/rows.ts';
import { headOf } from './html-head.ts';

const ORIGIN = 'http://localhost:3000';
const [hindi = expect.fail()] = translated;

/** A page that nobody has translated, one that was renamed, and one that was taken down. */
const FOREIGN = 'page:licences';
const FOREIGN_PATH = '/licences';
const moved = new Map([
  ['/renamed', '/the-company'],
  ['/taken-down', null],
]);
const catalogues = new Map(
  [...productCatalogues].map(([code, all]): [string, Catalogues] => [
    code,
    new Map([...all].filter(([id]) => id !== FOREIGN)),
  ]),
);
const published = { bodies: new Map(), changed: new Map(), moved, uploads: new Map() };
const site = keepPageOfEachKind(composeSite('addresses', published, catalogues));

const test = testWithHouse(async () => {
  const house = await startTestServer({}, { parts: { site: createSiteHolder(site) } });
  const job = await createJobOpening(house.db, { open_position: 'Guard' });
  return { ...house, job: `/jobs/${job}-guard`, blog: await createBlog(house.db) };
});

describe('the address of a language', () => {
  test.for([
    ['/hi', 200],
    ['/hi/the-company', 200],
    ['/hi/nothing', 404],
    ['/hi/hi', 404],
    ['/hi/taken-down', 410],
    ['/hindi', 404],
    ['/hi/api/Master/JobDetails', 404],
    ['/hi/staff', 404],
    ['/hi/robots.txt', 404],
    ['/hi/jobs/JO-999999', 404],
  ] as const)('%s answers with %i, as HEAD does', async ([address, status], { house }) => {
    const answer = await house.app.inject(address);
    expect(answer.statusCode).toBe(status);
    if (!address.endsWith('.txt'))
      expect(headOf(answer.body).lang).toBe(address === '/hindi' ? 'en-IN' : 'hi-IN');
    const head = await house.app.inject({ method: 'HEAD', url: address });
    expect([head.statusCode, head.body]).toEqual([status, '']);
  });

  test('leads on within the same language', async ({ house }) => {
    const [short = ''] = house.job.split('-guard');
    for (const [from, to] of [
      ['/hi/', '/hi'],
      ['/hi/?q=1', '/hi?q=1'],
      ['/hi/LICENCES', '/hi/licences'],
      ['/hi/renamed?a=b', '/hi/the-company?a=b'],
      ['/hi/Blog/1', '/hi/blog/1'],
      [`/hi${short}`, `/hi${house.job}`],
    ] as const) {
      const { statusCode, headers } = await house.app.inject(from);
      expect([statusCode, headers.location], from).toEqual([301, to]);
    }
  });

  test('takes no other methods than its page in English', async ({ house }) => {
    const post = (url: string) => house.app.inject({ method: 'POST', url });
    const page = await post('/hi/the-company');
    expect([page.statusCode, page.headers.allow]).toEqual([405, 'GET, HEAD']);
    const put = await house.app.inject({ method: 'PUT', url: '/hi/contactus' });
    expect([put.statusCode, put.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
    expect((await post('/hi/nothing')).statusCode).toBe(404);
    expect((await post('/hi/api/Contact/SubmitContact')).statusCode).toBe(404);
  });
});

test('a page without a translation, a job and a blog name one language only, as does the sitemap', async ({
  house,
}) => {
  const { body: sitemap } = await house.app.inject('/sitemap.xml');
  for (const path of [FOREIGN_PATH, house.job, `/blog/${house.blog}`]) {
    for (const language of languages) {
      const { canonical, alternates, lang, property } = headOf(
        (await house.app.inject(addressIn(language, path))).body,
      );
      expect([canonical, lang, alternates], path).toEqual([ORIGIN + path, language.locale, {}]);
      expect([property['og:locale'], property['og:locale:alternate']]).toEqual(['en_IN', undefined]);
    }
    expect(sitemap).toContain(`<loc>${ORIGIN}${path}</loc>`);
    expect(sitemap).not.toContain(`<loc>${ORIGIN}${addressIn(hindi, path)}</loc>`);
  }
  expect((await house.app.inject('/hi/llms.txt')).body).not.toContain(FOREIGN_PATH);
});

describe('what machines read', () => {
  test('is linked from the pages of its language', async ({ house }) => {
    const { document } = new JSDOM((await house.app.inject('/hi/the-company')).body).window;
    const feeds = [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][type]')];
    const files = [...feeds, ...document.querySelectorAll<HTMLLinkElement>('link[rel="manifest"]')];
    expect(files).toHaveLength(5);
    for (const file of files) {
      const address = (file.getAttribute('href') ?? '').replace(ORIGIN, '');
      expect(address).toMatch(/^\/hi\//);
      const answer = await house.app.inject(address);
      expect(answer.statusCode, address).toBe(200);
      expect(answer.body, address).toMatch(/hi-IN/i);
    }
  });

  test('leads on within its language, and knows the languages of jobs and blogs', async ({ house }) => {
    const json = async (path: string) => (await house.app.inject(path)).json();
    const jobs = await json('/hi/feeds/jobs.json');
    expect(jobs).toMatchObject({ home_page_url: `${ORIGIN}/hi/Career`, language: 'hi-IN' });
    expect(jobs.items[0]).toMatchObject({ url: `${ORIGIN}/hi${house.job}` });
    // Readers recognise an entry by its id, in whatever language they take the feed.
    expect(jobs.items[0].id).toBe((await json('/feeds/jobs.json')).items[0].id);
    expect(await json('/hi/site.webmanifest')).toMatchObject({ lang: 'hi-IN', start_url: '/hi', scope: '/' });
  });

  test('has structured data in the language of the page', async ({ house }) => {
    const dataOf = async (address: string) => {
      const { data } = headOf((await house.app.inject(address)).body);
      return Object.fromEntries(data.map((block) => [String(block['@type']), block]));
    };
    expect((await dataOf('/hi')).WebSite).toMatchObject({ url: `${ORIGIN}/hi`, inLanguage: 'hi-IN' });
    expect((await dataOf('/')).WebSite).toMatchObject({ url: `${ORIGIN}/`, inLanguage: 'en-IN' });
    const { path = '' } = site.pages.find(({ service }) => service) ?? {};
    const service = await dataOf(addressIn(hindi, path));
    expect(service.Service).toMatchObject({
      url: `${ORIGIN}/hi${path}`,
      name: expect.stringMatching(/\p{Script=Devanagari}/u),
    });
    expect(service.BreadcrumbList).toMatchObject({
      itemListElement: expect.arrayContaining([expect.objectContaining({ item: `${ORIGIN}/hi` })]),
    });
    const blog = (await dataOf(`/hi/blog/${house.blog}`)).BlogPosting;
    expect(blog).toMatchObject({ inLanguage: 'en-IN', mainEntityOfPage: `${ORIGIN}/blog/${house.blog}` });
    expect((await dataOf(`/hi${house.job}`)).JobPosting).toMatchObject({ url: ORIGIN + house.job });
  });
});
