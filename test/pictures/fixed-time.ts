import pg from 'pg';

/** The moment of all pictures: a Monday morning in India. */
export const NOW = new Date('2026-11-16T10:30:00+05:30');

const CLOCK = `
  create function fixed_time.now() returns timestamptz language sql stable
  as $$ select '${NOW.toISOString()}'::timestamptz $$`;

/**
 * Gives a database a fixed clock: a schema of ours with its own `now()` comes before Postgres's in the search path,
 * and
 * column defaults that use the present time call it.
 */
export async function fixDatabaseTime(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name');
  await client.query('create schema fixed_time');
  await client.query(CLOCK);
  await client.query(`alter database ${rows[0]?.name} set search_path = fixed_time, public, pg_catalog`);
  const { rows: columns } = await client.query<{ statement: string }>(`
    select format('alter table %I alter column %I set default %s', table_name, column_name,
        regexp_replace(column_default, 'now\\(\\)|CURRENT_TIMESTAMP', 'fixed_time.now()')) as statement
    from information_schema.columns
    where table_schema = 'public' and column_default ~ 'now\\(\\)|CURRENT_TIMESTAMP'
  `);
  for (const { statement } of columns) await client.query(statement);
  await client.end();
}
