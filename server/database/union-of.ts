import { type RawBuilder, sql } from 'kysely';

/** The rows of all these queries. */
export function unionOf(selects: RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(selects, sql` union all `);
}
