import { type Kysely, sql } from 'kysely';

/** A person confirms a request about personal data by a link that is mailed to the address given in it. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable('data_requests')
    .addColumn('confirmed_at', 'timestamptz')
    .addColumn('confirmed_from', 'text', (c) => c.notNull().defaultTo(''))
    .execute();

  // One row a mail that was sent: of a request whose mail is sent again, every link that has not expired is good.
  await db.schema
    .createTable('data_request_links')
    .addColumn('token_hash', 'bytea', (c) => c.primaryKey())
    .addColumn('submission_id', 'bigint', (c) =>
      c.notNull().references('data_requests.submission_id').onDelete('cascade'),
    )
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now() + interval '7 days'`))
    .execute();
  await db.schema
    .createIndex('data_request_links_by_submission')
    .on('data_request_links')
    .column('submission_id')
    .execute();
}
