import { siteHeaders } from '../doors/doors.ts';
import { end, startServer } from '../embedded/server-process.ts';
import type { Bench } from './bench-options.ts';
import { CONNECTIONS, findProgram, measureRequests, median, ratioOf, run, type Submissions } from './load.ts';
import { type Script, writeOwnStatement } from './own-statement.ts';
import { type Line, rate } from './report.ts';
import { ratiosOf } from './verdict.ts';

const contact = JSON.stringify({
  fullName: 'ASHA MENON',
  emailId: 'asha@example.com',
  mobileNo: '9845012345',
  companyName: 'EXAMPLE MILLS',
  userMessage: 'Two gates, day and night, from the first of the month. {n}',
});
const json = { 'content-type': 'application/json' };
const legacy = { path: '/api/Master/SubmitUserRequest', headers: json, body: contact };
const site = { path: '/trpc/contact.submit', headers: { ...json, ...siteHeaders }, body: contact };

/** The least part of what pgbench reaches with the product's own statement. */
const doors: { name: string; least: number; submissions: Submissions }[] = [
  { name: 'by the legacy door', least: 0.65, submissions: legacy },
  { name: 'by tRPC', least: 0.45, submissions: site },
];

const settings = {
  LOG_LEVEL: 'fatal',
  // The limits are on, but never reached.
  SUBMIT_LIMIT_PER_MINUTE: '1000000',
  SUBMIT_LIMIT_PER_FORM: '1000000',
  TRUST_PROXY: 'loopback',
};

/** The rates of one thing, turn by turn; undefined if the program that measures it is not installed. */
interface Measured {
  what: string;
  measure(): Promise<number | undefined>;
  rates: number[];
}

/**
 * Compares contact requests, with validation, limit, repeat detection, flags and mails, with pgbench running the product's
 * own statement. Everything is measured once in each turn, and each second turn goes backwards, so that no figure always
 * comes after another.
 */
export async function measureSubmissions(bench: Bench): Promise<Line[]> {
  const url = await bench.createDatabase();
  const own = await writeOwnStatement(url, bench.dataDir, settings, legacy);
  const server = await startServer(bench.dataDir, { ...settings, DATABASE_URL: url, WORKERS: '1' });
  try {
    const byStatement = measured('pgbench, own statement', () => measureScript(own, url, bench));
    const byDoor = doors.map(({ name, least, submissions }) => ({
      least,
      ...measured(`submissions ${name}, 1 process`, () =>
        measureRequests(server.origin, submissions, bench.seconds),
      ),
    }));
    await takeTurns([byStatement, ...byDoor], bench.runs);
    return byDoor.map(({ least, ...own }) => compare(own, byStatement, least));
  } finally {
    await end(server, 'SIGTERM');
  }
}

const measured = (what: string, measure: Measured['measure']): Measured => ({ what, measure, rates: [] });

async function takeTurns(all: Measured[], turns: number): Promise<void> {
  // The turn before the first one warms up.
  for (let turn = -1; turn < turns; turn++)
    for (const { measure, rates } of turn % 2 === 0 ? all : all.toReversed()) {
      const value = await measure();
      if (turn >= 0 && value !== undefined) rates.push(value);
    }
}

function compare({ what, rates }: Measured, against: Measured, wanted: number): Line {
  if (rates.length === 0) return { what, value: 'wrk: not installed' };
  const value = rate(median(rates));
  if (against.rates.length === 0) return { what, value, against: `${against.what}: not installed` };
  return {
    what,
    value,
    against: `${against.what}: ${rate(median(against.rates))}`,
    ratio: ratioOf(rates, against.rates),
    wanted: `≥ ${wanted}`,
    judged: {
      runs: ratiosOf(rates, against.rates),
      limit: { atLeast: wanted },
      write: (value) => value.toFixed(2),
    },
  };
}

/** Measures how often per second pgbench runs a script, over as many connections as the load has. */
async function measureScript(
  { path, options }: Script,
  url: string,
  { seconds }: Bench,
): Promise<number | undefined> {
  const pgbench = findProgram('pgbench');
  if (pgbench === undefined) return undefined;
  const load = ['-n', '-M', 'prepared', '-c', String(CONNECTIONS), '-j', '2', '-T', String(seconds)];
  const { stdout } = await run(pgbench, [...load, ...options, '-f', path, url]);
  if (/number of failed transactions: [1-9]/.test(stdout)) throw new Error(`pgbench failed:\n${stdout}`);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}
