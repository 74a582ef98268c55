import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { siteHeaders } from '../doors/doors.ts';
import { end, type ServerProcess, startServer } from '../embedded/server-process.ts';
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

/** The least part of what pgbench reaches: with one bare row at a time, and with the product's own statement. */
const doors: { name: string; ofRow: number; ofStatement: number; submissions: Submissions }[] = [
  { name: 'by the legacy door', ofRow: 0.35, ofStatement: 0.6, submissions: legacy },
  { name: 'by tRPC', ofRow: 0.2, ofStatement: 0.45, submissions: site },
];

const INSERT = `insert into bench_rows (full_name, email_id, mobile_no, company_name, user_message)
values ('ASHA MENON', 'asha@example.com', '9845012345', 'EXAMPLE MILLS', 'Two gates, day and night, from the first.');`;

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
 * Compares contact requests, with validation, limit, repeat detection, flags and mails, with pgbench: running the product's
 * own statement, and running one plain insert. Everything is measured once in each turn, and each second turn goes
 * backwards, so that no figure always comes after another.
 */
export async function measureSubmissions(bench: Bench): Promise<Line[]> {
  const url = await bench.createDatabase();
  await createBenchTable(url);
  const own = await writeOwnStatement(url, bench.dataDir, settings, legacy);
  const row = { path: join(bench.dataDir, 'insert.sql'), options: [] };
  await writeFile(row.path, INSERT);
  const servers: { workers: number; server: ServerProcess }[] = [];
  try {
    for (const workers of availableParallelism() > 1 ? [1, 2] : [1]) {
      const database = workers === 1 ? url : await bench.createDatabase();
      const server = await startServer(bench.dataDir, {
        ...settings,
        DATABASE_URL: database,
        WORKERS: String(workers),
      });
      servers.push({ workers, server });
    }
    const byStatement = measured('pgbench, own statement', () => measureScript(own, 'prepared', url, bench));
    const byRow = measured('pgbench, one row', () => measureScript(row, 'simple', url, bench));
    const byServer = servers.map(({ workers, server }) => ({
      workers,
      byDoor: doors.map((door) => ({
        door,
        ...measured(`submissions ${door.name}, ${workers} process${workers > 1 ? 'es' : ''}`, () =>
          measureRequests(server.origin, door.submissions, bench.seconds),
        ),
      })),
    }));
    await takeTurns([byStatement, byRow, ...byServer.flatMap(({ byDoor }) => byDoor)], bench.runs);
    const [alone, ...others] = byServer;
    return [
      ...byServer.flatMap(({ byDoor }) =>
        byDoor.flatMap(({ door, ...own }) => [
          compare(own, byStatement, door.ofStatement),
          compare(own, byRow, door.ofRow),
        ]),
      ),
      ...others.flatMap(({ byDoor }) =>
        byDoor.flatMap((own, index) => compare(own, alone?.byDoor[index] ?? own, 1)),
      ),
    ];
  } finally {
    for (const { server } of servers) await end(server, 'SIGTERM');
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

async function createBenchTable(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create table bench_rows (id bigint primary key generated always as identity,
    full_name text not null, email_id text not null, mobile_no text not null, company_name text not null,
    user_message text not null, at timestamptz not null default now())`);
  await client.end();
}

/** Measures how often per second pgbench runs a script, over as many connections as the load has. */
async function measureScript(
  { path, options }: Script,
  protocol: 'simple' | 'prepared',
  url: string,
  { seconds }: Bench,
): Promise<number | undefined> {
  const pgbench = findProgram('pgbench');
  if (pgbench === undefined) return undefined;
  const load = ['-n', '-M', protocol, '-c', String(CONNECTIONS), '-j', '2', '-T', String(seconds)];
  const { stdout } = await run(pgbench, [...load, ...options, '-f', path, url]);
  if (/number of failed transactions: [1-9]/.test(stdout)) throw new Error(`pgbench failed:\n${stdout}`);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}
