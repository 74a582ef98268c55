import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { connectDatabase } from '../../server/database/connect.ts';
import { end, memoryOf, type ServerProcess, startServer } from '../embedded/server-process.ts';
import { measureApplicants } from './applicants.ts';
import type { Bench } from './bench-options.ts';
import { inboxQuestions } from './inbox-questions.ts';
import { fillInbox } from './inbox-rows.ts';
import { cookiesOf, MEASURED_SECRET, signIn } from './measured-staff.ts';
import type { Line } from './report.ts';
import { staffAt } from './staff-calls.ts';
import { measureStart } from './start.ts';
import { type Timed, timedLine, timeRounds } from './timing.ts';

/** Retention deletes after a year, so that an office does not have more. */
const LARGEST = 200_000;
const LIMIT_MS = 100;
/** Of two filters, or words and a filter, there are a hundred pairs: with the calls of the others they take half an hour. */
const CALLS_OF_A_PAIR = 20;

/**
 * Measures the staff's lists and searches, requested over HTTP one after the other, and the export of the whole inbox.
 */
export async function measureInbox(bench: Bench): Promise<Line[]> {
  const size = bench.isQuick ? 50_000 : LARGEST;
  const url = await bench.createDatabase();
  const owner = await signIn(url, await mkdtemp(join(bench.dataDir, 'staff-')));
  const connection = await connectDatabase({ databaseUrl: url, dataDir: '' }, console);
  const started = performance.now();
  await fillInbox(connection.dbWithoutTimeout, size, owner.id);
  console.error(`Filled in ${((performance.now() - started) / 60_000).toFixed(1)} minutes.`);
  await connection.close();
  const server = await startServer(bench.dataDir, {
    DATABASE_URL: url,
    STAFF_SECRET: MEASURED_SECRET,
    LOG_LEVEL: 'fatal',
  });
  const staff = staffAt(server, cookiesOf(owner));
  try {
    const slowest = new Map<string, Timed & { question: string }>();
    for (const { name: question, group, ask } of inboxQuestions) {
      const list = (number: number) => staff.ask('inbox.list', ask(number, owner.id));
      const timed = await timeRounds(bench, list, group === undefined ? {} : { calls: CALLS_OF_A_PAIR });
      const name = group ?? question;
      if (timed.p95 > (slowest.get(name)?.p95 ?? -1)) slowest.set(name, { ...timed, question });
    }
    const lines = [...slowest].map(([name, { question, ...timed }]) => {
      const what = name === question ? name : `${name}, the slowest of which is ${question}`;
      const limit = size === LARGEST ? LIMIT_MS : undefined;
      return timedLine(`Inbox of ${size.toLocaleString('en')}: ${what}`, timed, limit);
    });
    const applicants = await measureApplicants(bench, staff, size);
    const start = await measureStart(bench, staff, size);
    // An export needs a second factor given within ten minutes, and the searches take longer than that.
    const exporter = await signIn(url, await mkdtemp(join(bench.dataDir, 'staff-')));
    const csv = await measureCsv(server, cookiesOf(exporter), size);
    return [...lines, ...applicants, start, csv];
  } finally {
    await end(server, 'SIGTERM');
  }
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
