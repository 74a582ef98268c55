import { type Kysely, sql } from 'kysely';
import { MAX_SAVED_VIEWS, type SavedView } from '../../../src/contract/staff/saved-view.ts';
import type { Database } from '../../database/schema.ts';

export function listViews(db: Kysely<Database>, memberId: string): Promise<SavedView[]> {
  return db
    .selectFrom('staff_views')
    .select(['id', 'name', 'query'])
    .where('member_id', '=', memberId)
    .orderBy('name')
    .execute();
}

/** Replaces a view of the same name. @returns undefined where the member has the maximum number of views. */
export async function saveView(
  db: Kysely<Database>,
  memberId: string,
  { name, query }: Pick<SavedView, 'name' | 'query'>,
): Promise<SavedView | undefined> {
  const { rows } = await sql<SavedView>`
    insert into staff_views (member_id, name, query)
    select ${memberId}, ${name}, ${query}
    where (select count(*) from staff_views where member_id = ${memberId} and name <> ${name}) < ${MAX_SAVED_VIEWS}
    on conflict (member_id, name) do update set query = excluded.query
    returning id, name, query
  `.execute(db);
  return rows[0];
}

export async function removeView(db: Kysely<Database>, memberId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_views')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
