import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Makes these the members whom a note mentions. @returns those whom it did not mention before. */
export async function setMentions(
  db: Kysely<Database>,
  { eventId, submissionId, memberIds }: { eventId: string; submissionId: string; memberIds: string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with gone as (
      delete from inbox_mentions where event_id = ${eventId}::bigint and member_id <> all(${memberIds}::text[])
    )
    insert into inbox_mentions (event_id, member_id, submission_id)
    select ${eventId}::bigint, member_id, ${submissionId}::bigint from unnest(${memberIds}::text[]) as member_id
    on conflict do nothing
    returning member_id as id
  `.execute(db);
  return rows.map(({ id }) => id);
}
