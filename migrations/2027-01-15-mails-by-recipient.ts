import { type Kysely, sql } from 'kysely';

/** A person is found by the address to which the staff corrected a mail. */
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create index mails_by_recipient on mails (lower(recipient)) where role in ('confirmation', 'reply')
  `.execute(db);
}
