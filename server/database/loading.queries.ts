import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** Disables the triggers of these tables until `enableTriggers`: an archive has the rows that they would write. */
export async function disableTriggers(trx: Transaction<Database>, tables: readonly string[]): Promise<void> {
  for (const name of tables) await sql`alter table ${sql.table(name)} disable trigger user`.execute(trx);
}

export async function enableTriggers(trx: Transaction<Database>, tables: readonly string[]): Promise<void> {
  for (const name of tables) await sql`alter table ${sql.table(name)} enable trigger user`.execute(trx);
}

/**
 * Inserts rows that are written as JSON.
 * @param filled values of columns that the rows do not have.
 */
export async function insertJsonRows(
  trx: Transaction<Database>,
  table: string,
  { columns, filled = {} }: { columns: readonly string[]; filled?: Record<string, RawBuilder<unknown>> },
  rows: readonly string[],
): Promise<void> {
  const own = columns.map((column) => sql.ref(column));
  const names = sql.join([...own, ...Object.keys(filled).map((column) => sql.ref(column))]);
  const values = sql.join([...own, ...Object.values(filled)]);
  await sql`
    insert into ${sql.table(table)} (${names}) overriding system value
    select ${values} from json_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::json)
  `.execute(trx);
}

export async function countRows(db: Kysely<Database>, table: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from ${sql.table(table)}
  `.execute(db);
  return Number(rows[0]?.count);
}
