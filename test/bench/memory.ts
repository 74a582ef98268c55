import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { end, memoryOf, startServer } from '../embedded/server-process.ts';
import type { Bench } from './bench-options.ts';
import { median } from './load.ts';
import type { Line } from './report.ts';

/** By then a server has rendered, compressed and cached its pages, and nobody has asked it for anything. */
const SETTLED_MS = 10_000;

const databases = [
  { name: 'Postgres', mostMegabytes: 160 },
  { name: 'the embedded database', mostMegabytes: 320 },
];

/** Measures the memory of a server that has just started, with the sample content, in turns on both databases. */
export async function measureMemory(bench: Bench): Promise<Line[]> {
  const settings = [{ DATABASE_URL: await bench.createDatabase() }, {}];
  const folders = await Promise.all(databases.map(() => mkdtemp(join(bench.dataDir, 'memory-'))));
  const measured: number[][] = databases.map(() => []);
  for (let time = 0; time < bench.runs; time++)
    for (const [at, own] of settings.entries()) {
      const server = await startServer(folders[at] ?? '', { ...own, LOG_LEVEL: 'fatal' });
      await pause(SETTLED_MS);
      measured[at]?.push(memoryOf(server) / 1e6);
      await end(server, 'SIGTERM');
    }
  return databases.map(({ name, mostMegabytes }, at) => {
    const runs = measured[at] ?? [];
    const write = (megabytes: number) => `${Math.round(megabytes)} MB`;
    return {
      what: `memory (RSS) of a server that has just started, on ${name}`,
      value: write(median(runs)),
      wanted: `≤ ${mostMegabytes} MB`,
      judged: { runs, limit: { atMost: mostMegabytes }, write },
    };
  });
}
