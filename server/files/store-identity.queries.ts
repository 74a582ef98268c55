import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The database's own id, which is made when it is first asked for. */
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

/** Whether the migrations have come so far that the database can have an id. */
export async function canHaveIdentity(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('database_identity') is not null as found
  `.execute(db);
  return rows[0]?.found ?? false;
}
