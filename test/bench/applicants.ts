import type { Bench } from './bench-options.ts';
import { JOBS, STAGES } from './inbox-rows.ts';
import type { Line } from './report.ts';
import type { Staff } from './staff-calls.ts';
import { timedLine, timeRounds } from './timing.ts';

const LIMIT_MS = 100;
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
export async function measureApplicants(bench: Bench, staff: Staff, size: number): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [name, ask] of Object.entries(questions)) {
    const timed = await timeRounds(bench, (number) => {
      const { procedure, filter } = ask(number);
      return staff.call(`applicants.${procedure}`, { jid: `JO-${1001 + ((number * 7) % JOBS)}`, ...filter });
    });
    const what = `Applicants among ${size.toLocaleString('en')}: ${name}`;
    lines.push(timedLine(what, timed, bench.isQuick ? undefined : LIMIT_MS));
  }
  return lines;
}
