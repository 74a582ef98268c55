import { connectDatabase } from '../../server/database/connect.ts';
import { end, memoryOf, type ServerProcess, startServer } from '../embedded/server-process.ts';
import type { Bench } from './bench-options.ts';
import { fillJobs } from './job-rows.ts';
import { median, percentile } from './load.ts';
import { type QuestionKind, questionKinds } from './questions.ts';
import type { Line } from './report.ts';

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
  server: ServerProcess,
  kind: QuestionKind,
  size: number,
): Promise<Line> {
  const questions = bench.isQuick ? 60 : 200;
  const medians: number[] = [];
  const slowest: number[] = [];
  for (let time = -1; time < bench.runs; time++) {
    const times: number[] = [];
    for (let number = 0; number < questions; number++) {
      const input = encodeURIComponent(JSON.stringify(kind.ask(number, size)));
      const started = performance.now();
      const response = await fetch(`${server.origin}/trpc/${kind.procedure ?? 'jobs.list'}?input=${input}`);
      const text = await response.text();
      times.push(performance.now() - started);
      if (!response.ok) throw new Error(text);
    }
    // The first round is the warm-up.
    if (time < 0) continue;
    medians.push(percentile(times, 0.5));
    slowest.push(percentile(times, 0.95));
  }
  const p95 = median(slowest);
  return {
    what: `${size.toLocaleString('en')} jobs: ${kind.name}`,
    value: `p50 ${median(medians).toFixed(1)}, p95 ${p95.toFixed(1)} ms`,
    ...(size === LARGEST && {
      wanted: `p95 < ${kind.limit} ms`,
      judged: { runs: slowest, limit: { atMost: kind.limit }, write: (value) => `${value.toFixed(1)} ms` },
    }),
  };
}

const mega = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
