import { connectDatabase } from '../../server/database/connect.ts';
import { end, memoryOf, type ServerProcess, startServer } from '../embedded/server-process.ts';
import type { Bench } from './bench-options.ts';
import { fillJobs } from './job-rows.ts';
import { type QuestionKind, questionKinds } from './questions.ts';
import type { Line } from './report.ts';
import { timedLine, timeRounds } from './timing.ts';

const LARGEST = 1_000_000;

/** Measures the queries of the openings table, requested over HTTP one after the other, at each size of the list. */
export async function measureJobList(bench: Bench): Promise<Line[]> {
  const lines: Line[] = [];
  for (const size of bench.isQuick ? [1_000, 100_000] : [1_000, 100_000, LARGEST]) {
    const server = await startFilled(bench, size);
    try {
      for (const kind of questionKinds) lines.push(await measureKind(bench, server, kind, size));
    } finally {
      await end(server, 'SIGTERM');
    }
  }
  return lines;
}

/** Measures the memory that a legacy client's call for all jobs costs. */
export async function measureStream(bench: Bench): Promise<Line[]> {
  const size = bench.isQuick ? 100_000 : LARGEST;
  const server = await startFilled(bench, size);
  try {
    // The garbage of the first list says nothing about how memory grows with the jobs, so a second one is measured.
    await readStream(server);
    const before = memoryOf(server);
    const { bytes, seconds, most } = await readStream(server);
    return [
      {
        what: `JobDetails of ${size.toLocaleString('en')} jobs, a second time: ${mega(bytes)} in ${seconds.toFixed(1)} s, the server's memory`,
        value: mega(most),
        against: `${mega(before)} after the first`,
        wanted: '≤ 25 MB more',
        isReached: most - before <= 25e6,
      },
    ];
  } finally {
    await end(server, 'SIGTERM');
  }
}

async function readStream(server: ServerProcess): Promise<{ bytes: number; seconds: number; most: number }> {
  const started = performance.now();
  const response = await fetch(`${server.origin}/api/Master/JobDetails?flag=All`, { method: 'POST' });
  let bytes = 0;
  let most = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    most = Math.max(most, memoryOf(server));
  }
  return { bytes, seconds: (performance.now() - started) / 1000, most };
}

async function startFilled(bench: Bench, size: number): Promise<ServerProcess> {
  const url = await bench.filledDatabase(size, async (databaseUrl) => {
    const connection = await connectDatabase({ databaseUrl, dataDir: '' }, console);
    await fillJobs(connection.dbWithoutTimeout, size, { hindiEvery: 5 });
    await connection.close();
  });
  return startServer(bench.dataDir, { DATABASE_URL: url, LOG_LEVEL: 'fatal' });
}

async function measureKind(
  bench: Bench,
  { origin }: ServerProcess,
  { name, ask, procedure, limit }: QuestionKind,
  size: number,
): Promise<Line> {
  const timed = await timeRounds(
    bench,
    async (number) => {
      const input = encodeURIComponent(JSON.stringify(ask(number, size)));
      const response = await fetch(`${origin}/trpc/${procedure ?? 'jobs.list'}?input=${input}`);
      const text = await response.text();
      if (!response.ok) throw new Error(text);
    },
    { calls: bench.isQuick ? 60 : 200 },
  );
  return timedLine(`${size.toLocaleString('en')} jobs: ${name}`, timed, size === LARGEST ? limit : undefined);
}

const mega = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
