import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { end, memoryOf, type ServerProcess, startServer } from '../embedded/server-process.ts';
import type { Bench } from './bench-options.ts';
import { median } from './load.ts';
import { cookiesOf, MEASURED_SECRET, signIn } from './measured-staff.ts';
import { applyMixedLoad, describeLoad } from './mixed-load.ts';
import type { Line } from './report.ts';
import { createSeededDatabase } from './seeded-database.ts';

/** By then a server has rendered, compressed and cached its pages, and nobody has asked it for anything. */
const SETTLED_MS = 10_000;
const MOST_MORE_MEGABYTES = 80;

const databases = [
  { name: 'Postgres', mostMegabytes: 260 },
  { name: 'the embedded database', mostMegabytes: 420 },
] as const;

/**
 * Measures the memory of a server with the sample content: when it has just started, in turns on both databases; and
 * after an hour of what visitors and the staff do. BENCH_MINUTES says how long the load lasts. Both are under load at the
 * same time, since what a server holds does not depend on how fast it is.
 */
export async function measureMemory(bench: Bench): Promise<Line[]> {
  const minutes = Number(process.env.BENCH_MINUTES ?? (bench.isQuick ? 1 : 60));
  const starts = await measureStarts(bench);
  const url = await createSeededDatabase(bench);
  const [postgres, embedded] = databases;
  const loads = [measureLoad(bench, minutes, postgres.name, url), measureLoad(bench, minutes, embedded.name)];
  // One that fails is told of once all have ended: the others still write into folders that are removed then.
  await Promise.allSettled(loads);
  return [...starts, ...(await Promise.all(loads)).flat()];
}

async function measureStarts(bench: Bench): Promise<Line[]> {
  const settings = [{ DATABASE_URL: await createSeededDatabase(bench) }, {}];
  const folders = await Promise.all(databases.map(() => mkdtemp(join(bench.dataDir, 'memory-'))));
  const measured: number[][] = databases.map(() => []);
  for (let time = 0; time < bench.runs; time++)
    for (const [at, own] of settings.entries()) {
      const server = await start(folders[at] ?? '', own);
      await pause(SETTLED_MS);
      measured[at]?.push(megabytesOf(server));
      await end(server, 'SIGTERM');
    }
  return databases.map(({ name, mostMegabytes }, at) => {
    const runs = measured[at] ?? [];
    return {
      what: `memory (RSS) of a server that has just started, on ${name}`,
      value: write(median(runs)),
      wanted: `≤ ${mostMegabytes} MB`,
      judged: { runs, limit: { atMost: mostMegabytes }, write },
    };
  });
}

/** @param url of the Postgres database; without one, the server has the embedded database. */
async function measureLoad(bench: Bench, minutes: number, name: string, url?: string): Promise<Line[]> {
  // Nobody else can open the embedded database to make a member of the staff.
  const owner =
    url === undefined ? undefined : await signIn(url, await mkdtemp(join(bench.dataDir, 'staff-')));
  const server = await start(
    await mkdtemp(join(bench.dataDir, 'memory-')),
    url === undefined ? {} : { DATABASE_URL: url, STAFF_SECRET: MEASURED_SECRET },
  );
  try {
    await pause(SETTLED_MS);
    const before = megabytesOf(server);
    const load = await applyMixedLoad({
      origin: server.origin,
      cookie: owner && cookiesOf(owner),
      seconds: 60 * minutes,
    });
    await pause(SETTLED_MS);
    const after = megabytesOf(server);
    return [
      {
        what: `memory (RSS) after ${minutes} min of mixed load (${describeLoad(load)}), on ${name}`,
        value: write(after),
        against: `${write(before)} before`,
        wanted: `≤ ${MOST_MORE_MEGABYTES} MB more`,
        isReached: after - before <= MOST_MORE_MEGABYTES,
      },
    ];
  } finally {
    await end(server, 'SIGTERM');
  }
}

/** Starts a server as `npm start` does, without what makes the processes of tests start faster. */
function start(dataDir: string, settings: Record<string, string>): Promise<ServerProcess> {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const options = scripts.start.split(' ').filter((word: string) => word.startsWith('--'));
  const own = { NODE_DISABLE_COMPILE_CACHE: '1', LOG_LEVEL: 'fatal', SEED: 'auto' };
  return startServer(dataDir, { ...own, ...settings }, options);
}

const megabytesOf = (server: ServerProcess) => memoryOf(server) / 1e6;
const write = (megabytes: number) => `${Math.round(megabytes)} MB`;
