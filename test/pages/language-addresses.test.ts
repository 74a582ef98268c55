import { XMLParser } from 'fast-xml-parser';
import { JSDOM } from 'jsdom';
import { describe, expect } from 'vitest';
import { productCatalogues } from '../../server/content/product-catalogues.ts';
import { createSiteHolder } from '../../server/content/site-holder.ts';
import type { Catalogues } from '../../src/content/catalogue.ts';
import { addressIn, languages, pathIn, readAddress, translated } from '../../src/content/languages.ts';
import { composeSite } from '../../src/content/site.ts';
import { test as base, startTestServer, type TestServer } from '../environment/app.ts';
import { createBlog, createJobOpening } from '../factories/rows.ts';
import { headOf } from './html-head.ts';

const ORIGIN = 'http://localhost:3000';
const [hindi = expect.fail()] = translated;

/** A page that nobody has translated, one that was renamed, and one that was taken down. */
const FOREIGN = 'page:training';
const FOREIGN_PATH = '/training';
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
const bodies = new Map();
const site = composeSite('addresses', { bodies, changed: new Map(), moved, uploads: new Map() }, catalogues);

interface House extends TestServer {
  job: string;
  blog: number;
}

const test = base.extend<{ house: House }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures that it needs from the pattern
    async ({}, use) => {
      const house = await startTestServer({}, { parts: { site: createSiteHolder(site) } });
      const job = await createJobOpening(house.db, { open_position: 'Guard' });
      await use({ ...house, job: `/jobs/${job}-guard`, blog: await createBlog(house.db) });
      await house.stop();
    },
    { scope: 'file' },
  ],
});

/** What the head of a page says about its languages. */
function linksOf(html: string) {
  const { document } = new JSDOM(html).window;
  const links = [...document.querySelectorAll<HTMLLinkElement>('head link[hreflang]')];
  return {
    canonical: headOf(html).canonical?.replace(ORIGIN, ''),
    lang: document.documentElement.lang,
    alternates: Object.fromEntries(links.map(({ hreflang, href }) => [hreflang, href.replace(ORIGIN, '')])),
  };
}

describe('the address of a language', () => {
  test('is its prefix and the path, and is read back', () => {
    for (const language of languages)
      for (const path of ['/', '/training', '/hindi', '/blog/1']) {
        const address = addressIn(language, path);
        expect(pathIn(language, address)).toBe(path);
        expect(readAddress(address)).toEqual({ language, path });
      }
    expect(readAddress('/hindi').language.code).toBe('en');
    expect(readAddress('/Hi').language.code).toBe('en');
  });

  test.for([
    ['/hi', 200],
    ['/hi/the-company', 200],
    ['/hi/nothing', 404],
    ['/hi/hi', 404],
    ['/hi/taken-down', 410],
    ['/hindi', 404],
    ['/hi/api/Master/JobDetails', 404],
    ['/hi/staff', 404],
    ['/hi/trpc/jobs', 404],
    ['/hi/healthz', 404],
    ['/hi/robots.txt', 404],
    ['/hi/sitemap.xml', 404],
    ['/hi/jobs/JO-999999', 404],
  ] as const)('%s answers with %i, as HEAD does', async ([address, status], { house }) => {
    const answer = await house.app.inject(address);
    expect(answer.statusCode).toBe(status);
    if (!address.endsWith('.txt') && !address.endsWith('.xml'))
      expect(linksOf(answer.body).lang).toBe(address === '/hindi' ? 'en-IN' : 'hi-IN');
    const head = await house.app.inject({ method: 'HEAD', url: address });
    expect([head.statusCode, head.body]).toEqual([status, '']);
  });

  test.for([
    ['/hi/', '/hi'],
    ['/hi/?q=1', '/hi?q=1'],
    ['/hi/TRAINING', '/hi/training'],
    ['/hi/training/?a=b', '/hi/training?a=b'],
    ['/hi/renamed?a=b', '/hi/the-company?a=b'],
    ['/hi/Blog/1', '/hi/blog/1'],
  ] as const)('%s leads on to %s, in the same language', async ([from, to], { house }) => {
    const { statusCode, headers } = await house.app.inject(from);
    expect([statusCode, headers.location]).toEqual([301, to]);
  });

  test('of a job leads on to the full one', async ({ house }) => {
    const [short = ''] = house.job.split('-guard');
    const { statusCode, headers } = await house.app.inject(`/hi${short}`);
    expect([statusCode, headers.location]).toEqual([301, `/hi${house.job}`]);
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

describe('hreflang', () => {
  const readable = site.pages.filter(({ path }) => !path.includes('$') && path !== FOREIGN_PATH);

  test.for(readable)(
    'is the same on both pages, and each is its own canonical: $path',
    async ({ path, aliases = [] }, { house }) => {
      const expected = {
        'en-IN': path,
        'hi-IN': addressIn(hindi, path),
        'x-default': path,
      };
      for (const language of languages)
        for (const each of [path, ...aliases]) {
          const { body, statusCode } = await house.app.inject(addressIn(language, each));
          expect(statusCode).toBe(200);
          const { canonical, alternates, lang } = linksOf(body);
          expect({ canonical, lang }).toEqual({
            canonical: addressIn(language, path),
            lang: language.locale,
          });
          expect(alternates).toEqual(expected);
          const { property } = headOf(body);
          expect(property['og:url']).toBe(ORIGIN + addressIn(language, path));
          const locales = [property['og:locale'], property['og:locale:alternate']];
          expect(locales).toEqual(language === hindi ? ['hi_IN', 'en_IN'] : ['en_IN', 'hi_IN']);
        }
    },
  );

  test('names one language only where there is one only: a page without a translation, a job, a blog', async ({
    house,
  }) => {
    for (const path of [FOREIGN_PATH, house.job, `/blog/${house.blog}`])
      for (const language of languages) {
        const { body } = await house.app.inject(addressIn(language, path));
        expect(linksOf(body), path).toMatchObject({ canonical: path, alternates: {}, lang: language.locale });
        const { property } = headOf(body);
        expect([property['og:locale'], property['og:locale:alternate']]).toEqual(['en_IN', undefined]);
      }
  });

  test('says the same in the sitemap, which has no page of another language', async ({ house }) => {
    const { body } = await house.app.inject('/sitemap.xml');
    const parser = new XMLParser({
      ignoreAttributes: false,
      isArray: (name) => ['url', 'xhtml:link'].includes(name),
    });
    interface Link {
      '@_hreflang': string;
      '@_href': string;
    }
    const { urlset } = parser.parse(body) as { urlset: { url: { loc: string; 'xhtml:link'?: Link[] }[] } };
    const entries = new Map(
      urlset.url.map(({ loc, 'xhtml:link': links = [] }) => [
        loc.replace(ORIGIN, ''),
        Object.fromEntries(links.map((link) => [link['@_hreflang'], link['@_href'].replace(ORIGIN, '')])),
      ]),
    );
    expect(entries.size).toBe(urlset.url.length);
    expect([...entries.keys()].filter((path) => path.startsWith('/hi')).length).toBeGreaterThan(35);
    for (const [address, alternates] of entries) {
      const { path } = readAddress(address);
      const isPair = readable.some((page) => page.path === path);
      expect(alternates, address).toEqual(
        isPair ? { 'en-IN': path, 'hi-IN': addressIn(hindi, path), 'x-default': path } : {},
      );
      // Every entry is the canonical address of its page.
      expect(linksOf((await house.app.inject(address)).body).canonical).toBe(address);
    }
    for (const path of [FOREIGN_PATH, house.job, `/blog/${house.blog}`]) {
      expect(entries.has(path), path).toBe(true);
      expect(entries.has(addressIn(hindi, path)), path).toBe(false);
    }
  });
});

describe('what machines read', () => {
  test('is linked from the pages of its language', async ({ house }) => {
    const { body } = await house.app.inject('/hi/the-company');
    const { document } = new JSDOM(body).window;
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
    const links = (await house.app.inject('/hi/llms.txt')).body.matchAll(/\]\(([^)]+)\)/g);
    const addresses = [...links].map(([, link = '']) => link.replace(ORIGIN, ''));
    expect(addresses).not.toContain(addressIn(hindi, FOREIGN_PATH));
    expect(addresses.length).toBeGreaterThan(30);
    for (const address of addresses.filter((each) => each !== '/sitemap.xml'))
      expect(readAddress(address).language.code, address).toBe('hi');
  });

  test('has structured data in the language of the page', async ({ house }) => {
    const dataOf = async (address: string) => {
      const { data } = headOf((await house.app.inject(address)).body);
      return Object.fromEntries(data.map((block) => [String(block['@type']), block]));
    };
    expect((await dataOf('/hi')).WebSite).toMatchObject({ url: `${ORIGIN}/hi`, inLanguage: 'hi-IN' });
    expect((await dataOf('/')).WebSite).toMatchObject({ url: `${ORIGIN}/`, inLanguage: 'en-IN' });
    const { path = '' } = site.pages.find(({ service, id }) => service && id !== FOREIGN) ?? {};
    const guarding = await dataOf(addressIn(hindi, path));
    expect(guarding.Service).toMatchObject({
      url: `${ORIGIN}/hi${path}`,
      name: expect.stringMatching(/\p{Script=Devanagari}/u),
    });
    expect(guarding.BreadcrumbList).toMatchObject({
      itemListElement: expect.arrayContaining([expect.objectContaining({ item: `${ORIGIN}/hi` })]),
    });
    const blog = (await dataOf(`/hi/blog/${house.blog}`)).BlogPosting;
    expect(blog).toMatchObject({ inLanguage: 'en-IN', mainEntityOfPage: `${ORIGIN}/blog/${house.blog}` });
    expect((await dataOf(`/hi${house.job}`)).JobPosting).toMatchObject({ url: ORIGIN + house.job });
  });
});
