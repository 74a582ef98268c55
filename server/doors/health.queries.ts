import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

export async function askDatabase(db: Kysely<Database>): Promise<void> {
  await sql`select 1`.execute(db);
}
