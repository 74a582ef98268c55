import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { RecordTable } from './records.ts';

/** A column as somebody needs to know it who reads the rows without this product. */
export interface ColumnFacts {
  name: string;
  type: string;
  isNullable: boolean;
  /** The table and column that its values are found in; null for none. */
  refersTo: string | null;
}

/** Small, so that what is in memory at a time is small as well. */
const ROWS_A_FETCH = 100;

/**
 * Makes the rows' texts the same on every server: times in UTC, and the largest precision. Long reads are no fault here.
 */
export async function prepareSnapshot(trx: Transaction<Database>): Promise<void> {
  await sql`
    select set_config('timezone', 'UTC', true), set_config('bytea_output', 'hex', true),
      set_config('datestyle', 'ISO, YMD', true), set_config('extra_float_digits', '1', true),
      set_config('statement_timeout', '0', true)
  `.execute(trx);
}

/** The columns of a table that move out, in the order of the table. */
export async function listColumns(
  db: Kysely<Database>,
  { name, without = [] }: RecordTable,
): Promise<ColumnFacts[]> {
  const { rows } = await sql<ColumnFacts>`
    select attname::text as name, format_type(atttypid, atttypmod) as type, not attnotnull as "isNullable", (
      select target.relname::text || '.' || found.attname::text from pg_constraint
        join pg_class as target on target.oid = confrelid
        join pg_attribute as found on found.attrelid = confrelid and found.attnum = confkey[1]
      where conrelid = a.attrelid and contype = 'f' and conkey = array[a.attnum] limit 1
    ) as "refersTo"
    from pg_attribute as a
    where attrelid = ${name}::text::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname <> all(${without}::text[])
    order by attnum
  `.execute(db);
  return rows;
}

/** The rows of a table in the order of its key, each as JSON that PostgreSQL reads again. */
export function readRecords(
  trx: Transaction<Database>,
  table: RecordTable,
  columns: readonly ColumnFacts[],
): AsyncGenerator<string[]> {
  const names = sql.join(columns.map(({ name }) => sql.ref(`kept.${name}`)));
  return readJson(trx, sql`select ${names} ${fromTable(table)} order by ${orderOf(table, columns)}`);
}

export function fromTable({ name, where = sql<boolean>`true` }: RecordTable): RawBuilder<unknown> {
  return sql`from ${sql.table(name)} as kept where ${where}`;
}

/** The order must not depend on the language of the database. */
function orderOf({ key }: RecordTable, columns: readonly ColumnFacts[]): RawBuilder<unknown> {
  const isText = (column: string) => columns.some(({ name, type }) => name === column && type === 'text');
  return sql.join(
    key.map((column) => {
      const reference = sql.ref(`kept.${column}`);
      return isText(column) ? sql`${reference} collate "C"` : reference;
    }),
  );
}

/** The rows of a query, some at a time, each as JSON on one line. */
export async function* readJson(
  trx: Transaction<Database>,
  query: RawBuilder<unknown>,
): AsyncGenerator<string[]> {
  await sql`
    declare moving_out no scroll cursor for select row_to_json(found)::text as row from (${query}) as found
  `.execute(trx);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(ROWS_A_FETCH)} from moving_out`.execute(trx);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await sql`close moving_out`.execute(trx);
}

export async function countOf(db: Kysely<Database>, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count ${from}`.execute(db);
  return Number(rows[0]?.count);
}

/** Where each sequence of these tables stands, so that no id is given twice. */
export async function listSequencesOf(
  db: Kysely<Database>,
  tables: readonly RecordTable[],
): Promise<{ table: string; column: string; last: string }[]> {
  const names = tables.map(({ name }) => name);
  const { rows } = await sql<{ table: string; column: string; last: string }>`
    select owner.relname::text as table, attname::text as column,
      coalesce(pg_sequence_last_value(sequence.oid), 0)::text as last
    from pg_class as sequence
      join pg_depend on pg_depend.objid = sequence.oid and classid = 'pg_class'::regclass and deptype in ('a', 'i')
      join pg_class as owner on owner.oid = refobjid
      join pg_attribute on attrelid = refobjid and attnum = refobjsubid
    where sequence.relkind = 'S' and owner.relnamespace = current_schema()::regnamespace
      and owner.relname = any(${names}::text[])
    order by owner.relname collate "C", attname collate "C"
  `.execute(db);
  return rows.filter(({ last }) => last !== '0');
}

export async function findSchema(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1
  `.execute(db);
  return rows[0]?.name ?? '';
}

/** Each stored resume and attachment, in a fixed order. */
export async function listStoredFiles(db: Kysely<Database>) {
  return db
    .selectFrom('resumes')
    .select(['id', 'type', 'sha256', 'scan_state as scanState'])
    .orderBy('id')
    .execute();
}
