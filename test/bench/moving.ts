import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connectDatabase } from '../../server/database/connect.ts';
import { createResumeStore } from '../../server/files/resume-store.ts';
import type { OpenedImport } from '../../src/contract/staff/moving-in.ts';
import type { MovingOut } from '../../src/contract/staff/moving-out.ts';
import { siteHeaders } from '../doors/doors.ts';
import { end, memoryOf, type ServerProcess, startServer } from '../embedded/server-process.ts';
import { measureCommand } from '../environment/measured-command.ts';
import { createManySubmissions } from '../factories/many-submissions.ts';
import { writeTextPosts } from '../factories/text-posts.ts';
import type { Bench } from './bench-options.ts';
import { cookiesOf, MEASURED_SECRET, signIn } from './measured-staff.ts';
import type { Line } from './report.ts';
import { staffAt } from './staff-calls.ts';

const LOOK_EVERY_MS = 100;
/** By then a server has rendered and cached its pages. */
const SETTLED_MS = 10_000;
const MOST_MORE = 100e6;
const MOST_OF_IMPORT = 256e6;

/** Measures moving a whole company out and in again, by command and by screen. */
export async function measureMoving(bench: Bench): Promise<Line[]> {
  const count = bench.isQuick ? 50_000 : 1_000_000;
  const [url, nothing, target] = [
    await bench.createDatabase(),
    await bench.createDatabase(),
    await bench.createDatabase(),
  ];
  const folder = await mkdtemp(join(bench.dataDir, 'moving-'));
  const dataDir = join(folder, 'full');
  const connection = await connectDatabase({ databaseUrl: url, dataDir }, console);
  await createManySubmissions(
    {
      db: connection.dbWithoutTimeout,
      resumes: await createResumeStore({ dataDir, resumeBucket: undefined }),
    },
    { count, files: count / 100, fileBytes: 60_000 },
  );
  await connection.close();
  const [zip, empty] = [join(folder, 'full.zip'), join(folder, 'empty.zip')];
  const size = `${count.toLocaleString('en')} submissions and ${(count / 100).toLocaleString('en')} files`;
  const emptyOut = await measure('move-out', nothing, join(folder, 'nothing'), empty);
  const out = await measure('move-out', url, dataDir, zip);
  const emptyIn = await measure('move-out', nothing, join(folder, 'nothing'), '--check', empty);
  const into = await measure('move-in', target, join(folder, 'target'), zip);
  const byScreen = await measureScreen(bench, url, dataDir);
  return [
    more(`moving out by command, ${size}`, out, emptyOut.peak, 'for an empty company'),
    more(`moving in by command, ${size}`, into, emptyIn.peak, 'for an empty company'),
    more(`moving out by screen, ${size}`, byScreen, byScreen.before, 'before'),
  ];
}

/** Measures the rehearsal of an export of texts alone, of as much as the screen takes, by command and by screen. */
export async function measureTexts(bench: Bench): Promise<Line[]> {
  const folder = await mkdtemp(join(bench.dataDir, 'texts-'));
  const bytes = bench.isQuick ? 50e6 : 1024 ** 3 - 1024 ** 2;
  const wxr = join(folder, 'posts.xml');
  await writeTextPosts(createWriteStream(wxr), bytes);
  const url = await bench.createDatabase();
  await signIn(url, join(folder, 'posts'));
  const posts = await measure('move-in', url, join(folder, 'posts'), '--rehearse', wxr);
  const inServer = await measureRehearsal(bench, await bench.createDatabase(), wxr);
  return [
    {
      what: `reading ${mega(bytes)} of posts to be moved in, in ${posts.seconds.toFixed(0)} s: the memory (RSS)`,
      value: mega(posts.peak),
      wanted: `≤ ${mega(MOST_OF_IMPORT)}`,
      isReached: posts.peak <= MOST_OF_IMPORT,
    },
    {
      what: `rehearsing the same in a running server, in ${inServer.seconds.toFixed(0)} s: the memory (RSS)`,
      value: mega(inServer.peak),
      against: `${mega(inServer.before)} before`,
      wanted: `≤ ${mega(MOST_OF_IMPORT)} more`,
      isReached: inServer.peak - inServer.before <= MOST_OF_IMPORT,
    },
  ];
}

async function measure(
  name: string,
  databaseUrl: string,
  dataDir: string,
  ...args: string[]
): Promise<Measured> {
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, STAFF_SECRET: MEASURED_SECRET };
  const { code, output, ...measured } = await measureCommand(name, args, settings);
  if (code !== 0) throw new Error(output);
  // The whole takes long: whoever has to end it has seen what was done.
  console.error(`${name} ${args.join(' ')}: ${measured.seconds.toFixed(0)} s, ${mega(measured.peak)}`);
  return measured;
}

interface Measured {
  seconds: number;
  /** The largest resident memory, in bytes. */
  peak: number;
}

function more(what: string, { seconds, peak }: Measured, before: number, when: string): Line {
  return {
    what: `${what}, in ${seconds.toFixed(0)} s: the memory (RSS)`,
    value: mega(peak),
    against: `${mega(before)} ${when}`,
    wanted: `≤ ${mega(MOST_MORE)} more`,
    isReached: peak - before <= MOST_MORE,
  };
}

/** Uploads an export to a server of its own, as the screen does with a small one, and waits until it is rehearsed. */
export async function measureRehearsal(
  bench: Pick<Bench, 'dataDir'>,
  url: string,
  file: string,
): Promise<Measured & { before: number }> {
  const dataDir = await mkdtemp(join(bench.dataDir, 'rehearsal-'));
  const cookies = cookiesOf(await signIn(url, dataDir));
  const settings = { DATABASE_URL: url, STAFF_SECRET: MEASURED_SECRET, LOG_LEVEL: 'fatal' };
  const server = await startServer(dataDir, settings);
  try {
    const staff = staffAt(server, cookies);
    for (let time = 0; time < 20; time++) await staff.ask('movingIn.list', {});
    await pause(SETTLED_MS);
    const before = memoryOf(server);
    let peak = before;
    const looking = setInterval(() => {
      peak = Math.max(peak, memoryOf(server));
    }, LOOK_EVERY_MS);
    try {
      const body = new FormData();
      body.append('file', await openAsBlob(file), 'posts.xml');
      const headers = { ...siteHeaders, cookie: `${siteHeaders.cookie}; ${cookies}` };
      const sent = await fetch(`${server.origin}/staff/moving-in/files`, { method: 'POST', headers, body });
      if (!sent.ok) throw new Error(await sent.text());
      const { id } = (await sent.json()) as OpenedImport;
      const started = performance.now();
      for (;;) {
        // A machine with other work may be too busy to say it.
        const opened = await staff.ask<OpenedImport>('movingIn.open', { id }).catch(() => undefined);
        const { state, reason } = opened ?? { state: 'reading', reason: '' };
        if (state === 'rehearsed') return { before, peak, seconds: (performance.now() - started) / 1_000 };
        if (state !== 'reading') throw new Error(`${state}: ${reason}`);
        await pause(LOOK_EVERY_MS * 10);
      }
    } finally {
      clearInterval(looking);
    }
  } finally {
    await end(server, 'SIGTERM');
  }
}

async function measureScreen(
  bench: Bench,
  url: string,
  dataDir: string,
): Promise<Measured & { before: number }> {
  const owner = await signIn(url, await mkdtemp(join(bench.dataDir, 'staff-')));
  const server = await startServer(dataDir, {
    DATABASE_URL: url,
    STAFF_SECRET: MEASURED_SECRET,
    LOG_LEVEL: 'fatal',
  });
  try {
    return await makeArchive(server, cookiesOf(owner));
  } finally {
    await end(server, 'SIGTERM');
  }
}

async function makeArchive(server: ServerProcess, cookies: string): Promise<Measured & { before: number }> {
  const staff = staffAt(server, cookies);
  // At rest is a server that somebody uses.
  for (let time = 0; time < 20; time++) await staff.ask('movingOut.find', {});
  await pause(SETTLED_MS);
  const before = memoryOf(server);
  const started = performance.now();
  await staff.call('movingOut.begin', {});
  let peak = before;
  for (;;) {
    peak = Math.max(peak, memoryOf(server));
    const { state, reason } = await staff.ask<MovingOut>('movingOut.find', {});
    if (state === 'ready') return { before, peak, seconds: (performance.now() - started) / 1_000 };
    if (state !== 'running') throw new Error(`${state}: ${reason}`);
    await pause(LOOK_EVERY_MS);
  }
}

const mega = (bytes: number) => `${Math.round(bytes / 1e6).toLocaleString('en')} MB`;
