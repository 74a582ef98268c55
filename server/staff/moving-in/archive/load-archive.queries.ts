import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';

/** What rows need that did not move out, by table: the server fills it in afterwards. */
const filledLater: Record<string, Record<string, ReturnType<typeof sql>>> = {
  inbox_entries: { search: sql`''::tsvector` },
};

/** Of two that move in at one moment, the second finds the rows of the first. */
export async function lockMovingIn(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('moving in'))`.execute(trx);
}

/**
 * Disables the triggers of these tables until `enableTriggers`, since the archive contains the rows that they would
 * write. Until the transaction ends others can read the tables, so that the owner stays signed in, but not write.
 */
export async function disableTriggers(trx: Transaction<Database>, tables: readonly string[]): Promise<void> {
  for (const name of tables) await sql`alter table ${sql.table(name)} disable trigger user`.execute(trx);
}

export async function enableTriggers(trx: Transaction<Database>, tables: readonly string[]): Promise<void> {
  for (const name of tables) await sql`alter table ${sql.table(name)} enable trigger user`.execute(trx);
}

export async function emptyTables(trx: Transaction<Database>, tables: readonly string[]): Promise<void> {
  for (const name of tables) await sql`delete from ${sql.table(name)}`.execute(trx);
}

export async function addRecords(
  trx: Transaction<Database>,
  table: string,
  columns: readonly string[],
  rows: readonly string[],
): Promise<void> {
  const later = Object.entries(filledLater[table] ?? {});
  const names = sql.join([...columns, ...later.map(([name]) => name)].map((name) => sql.ref(name)));
  const values = sql.join([...columns.map((name) => sql.ref(name)), ...later.map(([, value]) => value)]);
  await sql`
    insert into ${sql.table(table)} (${names}) overriding system value
    select ${values} from json_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::json)
  `.execute(trx);
}

/** Computes again what did not move out, as far as visitors need it at once. The inbox's index follows by itself. */
export async function deriveRest(trx: Transaction<Database>): Promise<void> {
  await sql`select rebuild_job_list()`.execute(trx);
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

export async function countRows(db: Kysely<Database>, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}
