import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

export type Condition = RawBuilder<SqlBool>;
export const allOf = (conditions: Condition[]) => sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;

/**
 * An entry's position in the list, newest first: its time in microseconds, for which a Date is too coarse, and its
 * id.
 */
export interface Place {
  id: string;
  at: string;
}

const id = sql<string>`entry.submission_id::text`;
const at = sql<string>`(extract(epoch from entry.submitted_at) * 1000000)::bigint::text`;
/** The columns of a place, where the table has the alias `entry`. */
export const place = sql`${id} as id, ${at} as at`;
export const placeColumns = [id.as('id'), at.as('at')] as const;

/**
 * The cursor stays valid when its entry is removed: the last one of a page may be erased before the next page is
 * requested.
 */
export const cursorOf = ({ at, id }: Place) => `${at}.${id}`;

/** An invalid cursor means the start of the list. */
export function isAfter(cursor: string): Condition {
  const [, at, id] = /^(\d{1,17})\.(\d{1,18})$/.exec(cursor) ?? [];
  if (at === undefined || id === undefined) return sql`true`;
  return sql`(entry.submitted_at, entry.submission_id)
    < (timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond', ${id}::bigint)`;
}

/** The newest entries that fulfil these conditions. */
export async function findNewest(
  db: Kysely<Database>,
  conditions: Condition[],
  limit: number,
): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select ${place} from inbox_entries as entry where ${allOf(conditions)}
    order by submitted_at desc, submission_id desc limit ${limit}
  `.execute(db);
  return rows;
}
