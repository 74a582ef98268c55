import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { type CopiedAddress, copiedAddressOf, createFileNames } from './copied-address.ts';
import {
  canonicalOf,
  filesHostOf,
  listReferences,
  parsePage,
  printPage,
  redirectReferences,
} from './copied-page.ts';
import {
  addressesOfManifest,
  addressesOfSitemap,
  addressesOfStyles,
  copyManifest,
  copyStyles,
  redirectPage,
} from './copied-text.ts';
import type { CopyFolder } from './copy-folder.ts';
import type { ReadSite, SiteAnswer } from './read-site.ts';

/** What no page links to, and what programs look for. */
const SEEDS = [
  '/',
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/favicon.ico',
  '/favicon.svg',
];
const SEEDS_OF_LANGUAGE = [
  ...['/llms.txt', '/site.webmanifest', '/feeds/blogs.xml', '/feeds/blogs.json'],
  ...['/feeds/jobs.xml', '/feeds/jobs.json'],
];
const AT_A_TIME = 4;

export interface CopyOptions {
  read: ReadSite;
  /** The origin under which `read` and the links of pages know the site, besides the one that its pages name. */
  origin: string;
  /** What the addresses of each language begin with; '' for English. */
  prefixes: readonly string[];
  /** Pages that are copied even if none links to them. */
  pages: readonly string[];
  /** Former addresses, and where they lead. */
  moved: ReadonlyMap<string, string>;
  /** At most so many pages; links to all others lead to the live site. */
  mostPages: number;
  folder: CopyFolder;
  signal: AbortSignal;
  onProgress(progress: CopyProgress): void;
}

export interface CopyProgress {
  pages: number;
  files: number;
  bytes: number;
  waiting: number;
}

export interface CopyResult extends CopyProgress {
  redirects: number;
  /** The address of the site to which forms lead. */
  live: string;
  /** Pages that were left out because there are too many. */
  leftOut: number;
  /** Addresses that pages link to and the site does not have. */
  missing: string[];
}

/**
 * Copies the public site into a folder. First everything is read, beginning with the home page and the sitemap and
 * following links; then links are changed, since only then is known what is in the copy.
 */
export async function copySite(options: CopyOptions): Promise<CopyResult> {
  const drafts = await mkdtemp(join(tmpdir(), 'guardhouse-copy-'));
  try {
    return await copyThrough(drafts, options);
  } finally {
    await rm(drafts, { recursive: true, force: true });
  }
}

async function copyThrough(drafts: string, options: CopyOptions): Promise<CopyResult> {
  const { read, origin, prefixes, folder, signal, mostPages, onProgress } = options;
  const home = parsePage((await read('/')).body.toString());
  const live = new URL(canonicalOf(home) ?? origin).origin;
  const origins = [origin, live, filesHostOf(home)].filter((each) => each !== undefined);
  const fileOf = createFileNames(folder.isCaseSensitive);

  /** What has been read, by address: the file, or where a redirect leads; undefined if there is no such page. */
  const found = new Map<string, { file: string; draft?: string; type: string } | { to: URL } | undefined>();
  const queue: CopiedAddress[] = [];
  const counts = { pages: 0, files: 0, bytes: 0, leftOut: 0 };
  let accepted = 0;
  let drafted = 0;

  function take(address: string, from: string): void {
    const url = URL.parse(address, new URL(from, live));
    const copied = url === null ? undefined : copiedAddressOf(url, origins);
    if (copied === undefined || found.has(copied.address)) return;
    if (copied.isPage && accepted === mostPages) {
      counts.leftOut += 1;
      return;
    }
    if (copied.isPage) accepted += 1;
    found.set(copied.address, undefined);
    queue.push(copied);
  }

  async function copy({ address, file, isPage }: CopiedAddress): Promise<void> {
    signal.throwIfAborted();
    const answer = await read(address);
    if (answer.location !== undefined && answer.status < 400) {
      const to = new URL(answer.location, new URL(address, live));
      found.set(address, { to });
      return take(to.href, address);
    }
    if (answer.status !== 200) return;
    const name = fileOf({ address, file, isPage });
    const references = referencesIn(answer);
    const draft = references && join(drafts, String(drafted++));
    if (draft === undefined) await folder.write(name, answer.body);
    else await writeFile(draft, answer.body);
    found.set(address, { file: name, type: answer.type, ...(draft && { draft }) });
    counts[isPage ? 'pages' : 'files'] += 1;
    counts.bytes += answer.body.length;
    for (const reference of references ?? []) take(reference, address);
  }

  for (const address of [...SEEDS, ...prefixes.map((prefix) => prefix || '/')]) take(address, '/');
  for (const prefix of prefixes) for (const path of SEEDS_OF_LANGUAGE) take(prefix + path, '/');
  for (const address of options.pages) take(address, '/');
  await workThrough(queue, copy, () => onProgress({ ...counts, waiting: queue.length }));

  const missing = [...found].flatMap(([address, what]) => (what === undefined ? [address] : []));
  const liveOf = (address: string, from: string) => URL.parse(address, new URL(from, live))?.href ?? address;

  /** The link from one file of the copy to an address; to the live site where the copy has not got it. */
  function linkFrom(file: string, from: string): (address: string) => string {
    return (address) => {
      const url = URL.parse(address, new URL(from, live));
      if (url === null || address.startsWith('#')) return address;
      const target = fileAt(url);
      if (target === undefined)
        return origins.includes(url.origin) ? live + url.pathname + url.search + url.hash : address;
      return relativeLink(file, target) + url.hash;
    };
  }

  function fileAt(url: URL, hops = 0): string | undefined {
    const copied = copiedAddressOf(url, origins);
    const what = copied && found.get(copied.address);
    if (what === undefined || hops > 5) return undefined;
    return 'to' in what ? fileAt(what.to, hops + 1) : what.file;
  }

  for (const [address, what] of found) {
    signal.throwIfAborted();
    if (what === undefined || 'to' in what || what.draft === undefined) continue;
    const text = await readFile(what.draft, 'utf8');
    const linkTo = linkFrom(what.file, address);
    await folder.write(
      what.file,
      changed(text, what.type, linkTo, (each) => liveOf(each, address)),
    );
  }
  for (const prefix of prefixes) {
    const answer = await read(`${prefix}/no-page-has-this-address`);
    const name = posix.join(prefix.slice(1), '404.html');
    // It is shown at any depth of folders, so its links begin at the root.
    const linkTo = linkFrom('', `${prefix}/`);
    const absolute = (each: string) => linkTo(each).replace(/^(?![a-z]+:|#|\/)/i, '/');
    await folder.write(
      name,
      changed(answer.body.toString(), answer.type, absolute, (each) => liveOf(each, '/')),
    );
  }
  const redirects = await writeRedirects(options, { fileAt, live, origin });
  return { ...counts, waiting: 0, redirects, live, missing };
}

/** The redirects as pages, for any web server, and as a list for those hosts that read one. */
async function writeRedirects(
  { moved, folder }: CopyOptions,
  { fileAt, live }: { fileAt(url: URL): string | undefined; live: string; origin: string },
): Promise<number> {
  const lines: string[] = [];
  for (const [from, to] of moved) {
    const url = new URL(to, live);
    const target = fileAt(url);
    const copied = copiedAddressOf(new URL(from, live), [live]);
    if (copied === undefined) continue;
    const link = target === undefined ? url.href : `/${addressOfFile(target)}`;
    lines.push(`${from} ${link} 301`);
    if (folder.has(copied.file)) continue;
    const page = redirectPage(target === undefined ? url.href : relativeLink(copied.file, target), url.href);
    await folder.write(copied.file, page);
  }
  await folder.write('_redirects', lines.map((line) => `${line}\n`).join(''));
  return lines.length;
}

/** The addresses in an answer that has some; undefined if it is copied as it is. */
function referencesIn({ type, body }: SiteAnswer): string[] | undefined {
  if (type.startsWith('text/html'))
    return listReferences(parsePage(body.toString())).map(({ address }) => address);
  if (type.startsWith('text/css')) return addressesOfStyles(body.toString());
  if (type.startsWith('application/manifest+json')) return addressesOfManifest(body.toString());
  if (type.startsWith('application/xml') && body.includes('schemas/sitemap'))
    return addressesOfSitemap(body.toString());
  return undefined;
}

function changed(
  text: string,
  type: string,
  linkTo: (address: string) => string,
  liveOf: (address: string) => string,
): string {
  if (type.startsWith('text/css')) return copyStyles(text, linkTo);
  if (type.startsWith('application/manifest+json')) return copyManifest(text, linkTo);
  if (!type.startsWith('text/html')) return text;
  const page = parsePage(text);
  redirectReferences(page, linkTo, liveOf);
  return printPage(page);
}

/** Links are relative, so that a copy can be shown in a folder of a web server as well. */
function relativeLink(from: string, to: string): string {
  const link = posix.relative(posix.dirname(from), addressOfFile(to) || '.');
  const isFolder = to.endsWith('index.html');
  const path = (isFolder ? `${link || '.'}/` : link).split('/').map(encodeURIComponent).join('/');
  // A first part with a colon would be taken for a scheme.
  return /^[^/]*:/.test(path) ? `./${path}` : path;
}

const addressOfFile = (file: string) => file.replace(/(^|\/)index\.html$/, '$1');

/** Does the work of a queue that grows meanwhile, a few at a time. @throws the first error. */
async function workThrough<T>(
  queue: T[],
  work: (item: T) => Promise<void>,
  onDone: () => void,
): Promise<void> {
  let running = 0;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const next = () => {
    if (running === 0 && queue.length === 0) return resolve();
    while (running < AT_A_TIME && queue.length > 0) {
      const item = queue.shift() as T;
      running += 1;
      work(item)
        .then(() => {
          running -= 1;
          onDone();
          next();
        })
        .catch(reject);
    }
  };
  next();
  return promise;
}
