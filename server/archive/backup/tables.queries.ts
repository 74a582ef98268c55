import { type Kysely, sql, type Transaction } from 'kysely';
import { disableTriggers, enableTriggers } from '../../database/loading.queries.ts';
import type { Database } from '../../database/schema.ts';

export interface TableToCopy {
  name: string;
  /** The columns except generated ones, which the database computes again. */
  columns: string[];
}

export interface Sequence {
  name: string;
  /** As text, since it may exceed JavaScript's safe integers; null where the sequence is unused. */
  lastValue: string | null;
}

const ROWS_A_FETCH = 500;

/**
 * Every table to back up, referenced tables first. Left out: the migrations' own tables, the database's identity (a
 * restored database gets a new one) and unlogged tables, whose content may be lost.
 */
export async function listTables(db: Kysely<Database>): Promise<TableToCopy[]> {
  const { rows: tables } = await sql<TableToCopy & { refersTo: string[] }>`
    select class.relname as name,
      array(
        select attname::text from pg_attribute
        where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum
      ) as columns,
      array(
        select target.relname::text from pg_constraint join pg_class as target on target.oid = confrelid
        where conrelid = class.oid and contype = 'f' and confrelid <> conrelid
      ) as "refersTo"
    from pg_class as class
    where class.relnamespace = current_schema()::regnamespace and class.relkind = 'r'
      and class.relpersistence = 'p'
      and class.relname not like 'kysely_migration%' and class.relname <> 'database_identity'
    order by class.relname
  `.execute(db);
  const sorted: TableToCopy[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const free = [...waiting].filter(
      ({ refersTo }) => !refersTo.some((name) => [...waiting].some((table) => table.name === name)),
    );
    if (free.length === 0)
      throw new Error('Tables refer to each other in a cycle, so no order fits a restore.');
    for (const table of free) {
      sorted.push({ name: table.name, columns: table.columns });
      waiting.delete(table);
    }
  }
  return sorted;
}

/** The table's rows as JSON written by PostgreSQL, which reads it again: no type passes through JavaScript. */
export async function* readRows(trx: Transaction<Database>, table: TableToCopy): AsyncGenerator<string[]> {
  const columns = sql.join(table.columns.map((column) => sql.ref(column)));
  await sql`
    declare backup no scroll cursor for
    select row_to_json(kept)::text as row from (select ${columns} from ${sql.table(table.name)}) as kept
  `.execute(trx);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(ROWS_A_FETCH)} from backup`.execute(trx);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await sql`close backup`.execute(trx);
}

export async function listResumeFiles(db: Kysely<Database>): Promise<{ id: string; sha256: Buffer }[]> {
  return db.selectFrom('resumes').select(['id', 'sha256']).orderBy('id').execute();
}

export async function listSequences(db: Kysely<Database>): Promise<Sequence[]> {
  const { rows } = await sql<Sequence>`
    select sequencename as name, last_value::text as "lastValue" from pg_sequences
    where schemaname = current_schema() order by sequencename
  `.execute(db);
  return rows;
}

export async function hasRows(db: Kysely<Database>, table: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from ${sql.table(table)}) as found
  `.execute(db);
  return rows[0]?.found ?? false;
}

/**
 * Disables the triggers of every table until `finishLoading`, since the archive contains the rows that they would
 * write, and empties the tables. Unlogged tables are emptied too: they describe the rows that are being removed, for
 * example up to which submission the inbox is complete.
 */
export async function startLoading(trx: Transaction<Database>, tables: TableToCopy[]): Promise<void> {
  await disableTriggers(
    trx,
    tables.map(({ name }) => name),
  );
  const { rows: unlogged } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relpersistence = 'u'
  `.execute(trx);
  await sql`truncate ${sql.join([...tables, ...unlogged].map(({ name }) => sql.table(name)))}`.execute(trx);
}

export async function finishLoading(
  trx: Transaction<Database>,
  tables: TableToCopy[],
  sequences: Sequence[],
): Promise<void> {
  await enableTriggers(
    trx,
    tables.map(({ name }) => name),
  );
  for (const { name, lastValue } of sequences)
    if (lastValue !== null)
      await sql`select setval(${name}::text::regclass, ${lastValue}::bigint)`.execute(trx);
}
