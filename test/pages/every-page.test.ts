import { XMLParser } from 'fast-xml-parser';
import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished } from 'vitest';
import { sampleSite } from '../../server/content/sample-site.ts';
import { type SitePage, siteIn } from '../../src/content/site.ts';
import { addressIn, type Language, languages, translated } from '../../src/languages.ts';
import { test as base, startTestServer } from '../environment/app.ts';
import { createBlog, createComplianceItem, createJobOpening } from '../factories/rows.ts';
import { headOf } from './html-head.ts';

const ORIGIN = 'http://localhost:3000';
const [hindi = expect.fail()] = translated;

interface ReadPage {
  page: SitePage;
  language: Language;
  address: string;
  /** Whether it is the second address of its page. */
  isAlias: boolean;
  html: string;
}

/** Every page of the sample company in both languages, at each of its addresses. */
const test = base.extend<{ read: ReadPage[] }>({
  read: [
    async ({ server: { app } }, use) => {
      const read: ReadPage[] = [];
      for (const language of languages)
        for (const page of siteIn(sampleSite, language.code).pages.filter(({ path }) => !path.includes('$')))
          for (const path of [page.path, ...(page.aliases ?? [])]) {
            const address = addressIn(language, path);
            const { statusCode, body } = await app.inject(address);
            expect(statusCode, address).toBe(200);
            read.push({ page, language, address, isAlias: path !== page.path, html: body });
          }
      await use(read);
    },
    { scope: 'file' },
  ],
});

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');

describe('each page', () => {
  test('has all of its text in its HTML, and nothing that the security policy forbids', ({ read }) => {
    expect(read.length).toBeGreaterThan(90);
    for (const { page, address, html } of read) {
      expect(html.match(/<h1[ >]/g), address).toHaveLength(1);
      expect(html, address).toContain(escaped(page.heading));
      for (const { id, heading } of page.sections ?? []) {
        expect(html, address).toContain(`id="${id}"`);
        expect(html, address).toContain(escaped(heading));
      }
      expect(html, address).not.toMatch(/ style="/);
      expect(html.match(/<script(?! type="(?:module|application\/(?:ld\+)?json)")/g), address).toBeNull();
      // Every picture is described, and came with its sizes.
      expect(html.match(/<img(?![^>]* alt=)|<img(?![^>]* src=)/g), address).toBeNull();
    }
  });

  test('has its own title, description, card and canonical address in its head', ({ read }) => {
    for (const { page, language, address, html } of read) {
      const { title, description, canonical, property, name } = headOf(html);
      expect(title, address).toBe(`${page.name} | ${siteIn(sampleSite, language.code).identity.name}`);
      expect(description, address).toBe(page.description);
      // A second address of the same page points search engines to the first.
      expect(canonical, address).toBe(ORIGIN + addressIn(language, page.path));
      expect(name.robots, address).toBeUndefined();
      expect(property, address).toMatchObject({
        'og:url': canonical,
        'og:title': title,
        'og:image': `${ORIGIN}/media/social-card.jpg`,
        'og:locale': language.locale.replace('-', '_'),
        'og:locale:alternate': language === hindi ? 'en_IN' : 'hi_IN',
      });
    }
    const first = read.filter(({ isAlias }) => !isAlias).map(({ html }) => headOf(html));
    for (const part of ['title', 'canonical', 'description'] as const)
      expect(new Set(first.map((head) => head[part])).size, part).toBe(first.length);
  });

  test('names itself in both languages, the same on both', ({ read }) => {
    for (const { page, language, address, html } of read) {
      const { alternates, lang } = headOf(html);
      expect(lang, address).toBe(language.locale);
      expect(alternates, address).toEqual({
        'en-IN': ORIGIN + page.path,
        'hi-IN': ORIGIN + addressIn(hindi, page.path),
        'x-default': ORIGIN + page.path,
      });
    }
  });
});

describe('the lists of all pages', () => {
  interface Link {
    '@_hreflang': string;
    '@_href': string;
  }
  const parser = new XMLParser({
    ignoreAttributes: false,
    isArray: (name) => ['url', 'xhtml:link'].includes(name),
  });

  test('the sitemap has every page with content once in each language, by its canonical address', async ({
    read,
    server: { app, db },
  }) => {
    const blog = `/blog/${await createBlog(db)}`;
    const job = `/jobs/${await createJobOpening(db, { open_position: 'Fire Officer / “Ward”' })}-fire-officer-ward`;
    await createComplianceItem(db);
    const { urlset } = parser.parse((await app.inject('/sitemap.xml')).body) as {
      urlset: { url: { loc: string; 'xhtml:link'?: Link[] }[] };
    };
    const entries = new Map(urlset.url.map(({ loc, 'xhtml:link': links = [] }) => [loc, links]));
    const bare = ['/login', '/registration', '/case-studies', '/e-surveillance_5'];
    const listed = read.filter(({ page, isAlias }) => !isAlias && !bare.includes(page.path));
    const own = [...listed.map(({ address }) => address), blog, job].map((address) => ORIGIN + address);
    expect([...entries.keys()].toSorted()).toEqual(own.toSorted());
    expect(urlset.url).toHaveLength(own.length);
    for (const [loc, links] of entries) {
      const { statusCode, body } = await app.inject(loc.replace(ORIGIN, ''));
      expect(statusCode, loc).toBe(200);
      const { canonical, name, alternates } = headOf(body);
      expect([canonical, name.robots]).toEqual([loc, undefined]);
      expect(Object.fromEntries(links.map((link) => [link['@_hreflang'], link['@_href']])), loc).toEqual(
        alternates,
      );
    }
  });

  test.for(languages)('llms.txt links to them: $name', async (language, { server: { app } }) => {
    const { body } = await app.inject(addressIn(language, '/llms.txt'));
    expect(body).toMatch(/^# .+\n\n> .+\n\n## /);
    const links = [...body.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .+$/gm)].map((match) => match[1] ?? '');
    expect(links.length).toBeGreaterThan(30);
    for (const link of links) {
      const address = link.replace(ORIGIN, '');
      if (address !== '/sitemap.xml') expect(address).toMatch(new RegExp(`^${language.prefix}/`));
      expect((await app.inject(address)).statusCode, link).toBe(200);
    }
  });
});

const askHead = async (app: FastifyInstance, path: string) => headOf((await app.inject(path)).body);

describe('the head', () => {
  test.for([
    ['/nothing', 'noindex'],
    ['/received/CB-7F3K9Q', 'noindex'],
    ['/blog/999', 'noindex'],
    ['/login', undefined],
    ['/Career?page=2', undefined],
  ] as const)('tells search engines about %s: %s', async ([path, robots], { server }) => {
    expect((await askHead(server.app, path)).name.robots).toBe(robots);
  });

  test('of an unknown page has no canonical address', async ({ server }) => {
    const { title, canonical, data, property } = await askHead(server.app, '/nothing');
    expect(title).toMatch(/^Page not found/);
    expect([canonical, data, Object.keys(property)]).toEqual([undefined, [], []]);
  });

  test('omits the query from the canonical address', async ({ server }) => {
    expect((await askHead(server.app, '/Career?page=2&search=x')).canonical).toBe(`${ORIGIN}/Career`);
  });

  test('describes a blog by the blog’s own text', async ({ server }) => {
    const id = await createBlog(server.db, {
      subject: 'Gates & <script>alert("1")</script> 👮',
      description: '## One\n\nA *good* gate & a </title> "quoted" one.',
      published_at: new Date('2026-03-01T04:30:00Z'),
    });
    const { title, description, canonical, property, data } = await askHead(server.app, `/blog/${id}`);
    expect(title).toBe(`Gates & <script>alert("1")</script> 👮 | ${sampleSite.identity.name}`);
    expect(description).toBe('One A good gate & a "quoted" one.');
    expect(canonical).toBe(`${ORIGIN}/blog/${id}`);
    expect(property).toMatchObject({
      'og:type': 'article',
      'og:image': `${ORIGIN}/media/blog/a-good-gate.jpg`,
      'article:published_time': '2026-03-01T04:30:00.000Z',
    });
    expect(data.find((block) => block['@type'] === 'BlogPosting')).toMatchObject({
      headline: 'Gates & <script>alert("1")</script> 👮',
    });
  });

  test('never trusts the Host header of a request', async () => {
    const server = await startTestServer({
      PUBLIC_URL: 'https://www.example.com',
      FILES_URL: 'https://files.example.com/a',
    });
    onTestFinished(() => server.stop());
    const id = await createBlog(server.db);
    const { body } = await server.app.inject({ url: `/blog/${id}`, headers: { host: 'evil.example' } });
    expect(body).not.toContain('evil.example');
    const { canonical, property } = headOf(body);
    expect(canonical).toBe(`https://www.example.com/blog/${id}`);
    expect(property['og:image']).toBe('https://files.example.com/a/media/blog/a-good-gate.jpg');
  });
});
