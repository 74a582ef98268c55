import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import { isOwner, type StaffRole } from '../../src/contract/staff/rights.ts';
import {
  MAX_SAVED_VIEWS,
  MAX_SHARED_VIEWS,
  type SavedView,
  type ViewAudience,
} from '../../src/contract/staff/saved-view.ts';
import type { Database } from '../database/schema.ts';

/** For whom views are listed or changed. */
export interface ViewMember {
  id: string;
  roles: readonly StaffRole[];
}

/** The views that a member sees: the shared ones, then the member's own, each in their order. */
export async function listViews(db: Kysely<Database>, member: ViewMember): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('staff_views as view')
    .innerJoin('staff_members as maker', 'maker.id', 'view.member_id')
    .select(['view.id', 'view.name', 'query', 'member_id', 'shared_with', 'maker.name as by'])
    .where(sql<SqlBool>`(view.member_id = ${member.id} or ${isSharedWith(member)})`)
    .orderBy(sql`shared_with is null`)
    .orderBy('place')
    .orderBy('view.id')
    .execute();
  return rows.map(({ member_id, shared_with, ...view }) => {
    const isOwn = member_id === member.id;
    return { ...view, sharedWith: shared_with, isOwn, mayChange: isOwn || isOwner(member.roles) };
  });
}

/** Replaces a view of the same name. @returns undefined where the member has the maximum number of views. */
export async function saveView(
  db: Kysely<Database>,
  memberId: string,
  { name, query, sharedWith }: Pick<SavedView, 'name' | 'query' | 'sharedWith'>,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into staff_views (member_id, name, query, shared_with)
    select ${memberId}, ${name}, ${query}, ${sharedWith}::text
    where (select count(*) from staff_views where member_id = ${memberId} and name <> ${name}) < ${MAX_SAVED_VIEWS}
    on conflict (member_id, name) do update set query = excluded.query, shared_with = excluded.shared_with
    returning id
  `.execute(db);
  return rows[0]?.id;
}

/** Locks the views until the end of the transaction, so that they are counted, ordered and compared one at a time. */
export async function lockViews(trx: Transaction<Database>): Promise<void> {
  await sql`lock table staff_views in share row exclusive mode`.execute(trx);
}

export async function hasTooManyShared(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`
    select from staff_views where shared_with is not null offset ${MAX_SHARED_VIEWS} limit 1
  `.execute(db);
  return rows.length > 0;
}

export async function updateView(
  db: Kysely<Database>,
  id: string,
  changes: { name: string; sharedWith: ViewAudience },
): Promise<void> {
  await db
    .updateTable('staff_views')
    .set({ name: changes.name, shared_with: changes.sharedWith })
    .where('id', '=', id)
    .execute();
}

/** Puts a view before another one, or at the end, and numbers all of them anew. */
export async function moveView(db: Kysely<Database>, id: string, before: string | null): Promise<void> {
  await sql`
    with numbered as (select id, row_number() over (order by place, id)::float8 as number from staff_views),
    ordered as (
      select id, row_number() over (order by case when id = ${id}::bigint
        then coalesce((select number from numbered where id = ${before}::bigint) - 0.5, 'infinity') else number end) as place
      from numbered
    )
    update staff_views set place = ordered.place from ordered
    where ordered.id = staff_views.id and staff_views.place <> ordered.place
  `.execute(db);
}

export async function removeView(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('staff_views').where('id', '=', id).execute();
}

function isSharedWith({ roles }: ViewMember) {
  return isOwner(roles)
    ? sql<SqlBool>`shared_with is not null`
    : sql<SqlBool>`shared_with = any(${['everyone', ...roles]}::text[])`;
}
