import { type RawBuilder, sql } from 'kysely';

/** The rows of all these queries, duplicates included. */
export function unionOf(selects: RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(selects, sql` union all `);
}
