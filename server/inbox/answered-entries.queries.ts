import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { allOf, type Condition, type Place } from './places.queries.ts';

/** The sender has written since the staff last did anything. Written like the condition of the partial index. */
export const hasNewAnswer: RawBuilder<SqlBool> = sql`(has_answer and not suspect and status <> 'spam')`;

const PREFIX = 'answer-';
/** The cursor after an item with a new answer. */
export const answerCursorOf = ({ at, id }: Place) => `${PREFIX}${at}.${id}`;
export const isAnswerCursor = (cursor: string | undefined) => cursor?.startsWith(PREFIX) ?? false;

/** The matching items with a new answer, the latest answer first. The place is that of the answer. */
export async function findAnswered(
  db: Kysely<Database>,
  conditions: Condition[],
  cursor: string | undefined,
  limit: number,
): Promise<Place[]> {
  const [, at = null, id = null] = /^answer-(\d{1,17})\.(\d{1,18})$/.exec(cursor ?? '') ?? [];
  const { rows } = await sql<Place>`
    with answered as materialized (
      select submission_id, (extract(epoch from coalesce(
        (select max(messages.at) from messages
          where messages.submission_id = entry.submission_id and direction = 'received' and nature <> 'automatic'),
        submitted_at)) * 1000000)::bigint as answered
      from inbox_entries as entry where ${allOf([hasNewAnswer, ...conditions])}
    )
    select submission_id::text as id, answered::text as at from answered
    where ${at}::bigint is null or (answered, submission_id) < (${at}::bigint, ${id}::bigint)
    order by answered desc, submission_id desc limit ${limit}
  `.execute(db);
  return rows;
}
