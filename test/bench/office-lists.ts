import { sql } from 'kysely';
import { connectDatabase } from '../../server/database/connect.ts';
import type { Bench } from './bench-options.ts';
import { type OfficeQuestion, officeQuestions, type SampledPerson } from './office-questions.ts';
import type { Line } from './report.ts';
import type { Staff } from './staff-calls.ts';
import { type Timed, timedLine, timeRounds } from './timing.ts';

const LIMIT_MS = 150;
const SAMPLED = 500;

interface Members {
  owner: Staff;
  recruiter: Staff;
}

/** Measures the staff's lists beside the inbox: quotations, mails, jobs, and looking up a person. */
export async function measureOffice(
  bench: Bench,
  { owner, recruiter }: Members,
  url: string,
  size: number,
): Promise<Line[]> {
  const persons = await samplePersons(url);
  const slowest = new Map<string, { question: OfficeQuestion; timed: Timed }>();
  for (const question of officeQuestions) {
    const { group, procedure, isCall, isRecruiter, ask } = question;
    const staff = isRecruiter ? recruiter : owner;
    const timed = await timeRounds(bench, (number) => {
      const input = ask(number, persons);
      return isCall ? staff.call(procedure, input) : staff.ask(procedure, input);
    });
    if (timed.p95 > (slowest.get(group)?.timed.p95 ?? -1)) slowest.set(group, { question, timed });
  }
  return [...slowest].map(([group, { question, timed }]) => {
    const isOne = officeQuestions.filter((each) => each.group === group).length === 1;
    const what = isOne ? question.name : `the slowest of which is ${question.name}`;
    const limit = bench.isQuick ? undefined : (question.limitMs ?? LIMIT_MS);
    return timedLine(`${group}, beside ${size.toLocaleString('en')} submissions: ${what}`, timed, limit);
  });
}

/** Some submissions of all ages, so that what was linked is among them. */
async function samplePersons(url: string): Promise<SampledPerson[]> {
  const connection = await connectDatabase({ databaseUrl: url, dataDir: '' }, console);
  try {
    const { rows } = await sql<SampledPerson>`
      select reference, name, email, phone from inbox_entries
      where submission_id % (select max(submission_id) / ${sql.lit(SAMPLED)} from inbox_entries) = 0
      order by submission_id`.execute(connection.dbWithoutTimeout);
    return rows;
  } finally {
    await connection.close();
  }
}
