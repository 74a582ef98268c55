import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { JobListInput, JobListOutput, JobOpening } from '../../src/contract/job-opening.ts';
import type { Database } from '../database/schema.ts';
import { isOpen, legacyColumns, orderBy, orderOf } from './orders.ts';

type Condition = RawBuilder<SqlBool>;

/** A narrowed list is counted, and shown, this far: whoever looks for more narrows it further. */
const MOST_MATCHES = 1_000;

/** The index of the positions' words is on this text, to the letter. */
const positionWords = sql`to_tsvector('simple', translate(open_position, '/.-_,:;@&+()<>', '              '))`;

/** One page of the open jobs that have all these words and the filters' very values. */
export async function listMatches(
  db: Kysely<Database>,
  input: JobListInput & { page: number },
  words: string[],
): Promise<JobListOutput> {
  // Every word as a prefix: `'secur':* & 'guard':*`.
  const query = words.map((word) => `'${word}':*`).join(' & ');
  const narrowed = [
    isOpen,
    ...(input.industry === undefined ? [] : [sql<SqlBool>`industry = ${input.industry}`]),
    ...(input.location === undefined ? [] : [sql<SqlBool>`location = ${input.location}`]),
    ...(query === '' ? [] : [sql<SqlBool>`search @@ to_tsquery('simple', ${query})`]),
  ];
  const count = await countMatches(db, narrowed);
  const total = Math.min(count, MOST_MATCHES);
  const skipped = (input.page - 1) * input.pageSize;
  const size = Math.min(input.pageSize, total - skipped);
  const jobs = size > 0 ? await readMatches(db, input, narrowed, query, skipped, size) : [];
  return { jobs, total, ...(count > MOST_MATCHES && { isCapped: true }) };
}

/** Best first: those with every word in their position's name, then the others, the newest of each first. */
async function readMatches(
  db: Kysely<Database>,
  input: JobListInput,
  narrowed: Condition[],
  query: string,
  skipped: number,
  size: number,
): Promise<JobOpening[]> {
  if (input.sort !== 'Best' || query === '') return readPage(db, input, narrowed, skipped, size);
  const inPosition = sql<SqlBool>`${positionWords} @@ to_tsquery('simple', ${query})`;
  const best = [...narrowed, inPosition];
  const jobs = await readPage(db, input, best, skipped, size);
  if (jobs.length === size) return jobs;
  const others = [...narrowed, sql<SqlBool>`not ${inPosition}`];
  const bestCount = skipped === 0 || jobs.length > 0 ? skipped + jobs.length : await countMatches(db, best);
  const rest = await readPage(db, input, others, Math.max(skipped - bestCount, 0), size - jobs.length);
  return [...jobs, ...rest];
}

async function countMatches(db: Kysely<Database>, conditions: Condition[]): Promise<number> {
  const { count } = await db
    .selectFrom(
      matching(db, conditions)
        .select(sql`1`.as('one'))
        .limit(MOST_MATCHES + 1)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function readPage(
  db: Kysely<Database>,
  input: JobListInput,
  conditions: Condition[],
  skipped: number,
  size: number,
): Promise<JobOpening[]> {
  const { order, descending } = orderOf(input);
  return matching(db, conditions)
    .select(legacyColumns)
    .orderBy(orderBy(order, descending))
    .limit(size)
    .offset(skipped)
    .execute();
}

function matching(db: Kysely<Database>, conditions: Condition[]) {
  return db.selectFrom('job_openings').where(({ and }) => and(conditions));
}
