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

/** For each misspelt word, the words of the open jobs that share a variant with it; see `variantsOf`. */
export async function listSimilarWords(
  db: Kysely<Database>,
  variants: { asked: string; variant: string }[],
): Promise<(JobWord & { asked: string })[]> {
  const { rows } = await sql<JobWord & { asked: string }>`
    select distinct asked, word, jobs
    from unnest(${variants.map(({ asked }) => asked)}::text[], ${variants.map(({ variant }) => variant)}::text[])
      as variant (asked, text)
    join job_word_variants on job_word_variants.variant = variant.text
    join job_words using (word)
    where jobs > 0
  `.execute(db);
  return rows;
}
