import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { connectDatabase } from '../../server/database/connect.ts';
import { end, memoryOf, type ServerProcess, startServer } from '../embedded/server-process.ts';
import { measureApplicants } from './applicants.ts';
import type { Bench } from './bench-options.ts';
import { type InboxQuestions, inboxQuestions } from './inbox-questions.ts';
import { fillInbox } from './inbox-rows.ts';
import { median, percentile } from './load.ts';
import { cookiesOf, MEASURED_SECRET, signIn } from './measured-staff.ts';
import type { Line } from './report.ts';
import { measureStart } from './start.ts';

const LARGEST = 1_000_000;
const LIMIT_MS = 150;

/**
 * Measures the staff's lists and searches, requested over HTTP one after the other, and the export of the whole inbox.
 */
export async function measureInbox(bench: Bench): Promise<Line[]> {
  const size = bench.isQuick ? 50_000 : LARGEST;
  const url = await bench.createDatabase();
  const owner = await signIn(url, await mkdtemp(join(bench.dataDir, 'staff-')));
  const connection = await connectDatabase({ databaseUrl: url, dataDir: '' }, console);
  await fillInbox(connection.dbWithoutTimeout, size, owner.id);
  await connection.close();
  const server = await startServer(bench.dataDir, {
    DATABASE_URL: url,
    STAFF_SECRET: MEASURED_SECRET,
    LOG_LEVEL: 'fatal',
  });
  const cookie = cookiesOf(owner);
  try {
    const slowest = new Map<string, Answered>();
    for (const questions of inboxQuestions) {
      const answered = await measureQuestions(bench, server, cookie, owner.id, questions);
      const name = questions.group ?? questions.name;
      if (answered.p95 > (slowest.get(name)?.p95 ?? -1)) slowest.set(name, answered);
    }
    const lines = [...slowest].map(([name, { p50, p95, question, slowest: runs }]) => ({
      what: `Inbox of ${size.toLocaleString('en')}: ${name}${name === question ? '' : `, the slowest of which is ${question}`}`,
      value: `p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)} ms`,
      ...(size === LARGEST && {
        wanted: `p95 < ${LIMIT_MS} ms`,
        judged: { runs, limit: { atMost: LIMIT_MS }, write: (value: number) => `${value.toFixed(1)} ms` },
      }),
    }));
    // An export needs a second factor given within ten minutes, and the searches take longer than that.
    const exporter = await signIn(url, await mkdtemp(join(bench.dataDir, 'staff-')));
    const applicants = await measureApplicants(bench, server, cookie, size);
    const start = await measureStart(bench, server, cookie, size);
    return [...lines, ...applicants, start, await measureCsv(server, cookiesOf(exporter), size)];
  } finally {
    await end(server, 'SIGTERM');
  }
}

interface Answered {
  question: string;
  p50: number;
  p95: number;
  /** The 95th percentile of each round. */
  slowest: number[];
}

async function measureQuestions(
  bench: Bench,
  server: ServerProcess,
  cookie: string,
  member: string,
  { name, ask }: InboxQuestions,
): Promise<Answered> {
  const medians: number[] = [];
  const slowest: number[] = [];
  // The first round is the warm-up.
  for (let round = -1; round < bench.runs; round++) {
    const times: number[] = [];
    for (let number = 0; number < (bench.isQuick ? 20 : 60); number++)
      times.push(await timeList(server, cookie, ask(number, member)));
    if (round < 0) continue;
    medians.push(percentile(times, 0.5));
    slowest.push(percentile(times, 0.95));
  }
  return { question: name, p50: median(medians), p95: median(slowest), slowest };
}

async function timeList({ origin }: ServerProcess, cookie: string, question: object): Promise<number> {
  const input = encodeURIComponent(JSON.stringify(question));
  const started = performance.now();
  const response = await fetch(`${origin}/staff/trpc/inbox.list?input=${input}`, { headers: { cookie } });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return performance.now() - started;
}

async function measureCsv(server: ServerProcess, cookie: string, size: number): Promise<Line> {
  const before = memoryOf(server);
  const started = performance.now();
  const response = await fetch(`${server.origin}/staff/files/inbox.csv`, { headers: { cookie } });
  if (!response.ok) throw new Error(await response.text());
  let bytes = 0;
  let most = before;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    most = Math.max(most, memoryOf(server));
  }
  const seconds = (performance.now() - started) / 1000;
  return {
    what: `CSV of ${size.toLocaleString('en')} submissions: ${mega(bytes)} in ${seconds.toFixed(1)} s, the server's memory`,
    value: mega(most),
    against: `${mega(before)} before`,
    wanted: '≤ 100 MB more',
    isReached: most - before <= 100e6,
  };
}

const mega = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
