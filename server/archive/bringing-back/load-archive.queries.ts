import { type Kysely, sql, type Transaction } from 'kysely';
import { insertJsonRows } from '../../database/loading.queries.ts';
import type { Database } from '../../database/schema.ts';

/** What rows need that did not move out, by table: the server fills it in afterwards. */
const filledLater: Record<string, Record<string, ReturnType<typeof sql>>> = {
  inbox_entries: { search: sql`''::tsvector` },
};

/** Of two that move in at one moment, the second finds the rows of the first. */
export async function lockMovingIn(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('moving in'))`.execute(trx);
}

export async function emptyTables(trx: Transaction<Database>, tables: readonly string[]): Promise<void> {
  for (const name of tables) await sql`delete from ${sql.table(name)}`.execute(trx);
}

export function addRecords(
  trx: Transaction<Database>,
  table: string,
  columns: readonly string[],
  rows: readonly string[],
): Promise<void> {
  return insertJsonRows(trx, table, { columns, filled: filledLater[table] ?? {} }, rows);
}

/** Computes again what did not move out, as far as visitors need it at once. The inbox's index follows by itself. */
export async function deriveRest(trx: Transaction<Database>): Promise<void> {
  await sql`select count_all_job_words()`.execute(trx);
  await sql`
    insert into inbox_unindexed (submission_id) select submission_id from inbox_entries order by submission_id
  `.execute(trx);
}

export async function setSequence(
  trx: Transaction<Database>,
  { table, column, last }: { table: string; column: string; last: string },
): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, ${column}), ${last}::bigint)`.execute(trx);
}

/** Waits for what the constraints check at the end of a transaction, so that a fault is found within it. */
export async function checkConstraints(db: Kysely<Database>): Promise<void> {
  await sql`set constraints all immediate`.execute(db);
}
