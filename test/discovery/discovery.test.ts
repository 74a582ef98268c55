import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { describe, expect, onTestFinished } from 'vitest';
import { sampleSite } from '../../server/content/sample-site.ts';
import { sampleSiteHolder } from '../../server/content/site-holder.ts';
import { sampleIdentity } from '../../src/content/identity.ts';
import { sampleInterface } from '../../src/content/interface.ts';
import { jobPath } from '../../src/contract/job-path.ts';
import { createDatabase, startTestServer, test } from '../environment/app.ts';
import { startDatabaseProxy } from '../environment/database-proxy.ts';
import { makeSmallSite } from '../factories/page-of-each-kind.ts';
import { createBlog, createJobOpening } from '../factories/rows.ts';
import { parseXml } from './parse-xml.ts';

const ORIGIN = 'http://localhost:3000';
const DAY_MS = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

const types = {
  '/robots.txt': 'text/plain; charset=utf-8',
  '/llms.txt': 'text/plain; charset=utf-8',
  '/.well-known/security.txt': 'text/plain; charset=utf-8',
  '/site.webmanifest': 'application/manifest+json; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/sitemaps/pages.xml': 'application/xml; charset=utf-8',
  '/feeds/blogs.xml': 'application/rss+xml; charset=utf-8',
  '/feeds/jobs.xml': 'application/rss+xml; charset=utf-8',
  '/feeds/blogs.json': 'application/feed+json; charset=utf-8',
  '/feeds/jobs.json': 'application/feed+json; charset=utf-8',
};
const documents = Object.keys(types) as (keyof typeof types)[];
const feeds = documents.filter((path) => path.startsWith('/feeds/'));
const fromDatabase = documents.filter((path) => /^\/(feeds|sitemap)/.test(path));
const listingJobs = ['/sitemap.xml', '/feeds/jobs.xml', '/feeds/jobs.json'] as const;

const read = async (app: FastifyInstance, path: string) => {
  const answer = await app.inject(path);
  expect(answer.statusCode, path).toBe(200);
  return answer.body;
};

const locations = async (app: FastifyInstance, path = '/sitemap.xml') => {
  const { urlset, sitemapindex } = parseXml(await read(app, path));
  const entries = urlset?.url ?? sitemapindex?.sitemap ?? [];
  return new Map(entries.map(({ loc, lastmod }) => [loc.replace(ORIGIN, ''), lastmod]));
};

describe('sitemap, feeds and other files for machines', () => {
  test.for(documents)(
    '%s has its content type, and the same body twice, also compressed',
    async (path, { server }) => {
      const first = await server.app.inject(path);
      expect(first.headers['content-type']).toBe(types[path]);
      expect(first.headers['cache-control']).toMatch(/^(no-cache|public, max-age=3600)$/);
      const second = await server.app.inject(path);
      expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
      const head = await server.app.inject({ method: 'HEAD', url: path });
      expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([200, types[path], '']);
      const ask = (coding: string) =>
        server.app.inject({ url: path, headers: { 'accept-encoding': coding } });
      const zipped = await ask('br;q=1.0, gzip;q=0.8');
      expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
      expect(gunzipSync(zipped.rawPayload).toString()).toBe(first.body);
      if (first.headers.etag !== undefined) expect(zipped.headers.etag).not.toBe(first.headers.etag);
      expect((await ask('gzip;q=0, br')).headers['content-encoding']).toBeUndefined();
    },
  );

  test('name the site’s own origin, and without the database answer or say that it is away', async () => {
    const proxy = await startDatabaseProxy(await createDatabase());
    const settings = { DATABASE_URL: proxy.url, PUBLIC_URL: 'https://www.example.com' };
    const { app, db, stop } = await startTestServer(settings);
    onTestFinished(async () => {
      await proxy.open();
      await stop();
      await proxy.close();
    });
    await createBlog(db);
    await createJobOpening(db);
    const ask = (path: string) => app.inject({ url: path, headers: { host: 'evil.example' } });
    for (const path of documents) {
      const { body } = await ask(path);
      expect(body, path).not.toMatch(/evil|localhost/);
      if (path !== '/site.webmanifest') expect(body).toContain('https://www.example.com/');
    }
    await proxy.cut();
    for (const path of documents) {
      const { statusCode, headers } = await ask(path);
      const isAway = fromDatabase.includes(path);
      expect([statusCode, Number(headers['retry-after']) > 0], path).toEqual([isAway ? 503 : 200, isAway]);
    }
  });
});

const { discovery } = sampleInterface;
const words = { ...discovery, blogFeedTitle: 'News of {companyShort}', services: 'What we do' };
const names = { name: 'Lotus Guards & Co', shortName: 'Lotus', securityEmail: 'security@lotus.example' };
const identity = { ...sampleIdentity, ...names };

test('after a publication they name the company, its words and its pages as they are now', async () => {
  const site = sampleSiteHolder();
  const { app, stop } = await startTestServer({}, { parts: { site } });
  onTestFinished(stop);
  expect(await read(app, '/llms.txt')).toContain('/the-company)');
  const spoken = { ...sampleInterface, discovery: words };
  const next = makeSmallSite({ identity, interface: spoken, 'page:the-company': null });
  (await site.prepare(next))();
  const llms = await read(app, '/llms.txt');
  expect(llms).toMatch(/^# Lotus Guards & Co\n/);
  expect(llms).toContain('\n## What we do\n');
  const manifest = JSON.parse(await read(app, '/site.webmanifest'));
  expect([manifest.name, manifest.short_name]).toEqual([identity.name, identity.shortName]);
  expect(await read(app, '/.well-known/security.txt')).toContain('mailto:security@lotus.example\n');
  expect(parseXml(await read(app, '/feeds/blogs.xml')).rss?.channel.title).toBe('News of Lotus');
  const jobs = JSON.parse(await read(app, '/feeds/jobs.json'));
  expect(jobs.title).toBe('Job openings | Lotus Guards & Co');
  expect(jobs.authors).toEqual([{ name: identity.name }]);
  for (const list of [llms, [...(await locations(app)).keys()].join('\n')]) {
    expect(list).toContain('/contactus');
    expect(list).not.toContain('/the-company');
  }
});
test('the sitemap has the date of the last visible change of a blog and a job', async ({ server }) => {
  const blog = await createBlog(server.db, { published_at: daysAgo(9), changed_at: daysAgo(5) });
  const jid = await createJobOpening(server.db, { open_position: 'Guard', changed_at: daysAgo(3) });
  const path = jobPath({ Jid: jid, OpenPosition: 'Guard' });
  const before = await locations(server.app);
  expect(Date.parse(before.get(`/blog/${blog}`) ?? '')).toBeCloseTo(daysAgo(5).getTime(), -5);
  expect(Date.parse(before.get(path) ?? '')).toBeCloseTo(daysAgo(3).getTime(), -5);
  for (const date of before.values()) expect(Date.parse(date ?? '')).toBeLessThan(Date.now());

  const change = async (ofJob: object, subject: string) => {
    await server.db.updateTable('job_openings').set(ofJob).where('jid', '=', jid).execute();
    await server.db.updateTable('blogs').set({ subject }).where('id', '=', blog).execute();
  };
  // A change that only the staff can see.
  await change({ max_salary_monthly: 1 }, 'What a good gate looks like');
  expect(await locations(server.app)).toEqual(before);
  await change({ skills: 'Patrolling' }, 'Another');
  const after = await locations(server.app);
  for (const changed of [path, `/blog/${blog}`, '/Career', '/blog', '/'])
    expect(Date.parse(after.get(changed) ?? ''), changed).toBeGreaterThan(daysAgo(1).getTime());
  expect(after.get('/the-company')).toBe(before.get('/the-company'));
});
describe('the feeds', () => {
  test('are sent again only after a change', async ({ server }) => {
    await createBlog(server.db, { published_at: daysAgo(2), changed_at: daysAgo(2) });
    await createJobOpening(server.db);
    const ask = async (path: string, header: Record<string, string>) =>
      (await server.app.inject({ url: path, headers: header })).statusCode;
    const tags: [string, string][] = [];
    for (const path of feeds) {
      const { headers } = await server.app.inject(path);
      const etag = String(headers.etag);
      const modified = String(headers['last-modified']);
      const earlier = new Date(Date.parse(modified) - 1_000).toUTCString();
      tags.push([path, etag]);
      expect(await ask(path, { 'if-none-match': `"x", W/${etag}` })).toBe(304);
      expect(await ask(path, { 'if-modified-since': modified })).toBe(304);
      expect(await ask(path, { 'if-none-match': '"x"', 'if-modified-since': modified })).toBe(200);
      expect(await ask(path, { 'if-modified-since': earlier })).toBe(200);
      expect(await ask(path, { 'if-modified-since': 'never' })).toBe(200);
    }
    await createBlog(server.db, { subject: 'A newer one' });
    await createJobOpening(server.db, { open_position: 'A newer one' });
    for (const [path, etag] of tags) expect(await ask(path, { 'if-none-match': etag }), path).toBe(200);
  });

  test('have the same items in both formats, newest first', async ({ server }) => {
    await createBlog(server.db, { subject: 'Planned', published_at: daysAgo(-2) });
    await createBlog(server.db, { subject: 'Newest <b> & ]]> 👮', published_at: daysAgo(0) });
    const jid = await createJobOpening(server.db, { open_position: 'Newest', opened_at: daysAgo(-0.001) });
    const firsts = { blogs: 'Newest <b> & ]]> 👮', jobs: 'Newest, Pune' };
    for (const [name, first] of Object.entries(firsts)) {
      const { rss } = parseXml(await read(server.app, `/feeds/${name}.xml`));
      const json = JSON.parse(await read(server.app, `/feeds/${name}.json`));
      expect(rss?.channel).toMatchObject({ title: json.title, link: json.home_page_url });
      expect(rss?.channel['atom:link']).toMatchObject({
        '@_href': `${ORIGIN}/feeds/${name}.xml`,
        '@_rel': 'self',
      });
      expect(json.version).toBe('https://jsonfeed.org/version/1.1');
      expect(json.feed_url).toBe(`${ORIGIN}/feeds/${name}.json`);
      const items = rss?.channel.item ?? [];
      expect(items.map(({ title }) => title)).toEqual(
        json.items.map(({ title }: { title: string }) => title),
      );
      expect(items[0]?.title).toBe(first);
      for (const [index, { link, guid, pubDate = '' }] of items.entries()) {
        const { url, id, date_published: published } = json.items[index];
        expect(link).toBe(url);
        expect(guid).toMatchObject({ '#text': id });
        expect(pubDate).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} \+0000$/);
        expect(new Date(pubDate).toISOString().slice(0, 19)).toBe(published.slice(0, 19));
      }
      expect(new Set(items.map(({ guid }) => JSON.stringify(guid))).size).toBe(items.length);
    }
    const [job] = JSON.parse(await read(server.app, '/feeds/jobs.json')).items;
    expect(job).toMatchObject({ url: `${ORIGIN}/jobs/${jid}-newest`, id: `${ORIGIN}/jobs/${jid}` });
    expect(job.content_text).toContain('Keeps the gate of a plant in two shifts.');
  });

  test('have a limited number of items', async ({ server }) => {
    await Promise.all(Array.from({ length: 101 }, () => createJobOpening(server.db)));
    expect(JSON.parse(await read(server.app, '/feeds/jobs.json')).items).toHaveLength(100);
  });
});

test('a job that is not open disappears at once from everything that machines read', async ({ server }) => {
  const jid = await createJobOpening(server.db, { status: 'pending', opened_at: null });
  const isThere = async () => {
    const bodies = await Promise.all(listingJobs.map((path) => read(server.app, path)));
    return bodies.map((body) => body.includes(jid));
  };
  const set = (status: 'open' | 'closed') => {
    const changed = { status, opened_at: new Date() };
    return server.db.updateTable('job_openings').set(changed).where('jid', '=', jid).execute();
  };
  expect(await isThere()).toEqual([false, false, false]);
  await set('open');
  expect(await isThere()).toEqual([true, true, true]);
  const { headers } = await server.app.inject('/feeds/jobs.xml');
  await set('closed');
  expect(await isThere()).toEqual([false, false, false]);
  expect((await server.app.inject('/feeds/jobs.xml')).headers.etag).not.toBe(headers.etag);
});
const hostile = [
  ']]> & <script>alert(1)</script>',
  '"quoted" \u0001\u0008\u001f control \u007f',
  'half \ud83d a pair',
  '👮‍♀️ सुरक्षा गार्ड \ufffe\uffff',
  '<!-- --> <![CDATA[x]]> <?xml?> &amp; &nbsp;',
];
test('text that somebody typed into a job stays text', async ({ server }) => {
  for (const text of hostile) {
    await createJobOpening(server.db, { open_position: text, description: text, location: text });
    await createBlog(server.db, { subject: text, sub_heading: text, description: text });
  }
  for (const path of fromDatabase.filter((each) => !each.endsWith('json')))
    parseXml(await read(server.app, path));
  for (const name of ['blogs', 'jobs']) {
    expect((await read(server.app, `/feeds/${name}.json`)).isWellFormed()).toBe(true);
    const { rss } = parseXml(await read(server.app, `/feeds/${name}.xml`));
    for (const text of hostile) {
      const kept = text.toWellFormed().replace(/[^\t\n\r\P{Cc}]|[\ufffe\uffff]/gu, '');
      const title = name === 'blogs' ? kept : `${kept}, ${kept}`;
      const item = rss?.channel.item?.find((each) => each.title === title);
      // A description is HTML to feed readers: they have to show the characters and not interpret them.
      expect(item?.description).toMatch(/./);
      expect(item?.description).not.toMatch(/<[a-z!?]/i);
    }
  }
});
test('security.txt names a contact, expires within a year but not soon, and is found at its older address', async ({
  server: { app },
}) => {
  const lines = (await read(app, '/.well-known/security.txt')).trim().split('\n');
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/)));
  expect(fields).toMatchObject({
    Contact: `mailto:${sampleSite.identity.securityEmail}`,
    Canonical: `${ORIGIN}/.well-known/security.txt`,
    'Preferred-Languages': 'en',
  });
  const days = (Date.parse(fields.Expires) - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
  const answer = await app.inject('/security.txt');
  expect([answer.statusCode, answer.headers.location]).toEqual([301, '/.well-known/security.txt']);
});

test('robots.txt disallows the calls only, and the web manifest names the icons', async ({ server }) => {
  const lines = (await read(server.app, '/robots.txt')).trim().split('\n');
  expect(lines[0]).toBe('User-agent: *');
  expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const rules = lines.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice(10));
  expect(rules).toEqual(['/api/', '/trpc/']);
  const manifest = JSON.parse(await read(server.app, '/site.webmanifest'));
  expect(manifest).toMatchObject({ start_url: '/', lang: 'en-IN' });
  const sources = manifest.icons.map(({ src }: { src: string }) => src);
  expect(sources).toEqual(['/icon-192.png', '/icon-512.png', '/icon-maskable-512.png']);
});

// The last one, since every later job has its number in the third file.
test('the sitemap becomes an index of several files when the jobs’ ids no longer fit into one', async ({
  server: { app, db },
}) => {
  const first = await createJobOpening(db, { open_position: 'Guard' });
  await sql`alter table job_openings alter id restart with 80001`.execute(db);
  await createJobOpening(db, { open_position: 'Guard' });
  const files = ['/sitemaps/pages.xml', '/sitemaps/jobs-0.xml', '/sitemaps/jobs-2.xml'];
  expect([...(await locations(app)).keys()]).toEqual(files);
  const [pages, ofFirst, ofThird] = await Promise.all(files.map((file) => locations(app, file)));
  expect(pages?.has('/the-company')).toBe(true);
  expect(ofFirst?.has(`/jobs/${first}-guard`)).toBe(true);
  expect([...(ofThird?.keys() ?? [])]).toEqual(['/jobs/JO-80001-guard']);
  for (const missing of ['jobs-1', 'jobs-99', 'jobs-x', 'blogs'])
    expect((await app.inject(`/sitemaps/${missing}.xml`)).statusCode, missing).toBe(404);
});
