import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Where an entry stands in a list, the newest first: its time in microseconds, which a Date would lose, and its id. */
export interface Place {
  id: string;
  at: string;
}

const id = sql<string>`entry.submission_id::text`;
const at = sql<string>`(extract(epoch from entry.submitted_at) * 1000000)::bigint::text`;
/** A place's columns, where the table is called `entry`. */
export const place = sql`${id} as id, ${at} as at`;
export const placeColumns = [id.as('id'), at.as('at')] as const;

/** It needs no entry to be there any more: the last one of a page may be erased before the next is asked for. */
export const cursorOf = ({ at, id }: Place) => `${at}.${id}`;

/** A cursor that is none stands before everything. */
export function isAfter(cursor: string): RawBuilder<SqlBool> {
  const [, at, id] = /^(\d{1,17})\.(\d{1,18})$/.exec(cursor) ?? [];
  if (at === undefined || id === undefined) return sql`true`;
  return sql`(entry.submitted_at, entry.submission_id)
    < (timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond', ${id}::bigint)`;
}
