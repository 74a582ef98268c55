import { type Kysely, sql } from 'kysely';

/** Lines of an import that have failed keep their words for a while, so that they can be tried again. */
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create index import_items_kept on import_items (import_id) where state = 'failed' and content is not null
  `.execute(db);
}
