import { type Kysely, sql } from 'kysely';
import type { Database } from '../../server/database/schema.ts';

/**
 * Fills tables while their indexes and foreign keys are dropped. Building an index, or checking all keys, after the rows
 * takes a tenth of the time. What a primary key or a unique constraint needs stays.
 */
export async function withoutIndexes(
  db: Kysely<Database>,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await sql<{ owner: string; name: string; definition: string }>`
    select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conrelid::regclass::text = any(${[...tables]}::text[])`.execute(
    db,
  );
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename = any(${[...tables]}::text[])
      and indexname not in (select conname from pg_constraint where contype in ('p', 'u'))`.execute(db);
  for (const { owner, name } of keys)
    await sql`alter table ${sql.ref(owner)} drop constraint ${sql.ref(name)}`.execute(db);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  await fill();
  await db.connection().execute(async (connection) => {
    await sql`set maintenance_work_mem = '512MB'`.execute(connection);
    for (const { definition } of indexes) await sql.raw(definition).execute(connection);
    for (const { owner, name, definition } of keys)
      await sql`alter table ${sql.ref(owner)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
        connection,
      );
    await sql`reset maintenance_work_mem`.execute(connection);
  });
}
