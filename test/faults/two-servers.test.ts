import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleClosing } from '../../src/content/closing.ts';
import { sampleHome } from '../../src/content/home.ts';
import { type WordsIndex, wordsFile, wordsIndex } from '../../src/contract/words-files.ts';
import { enterAsFounder } from '../embedded/founding-owner.ts';
import { end, type ServerProcess, startServer } from '../embedded/server-process.ts';
import { openSiteDesk, type SiteDesk } from '../embedded/site-desk.ts';
import type { EmbeddedPostgres } from '../environment/embedded-postgres.ts';
import { startOwnPostgres } from './durable-postgres.ts';
import { printFigures } from './verify.ts';

const SHOWN_WITHIN_MS = 10_000;
const REQUESTS = 200;

let dataDir: string;
let postgres: EmbeddedPostgres;
let servers: ServerProcess[];
let desk: SiteDesk;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'guardhouse-two-'));
  postgres = await startOwnPostgres();
  const settings = { DATABASE_URL: postgres.url, LOG_LEVEL: 'fatal', OVERLOAD_DELAY_MS: '0' };
  servers = [await startServer(dataDir, settings)];
  desk = openSiteDesk(await enterAsFounder(servers[0] as ServerProcess));
  servers.push(await startServer(dataDir, settings));
});

afterEach(async () => {
  await Promise.all(servers.map((server) => end(server, 'SIGKILL')));
  await postgres.remove();
  await rm(dataDir, { recursive: true, force: true });
});

/** The words of each revision: those that all pages share, and the home page's own. */
const wordsOf = (revision: number) => ({
  shared: `Shared words of revision ${revision}`,
  own: `The home page's words of revision ${revision}`,
});

async function publishRevision(revision: number): Promise<void> {
  const { shared, own } = wordsOf(revision);
  const closing = { clients: { ...sampleClosing.clients, heading: shared } };
  const home = { about: { ...sampleHome.about, heading: own } };
  await desk.publish([await desk.save('closing', closing), await desk.save('home', home)]);
}

/** The revisions that a text names, without repeats. */
const revisionsIn = (text: string) => [
  ...new Set([...text.matchAll(/words of revision (\d+)/g)].map(([, revision]) => Number(revision))),
];

/** A page as a browser gets it: with the file of words that its scripts fetch first. */
async function readHome({ origin }: ServerProcess): Promise<number[]> {
  const html = await (await fetch(`${origin}/`)).text();
  const file = /data-words="([^"]+)"/.exec(html)?.[1];
  const shared = await fetch(origin + file);
  expect(shared.status).toBe(200);
  return revisionsIn(html + (await shared.text()));
}

/** The index with every kind of file that it names. */
async function readIndex({ origin }: ServerProcess): Promise<number[]> {
  const index: WordsIndex = await (await fetch(origin + wordsIndex('en'))).json();
  const files = [index.site, index.pages['/'] ?? ''].map(async (hash) => {
    const response = await fetch(origin + wordsFile(hash));
    expect(response.status).toBe(200);
    return response.text();
  });
  return revisionsIn((await Promise.all(files)).join());
}

test('show a publication within ten seconds, and each answer belongs to one revision', async () => {
  await publishRevision(1);
  for (const server of servers)
    await expect.poll(() => readHome(server), { timeout: SHOWN_WITHIN_MS }).toEqual([1]);

  const publishing = publishRevision(2).then(() => performance.now());
  const shownAt: (number | undefined)[] = [undefined, undefined];
  const asked = servers.map(async (server, position) => {
    let mixed = 0;
    for (let count = 0; count < REQUESTS || shownAt[position] === undefined; count++) {
      for (const found of await Promise.all([readHome(server), readIndex(server)])) {
        if (found.length !== 1) mixed += 1;
        // Nobody goes back to what was there before.
        if (shownAt[position] !== undefined) expect(found).toEqual([2]);
      }
      if ((await readHome(server))[0] === 2) shownAt[position] ??= performance.now();
      if (count > 20 * REQUESTS) throw new Error('The publication was never shown.');
    }
    expect(mixed).toBe(0);
  });
  await Promise.all(asked);
  const publishedAt = await publishing;
  const laterMs = shownAt.map((at) => Math.round((at ?? 0) - publishedAt));
  expect(Math.max(...laterMs)).toBeLessThan(SHOWN_WITHIN_MS);
  printFigures('two servers, a publication', { shownAfterMs: laterMs });
});

test('a page of the server that published has its words at the other one too, however soon they are asked for', async () => {
  const [first, second] = servers as [ServerProcess, ServerProcess];
  for (let revision = 1; revision <= 5; revision++) {
    await publishRevision(revision);
    const html = await (await fetch(`${first.origin}/`)).text();
    expect(revisionsIn(html)).toEqual([revision]);
    const file = /data-words="([^"]+)"/.exec(html)?.[1];
    // A balancer may send a page's next request to any server.
    const shared = await fetch(second.origin + file);
    expect([shared.status, revisionsIn(await shared.text())]).toEqual([200, [revision]]);
  }
});

test('a release of three pages that is due in five seconds goes out at once, at both', async () => {
  const paths = ['/first-page', '/second-page', '/third-page'];
  const documents = [];
  for (const path of paths) documents.push(await desk.addPage(path, 'A page'));
  const due = Date.now() + 5_000;
  await desk.publish(documents, new Date(due));
  const statusOf = async ({ origin }: ServerProcess, path: string) => (await fetch(origin + path)).status;
  const shownAfterMs = await Promise.all(
    servers.map(async (server) => {
      for (;;) {
        // One after the other: once one of them is there, those that are asked for later have to be there.
        const statuses = [];
        for (const path of paths) statuses.push(await statusOf(server, path));
        if (statuses[0] === 200) expect(statuses).toEqual([200, 200, 200]);
        if (statuses.every((status) => status === 200)) return Date.now() - due;
        expect(Date.now()).toBeLessThan(due + SHOWN_WITHIN_MS + 5_000);
      }
    }),
  );
  expect(Math.min(...shownAfterMs)).toBeGreaterThan(0);
  printFigures('two servers, a release of three pages', { shownAfterMs });
});
