import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { siteHeaders } from '../doors/doors.ts';
import { end, startServer } from '../embedded/server-process.ts';
import type { Bench } from './bench-options.ts';
import { CONNECTIONS, findProgram, measureRequests, median, ratioOf, run, type Submissions } from './load.ts';
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
const doors: { name: string; wanted: number; submissions: Submissions }[] = [
  {
    name: 'by the legacy door',
    wanted: 0.35,
    submissions: { path: '/api/Master/SubmitUserRequest', headers: json, body: contact },
  },
  {
    name: 'by tRPC',
    wanted: 0.2,
    submissions: { path: '/trpc/contact.submit', headers: { ...json, ...siteHeaders }, body: contact },
  },
];

const INSERT = `insert into bench_rows (full_name, email_id, mobile_no, company_name, user_message)
values ('ASHA MENON', 'asha@example.com', '9845012345', 'EXAMPLE MILLS', 'Two gates, day and night, from the first.');`;

/** Compares contact requests with validation, limit, repeat detection and flags with one plain insert by pgbench. */
export async function measureSubmissions(bench: Bench): Promise<Line[]> {
  const lines: Line[] = [];
  for (const workers of availableParallelism() > 1 ? [1, 2] : [1]) {
    const url = await bench.createDatabase();
    await createBenchTable(url);
    const server = await startServer(bench.dataDir, {
      DATABASE_URL: url,
      WORKERS: String(workers),
      LOG_LEVEL: 'fatal',
      // The limits are on, but never reached.
      SUBMIT_LIMIT_PER_MINUTE: '1000000',
      SUBMIT_LIMIT_PER_FORM: '1000000',
      TRUST_PROXY: 'loopback',
    });
    try {
      const floor: number[] = [];
      const rates = doors.map((): number[] => []);
      for (const { submissions } of doors) await measureRequests(server.origin, submissions, 2);
      for (let time = 0; time < bench.runs; time++) {
        const inserts = await measureInserts(url, bench);
        if (inserts !== undefined) floor.push(inserts);
        for (const [index, { submissions }] of doors.entries()) {
          const measured = await measureRequests(server.origin, submissions, bench.seconds);
          if (measured !== undefined) rates[index]?.push(measured);
        }
      }
      for (const [index, { name, wanted }] of doors.entries())
        lines.push(
          lineOf(
            `submissions ${name}, ${workers} process${workers > 1 ? 'es' : ''}`,
            rates[index] ?? [],
            floor,
            wanted,
          ),
        );
    } finally {
      await end(server, 'SIGTERM');
    }
  }
  return lines;
}

function lineOf(what: string, rates: number[], floor: number[], wanted: number): Line {
  if (rates.length === 0) return { what, value: 'wrk: not installed' };
  const value = rate(median(rates));
  if (floor.length === 0) return { what, value, against: 'pgbench: not installed' };
  const ratio = ratioOf(rates, floor);
  return {
    what,
    value,
    against: `pgbench ${rate(median(floor))}`,
    ratio,
    wanted: `≥ ${wanted}`,
    judged: { runs: ratiosOf(rates, floor), limit: { atLeast: wanted }, write: (value) => value.toFixed(2) },
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

/** Measures the rows per second that pgbench inserts, one per statement, with the simple protocol. */
async function measureInserts(url: string, { dataDir, seconds }: Bench): Promise<number | undefined> {
  const pgbench = findProgram('pgbench');
  if (pgbench === undefined) return undefined;
  const script = join(dataDir, 'insert.sql');
  await writeFile(script, INSERT);
  const options = [
    '-n',
    '-M',
    'simple',
    '-c',
    String(CONNECTIONS),
    '-j',
    '2',
    '-T',
    String(seconds),
    '-f',
    script,
  ];
  const { stdout } = await run(pgbench, [...options, url]);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}
