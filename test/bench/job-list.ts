import { connectDatabase } from '../../server/database/connect.ts';
import { end, type ServerProcess, startServer } from '../embedded/server-process.ts';
import type { Bench } from './bench-options.ts';
import { fillJobs } from './job-rows.ts';
import { type QuestionKind, questionKinds } from './questions.ts';
import type { Line } from './report.ts';
import { timedLine, timeRounds } from './timing.ts';

const LARGEST = 100_000;

/** Measures the queries of the openings table, requested over HTTP one after the other, at each size of the list. */
export async function measureJobList(bench: Bench): Promise<Line[]> {
  const lines: Line[] = [];
  for (const size of [1_000, LARGEST]) {
    const server = await startFilled(bench, size);
    try {
      for (const kind of questionKinds) lines.push(await measureKind(bench, server, kind, size));
    } finally {
      await end(server, 'SIGTERM');
    }
  }
  return lines;
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
