import { type Kysely, sql } from 'kysely';

/** The words of a quotation are looked for in the rows themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index quotations_by_words`.execute(db);
  await sql`drop function runs_of_letters`.execute(db);
}
