import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { connectDatabase } from '../../server/database/connect.ts';
import { end, startServer } from '../embedded/server-process.ts';
import { measureApplicants } from './applicants.ts';
import type { Bench } from './bench-options.ts';
import { inboxQuestions } from './inbox-questions.ts';
import { fillInbox } from './inbox-rows.ts';
import { cookiesOf, MEASURED_SECRET, signIn } from './measured-staff.ts';
import type { Line } from './report.ts';
import { staffAt } from './staff-calls.ts';
import { measureStart } from './start.ts';
import { timedLine, timeRounds } from './timing.ts';

/** Retention deletes after a year, so that an office does not have more. */
const LARGEST = 200_000;
const LIMIT_MS = 100;

/** Measures the staff's lists and searches, requested over HTTP one after the other. */
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
    const lines: Line[] = [];
    for (const [name, ask] of Object.entries(inboxQuestions)) {
      const timed = await timeRounds(bench, (number) => staff.ask('inbox.list', ask(number, owner.id)));
      const limit = size === LARGEST ? LIMIT_MS : undefined;
      lines.push(timedLine(`Inbox of ${size.toLocaleString('en')}: ${name}`, timed, limit));
    }
    const applicants = await measureApplicants(bench, staff, size);
    return [...lines, ...applicants, await measureStart(bench, staff, size)];
  } finally {
    await end(server, 'SIGTERM');
  }
}
