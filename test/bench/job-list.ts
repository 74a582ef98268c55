import { connectDatabase } from '../../server/database/connect.ts';
import { end, type ServerProcess, startServer } from '../embedded/server-process.ts';
import type { Bench } from './bench-options.ts';
import { fillJobs } from './job-rows.ts';
import { type QuestionKind, questionKinds } from './questions.ts';
import type { Line } from './report.ts';
import { timedLine, timeRounds } from './timing.ts';

const SIZE = 100_000;
const LIMIT_MS = 100;

/** Measures the queries of the openings table, requested over HTTP one after the other. */
export async function measureJobList(bench: Bench): Promise<Line[]> {
  const databaseUrl = await bench.createDatabase();
  const connection = await connectDatabase({ databaseUrl, dataDir: '' }, console);
  await fillJobs(connection.dbWithoutTimeout, SIZE, { hindiEvery: 5 });
  await connection.close();
  const server = await startServer(bench.dataDir, { DATABASE_URL: databaseUrl, LOG_LEVEL: 'fatal' });
  try {
    const lines: Line[] = [];
    for (const kind of questionKinds) lines.push(await measureKind(bench, server, kind));
    return lines;
  } finally {
    await end(server, 'SIGTERM');
  }
}

async function measureKind(
  bench: Bench,
  { origin }: ServerProcess,
  { name, ask, procedure }: QuestionKind,
): Promise<Line> {
  const timed = await timeRounds(
    bench,
    async (number) => {
      const input = encodeURIComponent(JSON.stringify(ask(number, SIZE)));
      const response = await fetch(`${origin}/trpc/${procedure ?? 'jobs.list'}?input=${input}`);
      const text = await response.text();
      if (!response.ok) throw new Error(text);
    },
    { calls: bench.isQuick ? 60 : 200 },
  );
  return timedLine(`${SIZE.toLocaleString('en')} jobs: ${name}`, timed, LIMIT_MS);
}
