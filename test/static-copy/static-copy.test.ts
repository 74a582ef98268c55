import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canonicalOf, listReferences, parsePage } from '../../server/static-copy/copied-page.ts';
import { openCopyFolder } from '../../server/static-copy/copy-folder.ts';
import { type CopyOptions, type CopyResult, copySite } from '../../server/static-copy/copy-site.ts';
import { readFromApp, readFromServer } from '../../server/static-copy/read-site.ts';
import { type StartedServer, startTestServer } from '../environment/app.ts';
import { createJobOpening } from '../factories/rows.ts';
import { servePlainFiles } from './plain-web-server.ts';

const LIVE = 'https://www.example.com';
const MOVED = new Map([
  ['/old-training', '/training'],
  ['/hi/old-training', '/hi/training'],
  ['/training', '/chairman'],
]);

let server: StartedServer;
let root: string;
let folder: string;
let result: CopyResult;

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: LIVE }, { template: 'seeded' });
  // More than one page of the list, and a name that has to be encoded in a file's name and in HTML.
  await createJobOpening(server.db, { open_position: 'Guard & “Driver” <b>' });
  root = await mkdtemp(join(tmpdir(), 'guardhouse-copy-'));
  folder = join(root, 'site');
  result = await copyInto(folder);
});

afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true, force: true });
});

async function copyInto(name: string, given: Partial<CopyOptions> = {}): Promise<CopyResult> {
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
  const counts = await copyFolder.finish();
  return Object.assign(copied, counts);
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
  const loaded = new Set<string>();
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
      if (url.origin !== origin) {
        if (isLoaded) loadedElsewhere.push(`${address}: ${link}`);
        continue;
      }
      url.hash = '';
      if (isLoaded) loaded.add(url.href);
      seen.add(url.href);
    }
  }
  return { broken, loadedElsewhere, live, pages, loaded };
}

describe('the static copy of the site', () => {
  test.each(['', '/archive/2026'])(
    'has no broken link and loads nothing from elsewhere, under “%s”',
    async (prefix) => {
      const web = await servePlainFiles(folder, prefix);
      try {
        const { broken, loadedElsewhere, live, pages, loaded } = await crawl(web.origin, `${prefix}/`);
        expect(broken).toEqual([]);
        expect(loadedElsewhere).toEqual([]);
        expect(pages.size).toBeGreaterThan(150);
        expect(loaded.size).toBeGreaterThan(50);
        // What is only on the live site: applying for a job, a list in another order, and never the staff area.
        for (const address of live)
          expect(address).toMatch(/\/(career\?job=|Career(\?|$)|government-guidelines(\?|$))/);
      } finally {
        await web.close();
      }
    },
  );

  test('has every page of the sitemap, in both languages, with all pages of the lists', async () => {
    const files = new Set(await listFiles(folder));
    for (const sitemap of ['pages', 'jobs-0', 'jobs-hi-0']) {
      const { body } = await server.app.inject(`/sitemaps/${sitemap}.xml`);
      const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, each = '']) => new URL(each).pathname,
      );
      expect(addresses.length).toBeGreaterThan(5);
      for (const address of addresses)
        expect(files, address).toContain(join(decodeURIComponent(address).slice(1), 'index.html'));
    }
    for (const list of ['Career/page/2', 'hi/Career/page/4', 'government-guidelines/page/2'])
      expect(files).toContain(`${list}/index.html`);
    for (const file of [
      'robots.txt',
      'sitemap.xml',
      'favicon.ico',
      '_redirects',
      'feeds/jobs.xml',
      'hi/404.html',
    ])
      expect(files).toContain(file);
    expect([...files].filter((file) => /^(staff|trpc|api|words)\/|\.js$/.test(file))).toEqual([]);
    expect(result.missing).toEqual([]);
  });

  test('has the files of documents and pictures as the site has them', async () => {
    const files = await listFiles(folder);
    const documents = files.filter((file) => file.startsWith('media/compliance/'));
    expect(documents.length).toBeGreaterThan(3);
    for (const file of [
      ...documents.slice(0, 3),
      ...files.filter((each) => each.startsWith('media/blog/')).slice(0, 2),
    ])
      expect(
        (await server.app.inject(`/${file}`)).rawPayload.equals(await readFile(join(folder, file))),
      ).toBe(true);
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
      '/old-training /training/ 301\n/hi/old-training /hi/training/ 301\n/training /chairman/ 301\n',
    );
    // A page that exists is never replaced by a redirect.
    expect(training.includes('http-equiv="refresh"')).toBe(false);
  });
});

describe('the folder of a copy', () => {
  test('is brought up to date: only what has changed is written, and what has gone is removed', async () => {
    const own = join(root, 'again');
    const first = (await copyInto(own, { mostPages: 40 })) as CopyResult & { written: number };
    expect(first.leftOut).toBeGreaterThan(50);
    const rest = (await copyInto(own, { mostPages: 40, pages: [], moved: new Map() })) as CopyResult &
      Record<'written' | 'same' | 'removed', number>;
    expect(rest.removed).toBeGreaterThanOrEqual(2);
    expect(rest.same).toBeGreaterThan(first.written - 10);
    expect(await listFiles(own)).not.toContain('old-training/index.html');
  });

  test('links to the live site for pages beyond the limit', async () => {
    const own = join(root, 'few');
    await copyInto(own, { mostPages: 5 });
    const home = await readFile(join(own, 'index.html'), 'utf8');
    expect(home.includes(`href="${LIVE}/quotation"`)).toBe(true);
    const web = await servePlainFiles(own);
    expect((await crawl(web.origin, '/')).broken).toEqual([]);
    await web.close();
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

  test('knows that its last copy was interrupted, and completes it', async () => {
    const own = join(root, 'interrupted');
    const stop = new AbortController();
    const copying = copyInto(own, {
      signal: stop.signal,
      onProgress: ({ pages }) => void (pages > 3 && stop.abort()),
    });
    await expect(copying).rejects.toThrow('aborted');
    const second = await openCopyFolder(own, LIVE);
    expect(second.wasInterrupted).toBe(true);
    await copyInto(own);
    expect(await listFiles(own)).toEqual(await listFiles(folder));
  });

  test('is the same when it is read from a running server', async () => {
    const own = join(root, 'running');
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
    await copyInto(own, { read: readFromServer(origin), origin });
    expect(await listFiles(own)).toEqual(await listFiles(folder));
    for (const file of ['index.html', 'hi/Career/page/2/index.html', 'career/index.html'])
      expect((await readFile(join(own, file))).equals(await readFile(join(folder, file))), file).toBe(true);
  });
});
