import { type Kysely, sql } from 'kysely';

/** What the export of a site leaves to the office: kinds of its theme, and which menu goes where. */
export async function up(db: Kysely<any>): Promise<void> {
  // As the rehearsal has found it. What was chosen stands in `chosen`, as for the columns of a table.
  await sql`alter table imports add column asked jsonb`.execute(db);
}
