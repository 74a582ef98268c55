import { siteHeaders } from '../doors/doors.ts';
import type { ServerProcess } from '../embedded/server-process.ts';
import type { Bench } from './bench-options.ts';
import { JOBS, STAGES } from './inbox-rows.ts';
import { median, percentile } from './load.ts';
import type { Line } from './report.ts';

const LIMIT_MS = 150;
const qualifications = ['graduate', '10TH', 'pass', 'never heard of'];
const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

const questions: Record<string, (number: number) => { procedure: 'board' | 'list'; filter: object }> = {
  'the board of a job': () => ({ procedure: 'board', filter: {} }),
  'the board by qualification and resume': (n) => ({
    procedure: 'board',
    filter: { qualification: qualifications[n % qualifications.length], resume: n % 2 ? 'with' : 'without' },
  }),
  'the board by city and days': (n) => ({
    procedure: 'board',
    filter: { city: n % 2 ? 'Pune' : 'Atlantis', from: day((n * 13) % 300) },
  }),
  'the table by stage and qualification': (n) => ({
    procedure: 'list',
    filter: { stage: String(1 + (n % STAGES)), qualification: qualifications[n % qualifications.length] },
  }),
};

/** Measures the applicants of one job after the other, with their counts. */
export async function measureApplicants(
  { runs, isQuick }: Bench,
  server: ServerProcess,
  cookie: string,
  size: number,
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [name, ask] of Object.entries(questions)) {
    const slowest: number[] = [];
    const medians: number[] = [];
    // The first round is the warm-up.
    for (let round = -1; round < runs; round++) {
      const times: number[] = [];
      for (let number = 0; number < (isQuick ? 20 : 60); number++)
        times.push(await timeCall(server, cookie, number, ask(number)));
      if (round < 0) continue;
      slowest.push(percentile(times, 0.95));
      medians.push(percentile(times, 0.5));
    }
    const [p50, p95] = [median(medians), median(slowest)];
    lines.push({
      what: `Applicants among ${size.toLocaleString('en')}: ${name}`,
      value: `p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)} ms`,
      ...(!isQuick && {
        wanted: `p95 < ${LIMIT_MS} ms`,
        judged: { runs: slowest, limit: { atMost: LIMIT_MS }, write: (value) => `${value.toFixed(1)} ms` },
      }),
    });
  }
  return lines;
}

async function timeCall(
  { origin }: ServerProcess,
  cookie: string,
  number: number,
  { procedure, filter }: { procedure: string; filter: object },
): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${origin}/staff/trpc/applicants.${procedure}`, {
    method: 'POST',
    headers: {
      ...siteHeaders,
      cookie: `${siteHeaders.cookie}; ${cookie}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ jid: `JO-${1001 + ((number * 7) % JOBS)}`, ...filter }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return performance.now() - started;
}
