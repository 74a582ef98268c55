import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The database's own id. It is created by the first call. */
export async function demandIdentity(db: Kysely<Database>): Promise<string> {
  const known = await findIdentity(db);
  if (known !== undefined) return known;
  await db
    .insertInto('database_identity')
    .defaultValues()
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return demandIdentity(db);
}

async function findIdentity(db: Kysely<Database>): Promise<string | undefined> {
  const row = await db.selectFrom('database_identity').select('id').executeTakeFirst();
  return row?.id;
}

/** Whether the migration that adds the identity's table has been applied. */
export async function canHaveIdentity(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('database_identity') is not null as found
  `.execute(db);
  return rows[0]?.found ?? false;
}
