import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canonicalOf, listReferences, parsePage } from '../../../server/archive/static-copy/copied-page.ts';
import { openCopyFolder } from '../../../server/archive/static-copy/copy-folder.ts';
import {
  type CopyOptions,
  type CopyResult,
  copySite,
} from '../../../server/archive/static-copy/copy-site.ts';
import { readFromApp } from '../../../server/archive/static-copy/read-site.ts';
import { type StartedServer, startTestServer } from '../../environment/app.ts';
import { createBlog, createComplianceItem, createJobOpening } from '../../factories/rows.ts';
import { servePlainFiles } from './plain-web-server.ts';

const LIVE = 'https://www.example.com';
const MOVED = new Map([
  ['/old-training', '/training'],
  ['/hi/old-training', '/hi/training'],
  ['/training', '/press'],
]);
const PICTURE = 'blog/0123456789abcdef0123456789abcdef-800.jpg';
const DOCUMENT = 'compliance/licence-0123456789abcdef0123456789abcdef.pdf';

let server: StartedServer;
let root: string;
let folder: string;
let result: CopyResult;

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: LIVE }, { template: 'small' });
  await server.publishing.reload();
  const { db, publications } = server;
  // A name that has to be encoded in a file's name and in HTML, and more than one page of the list.
  await createJobOpening(db, { open_position: 'Guard & “Driver” <b>' });
  for (let count = 0; count < 21; count++) await createJobOpening(db);
  for (const width of [400, 800])
    for (const format of ['avif', 'jpg'])
      await publications.put(PICTURE.replace('800.jpg', `${width}.${format}`), `${width} ${format}`);
  await publications.put(DOCUMENT, 'a document');
  await createBlog(db, { image_path: `wwwroot/media/${PICTURE}` });
  await createComplianceItem(db, { document_path: `wwwroot/media/${DOCUMENT}` });
  root = await mkdtemp(join(tmpdir(), 'guardhouse-copy-'));
  folder = join(root, 'site');
  result = await copyInto(folder);
});

afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true, force: true });
});

async function copyInto(name: string, given: Partial<CopyOptions> = {}) {
  const copyFolder = await openCopyFolder(name, LIVE);
  const copied = await copySite({
    read: readFromApp(server.app),
    origin: LIVE,
    prefixes: ['', '/hi'],
    pages: ['/training'],
    moved: MOVED,
    mostPages: 1_000,
    folder: copyFolder,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    ...given,
  });
  return Object.assign(copied, await copyFolder.finish());
}

const listFiles = async (name: string) =>
  (await readdir(name, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(name.length + 1))
    .sort();

/** Follows everything from the home page of a served copy. */
async function crawl(origin: string, start: string) {
  const broken: string[] = [];
  const loadedElsewhere: string[] = [];
  const live = new Set<string>();
  const pages = new Set<string>();
  const seen = new Set([origin + start]);
  for (const address of seen) {
    const response = await fetch(address);
    if (response.status !== 200) broken.push(`${response.status} ${address}`);
    const type = response.headers.get('content-type') ?? '';
    const text = type.startsWith('text/') ? await response.text() : '';
    if (!text) await response.body?.cancel();
    const references = type.startsWith('text/html')
      ? listReferences(parsePage(text))
      : [...text.matchAll(/url\(([^()"']+)\)/g)].map(([, each = '']) => ({ address: each, isLoaded: true }));
    if (type.startsWith('text/html')) pages.add(address);
    for (const { address: link, isLoaded } of references) {
      const url = URL.parse(link, response.url);
      if (url === null || !url.protocol.startsWith('http') || link.startsWith('data:')) continue;
      if (url.origin === LIVE) live.add(url.pathname + url.search);
      url.hash = '';
      if (url.origin === origin) seen.add(url.href);
      else if (isLoaded) loadedElsewhere.push(`${address}: ${link}`);
    }
  }
  return { broken, loadedElsewhere, live, pages };
}

describe('the static copy of the site', () => {
  test('has no broken link and loads nothing from elsewhere, in any folder of a web server', async () => {
    const prefix = '/archive/2026';
    const web = await servePlainFiles(folder, prefix);
    const { broken, loadedElsewhere, live, pages } = await crawl(web.origin, `${prefix}/`);
    await web.close();
    expect(broken.join('\n')).toBe('');
    expect(loadedElsewhere).toEqual([]);
    expect(pages.size).toBeGreaterThan(40);
    // What is only on the live site: applying for a job, a list in another order, and never the staff area.
    for (const address of live)
      expect(address).toMatch(/\/(career\?job=|Career(\?|$)|government-guidelines(\?|$))/);
  });

  test('has every page of the sitemap, in both languages, with all pages of the lists', async () => {
    const files = new Set(await listFiles(folder));
    for (const sitemap of ['pages', 'jobs-0']) {
      const { body } = await server.app.inject(`/sitemaps/${sitemap}.xml`);
      const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, each = '']) => new URL(each));
      expect(addresses.length, sitemap).toBeGreaterThan(5);
      for (const { pathname } of addresses)
        expect(files, pathname).toContain(join(decodeURIComponent(pathname).slice(1), 'index.html'));
    }
    for (const file of [
      'Career/page/2/index.html',
      'hi/Career/page/2/index.html',
      'robots.txt',
      'sitemap.xml',
      'favicon.ico',
      '_redirects',
      'feeds/jobs.xml',
      'hi/404.html',
      `media/${PICTURE}`,
      `media/${DOCUMENT}`,
    ])
      expect(files).toContain(file);
    expect(await readFile(join(folder, 'media', DOCUMENT), 'utf8')).toBe('a document');
    expect([...files].filter((file) => /^(staff|trpc|api|words)\/|\.js$/.test(file))).toEqual([]);
    expect(result.missing).toEqual([]);
  });

  test('leads every form to the live site, and no field is filled in for nothing', async () => {
    const files = (await listFiles(folder)).filter((file) => file.endsWith('.html'));
    const targets = new Map<string, Set<string>>();
    for (const file of files) {
      const html = await readFile(join(folder, file), 'utf8');
      expect(/<script(?! type="application\/ld\+json")/.test(html), file).toBe(false);
      for (const [form, attributes = ''] of html.matchAll(/<form\b([^>]*)>.*?<\/form>/gs)) {
        const action = /action="([^"]*)"/.exec(attributes)?.[1] ?? '';
        expect(action, file).toMatch(/^https:\/\/www\.example\.com\//);
        expect(attributes, file).not.toContain('post');
        const known = targets.get(new URL(action).pathname) ?? new Set();
        targets.set(new URL(action).pathname, known.add(String(/<(input|textarea|select)/.test(form))));
      }
    }
    for (const path of ['/contactus', '/hi/contactus', '/quotation', '/career', '/job-portal'])
      expect([...(targets.get(path) ?? [])], path).toEqual(['false']);
    // A search is an address, which the live site answers.
    expect([...(targets.get('/Career') ?? [])]).toEqual(['true']);
  });

  test('says of which page each is a copy, and has redirects as pages and as a list', async () => {
    const training = await readFile(join(folder, 'training/index.html'), 'utf8');
    expect(canonicalOf(parsePage(training))).toBe(`${LIVE}/training`);
    const old = await readFile(join(folder, 'old-training/index.html'), 'utf8');
    expect(old).toContain('content="0; url=../training/"');
    expect(old).toContain(`<link rel="canonical" href="${LIVE}/training">`);
    expect(await readFile(join(folder, '_redirects'), 'utf8')).toBe(
      '/old-training /training/ 301\n/hi/old-training /hi/training/ 301\n/training /press/ 301\n',
    );
    // A page that exists is never replaced by a redirect.
    expect(training).not.toContain('http-equiv="refresh"');
  });
});

describe('the folder of a copy', () => {
  test('is brought up to date: only what has changed is written, and what has gone is removed', async () => {
    const own = join(root, 'again');
    const first = await copyInto(own, { mostPages: 5 });
    expect(first.leftOut).toBeGreaterThan(5);
    // Links to pages beyond the limit lead to the live site.
    expect(await readFile(join(own, 'index.html'), 'utf8')).toContain(`href="${LIVE}/quotation"`);
    const web = await servePlainFiles(own);
    expect((await crawl(web.origin, '/')).broken).toEqual([]);
    await web.close();
    const rest = await copyInto(own, { mostPages: 5, pages: [], moved: new Map() });
    expect(rest.removed).toBeGreaterThanOrEqual(2);
    expect(rest.same).toBeGreaterThan(first.written / 2);
    expect(await listFiles(own)).not.toContain('old-training/index.html');
  });

  test('is refused if it holds anything else, and nothing of it is touched', async () => {
    const own = join(root, 'photos');
    await mkdir(own);
    await writeFile(join(own, 'wedding.jpg'), 'ours');
    await expect(openCopyFolder(own, LIVE)).rejects.toThrow('is not empty');
    expect(await listFiles(own)).toEqual(['wedding.jpg']);
    await expect(openCopyFolder(join(own, 'wedding.jpg'), LIVE)).rejects.toThrow(
      'cannot be made into a folder',
    );
  });
});
