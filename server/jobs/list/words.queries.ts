import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** A word of the open jobs, and the number of open jobs that contain it. */
export interface JobWord {
  word: string;
  jobs: number;
}

/** For each asked word, the words of the open jobs that begin with it, at most `limit`. */
export async function listWordsBeginning(
  db: Kysely<Database>,
  asked: string[],
  limit: number,
): Promise<(JobWord & { asked: string })[]> {
  const { rows } = await sql<JobWord & { asked: string }>`
    select asked, word, jobs from unnest(${asked}::text[]) as asked cross join lateral (
      select word, jobs from job_words
      where word >= asked collate "C" and word < (asked || chr(1114111)) collate "C" and jobs > 0
      limit ${limit}
    ) as beginning
  `.execute(db);
  return rows;
}

/** The words of the open jobs of these lengths, without digits. */
export async function listWordsOfLength(
  db: Kysely<Database>,
  shortest: number,
  longest: number,
): Promise<JobWord[]> {
  const { rows } = await sql<JobWord>`
    select word, jobs from job_words
    where length(word) between ${shortest} and ${longest} and word !~ '[0-9]' and jobs > 0
  `.execute(db);
  return rows;
}
