import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Manifest } from './format.ts';

export type Column = Manifest['tables'][number]['columns'][number];

export interface StoredTable {
  name: string;
  /** The columns except generated ones, which the database computes again. */
  columns: Column[];
  /** The primary key, in whose order the rows are written. */
  key: string[];
  /** Restricts the rows. The table is called `kept`. */
  where?: RawBuilder<boolean>;
}

/** Small, so that what is in memory at a time is small as well. */
const ROWS_A_FETCH = 100;

/**
 * Every table, referenced tables first. Left out: the migrations' own tables, the database's identity (a restored
 * database gets a new one) and unlogged tables, whose content may be lost.
 */
export async function listTables(db: Kysely<Database>): Promise<StoredTable[]> {
  const { rows: tables } = await sql<StoredTable & { refersTo: string[] }>`
    select class.relname as name, (
        select json_agg(json_build_object(
          'name', attname, 'type', format_type(atttypid, atttypmod), 'isNullable', not attnotnull, 'refersTo', (
            select target.relname || '.' || found.attname from pg_constraint
              join pg_class as target on target.oid = confrelid
              join pg_attribute as found on found.attrelid = confrelid and found.attnum = confkey[1]
            where conrelid = class.oid and contype = 'f' and conkey = array[a.attnum] limit 1
          )
        ) order by attnum)
        from pg_attribute as a
        where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
      ) as columns,
      array(
        select attname::text from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
        where indrelid = class.oid and indisprimary order by array_position(indkey::smallint[], attnum)
      ) as key,
      array(
        select target.relname::text from pg_constraint join pg_class as target on target.oid = confrelid
        where conrelid = class.oid and contype = 'f' and confrelid <> conrelid
      ) as "refersTo"
    from pg_class as class
    where class.relnamespace = current_schema()::regnamespace and class.relkind = 'r'
      and class.relpersistence = 'p'
      and class.relname not like 'kysely_migration%' and class.relname <> 'database_identity'
    order by class.relname collate "C"
  `.execute(db);
  const sorted: StoredTable[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const names = new Set([...waiting].map(({ name }) => name));
    const free = [...waiting].filter(({ refersTo }) => !refersTo.some((name) => names.has(name)));
    if (free.length === 0)
      throw new Error('Tables refer to each other in a cycle, so no order fits a restore.');
    for (const table of free) {
      sorted.push({ name: table.name, columns: table.columns, key: table.key });
      waiting.delete(table);
    }
  }
  return sorted;
}

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

/** The rows of a table in the order of its key, each as JSON written by PostgreSQL, which reads it again. */
export function readRows(trx: Transaction<Database>, table: StoredTable): AsyncGenerator<string[]> {
  const { columns, key } = table;
  const names = sql.join(columns.map(({ name }) => sql.ref(`kept.${name}`)));
  // The order must not depend on the language of the database.
  const isText = (wanted: string) => columns.some(({ name, type }) => name === wanted && type === 'text');
  const order = key.map(
    (name) => sql`${sql.ref(`kept.${name}`)}${sql.raw(isText(name) ? ' collate "C"' : '')}`,
  );
  const ordered = order.length > 0 ? sql`order by ${sql.join(order)}` : sql``;
  return readJson(trx, sql`select ${names} ${fromTable(table)} ${ordered}`);
}

/** The rows of a query, some at a time, each as JSON on one line. No type passes through JavaScript. */
export async function* readJson(
  trx: Transaction<Database>,
  query: RawBuilder<unknown>,
): AsyncGenerator<string[]> {
  await sql`
    declare archived no scroll cursor for select row_to_json(found)::text as row from (${query}) as found
  `.execute(trx);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(ROWS_A_FETCH)} from archived`.execute(trx);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await sql`close archived`.execute(trx);
}

const fromTable = ({ name, where = sql<boolean>`true` }: StoredTable) =>
  sql`from ${sql.table(name)} as kept where ${where}`;

export const countTable = (db: Kysely<Database>, table: StoredTable) =>
  countQuery(db, sql`select ${fromTable(table)}`);

export async function countQuery(db: Kysely<Database>, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from (${query}) as found`.execute(
    db,
  );
  return Number(rows[0]?.count);
}

/** Where each sequence stands, null for one that is unused; `table` is the one whose column it fills, if it does. */
export async function listSequences(db: Kysely<Database>) {
  const { rows } = await sql<{ name: string; table: string | null; last: string | null }>`
    select sequence.relname::text as name, owner.relname::text as table,
      pg_sequence_last_value(sequence.oid)::text as last
    from pg_class as sequence
      left join pg_depend on pg_depend.objid = sequence.oid and classid = 'pg_class'::regclass and deptype in ('a', 'i')
      left join pg_class as owner on owner.oid = refobjid
    where sequence.relkind = 'S' and sequence.relnamespace = current_schema()::regnamespace
    order by sequence.relname collate "C"
  `.execute(db);
  return rows;
}

/** Each stored resume and attachment, in a fixed order. */
export function listStoredFiles(db: Kysely<Database>) {
  return db
    .selectFrom('resumes')
    .select(['id', 'type', 'sha256', 'scan_state as scanState'])
    .orderBy('id')
    .execute();
}

export async function emptyTables(trx: Transaction<Database>, tables: readonly string[]): Promise<void> {
  for (const name of tables) await sql`delete from ${sql.table(name)}`.execute(trx);
}

export async function setSequence(
  trx: Transaction<Database>,
  { name, last }: { name: string; last: string },
): Promise<void> {
  await sql`select setval(${name}::text::regclass, ${last}::bigint)`.execute(trx);
}
