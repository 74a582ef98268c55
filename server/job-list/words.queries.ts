import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

export interface SimilarWord {
  asked: string;
  /** A word of the open jobs from which the one asked for may have been misspelt. */
  word: string;
  jobs: number;
}

/** Those of the words with which no word of the open jobs begins. */
export async function listUnknownWords(db: Kysely<Database>, words: string[]): Promise<string[]> {
  const { rows } = await sql<{ asked: string }>`
    select asked from unnest(${words}::text[]) as asked
    where not exists (
      select from job_words
      where word >= asked collate "C" and word < (asked || chr(1114111)) collate "C" and jobs > 0
    )
  `.execute(db);
  return rows.map(({ asked }) => asked);
}

/** The words that have a variant in common with the one asked for: see `variantsOf`. */
export async function listSimilarWords(
  db: Kysely<Database>,
  variants: { asked: string; variant: string }[],
): Promise<SimilarWord[]> {
  const { rows } = await sql<SimilarWord>`
    select distinct asked, word, jobs
    from unnest(${variants.map(({ asked }) => asked)}::text[], ${variants.map(({ variant }) => variant)}::text[])
      as variant (asked, text)
    join job_word_variants on job_word_variants.variant = variant.text
    join job_words using (word)
    where jobs > 0
  `.execute(db);
  return rows;
}
