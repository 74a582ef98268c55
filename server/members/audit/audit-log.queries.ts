import { type Kysely, type SqlBool, sql } from 'kysely';
import { AUDIT_PAGE, type AuditFilter, type AuditLine } from '../../../src/contract/staff/audit.ts';
import { startOfDayInIndia } from '../../database/days-in-india.ts';
import { pageOf } from '../../database/page-of.ts';
import type { Database } from '../../database/schema.ts';

/** Newest first, in the order of writing. */
export async function searchAuditLog(
  db: Kysely<Database>,
  { member, action, subject, from, until }: AuditFilter,
  after: string | undefined,
): Promise<{ lines: AuditLine[]; next: string | null }> {
  const rows = await db
    .selectFrom('staff_audit as line')
    .leftJoin('staff_members as member', 'member.id', 'member_id')
    .select(['line.id', 'at', 'member_id', 'member.name', 'action', 'subject', 'detail', 'address'])
    .$if(member !== undefined, (query) =>
      member === 'nobody'
        ? query.where('member_id', 'is', null)
        : query.where('member_id', '=', member ?? ''),
    )
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
    .$if(subject !== undefined && subject !== '', (query) =>
      query.where(sql<SqlBool>`string_to_array(subject, ' ') @> string_to_array(${subject}::text, ' ')`),
    )
    .$if(from !== undefined, (query) => query.where(sql<SqlBool>`at >= ${startOfDayInIndia(from)}`))
    .$if(until !== undefined, (query) =>
      query.where(sql<SqlBool>`at < ${startOfDayInIndia(until)} + interval '1 day'`),
    )
    .$if(after !== undefined, (query) => query.where(sql<SqlBool>`line.id < ${after}::bigint`))
    .orderBy('line.id', 'desc')
    .limit(AUDIT_PAGE + 1)
    .execute();
  const { page, next } = pageOf(rows, AUDIT_PAGE, ({ id }) => id);
  return {
    lines: page.map(({ id, at, member_id, name, ...line }) => ({
      ...line,
      id,
      at: at.toISOString(),
      member: member_id === null ? null : { id: member_id, name: name ?? '' },
    })),
    next,
  };
}

/** Every action that occurs, found by jumping through the index instead of reading all lines. */
export async function listAuditActions(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive actions (action) as (
      select min(action) from staff_audit
      union all
      select (select min(action) from staff_audit where action > actions.action) from actions
      where action is not null
    )
    select action from actions where action is not null
  `.execute(db);
  return rows.map(({ action }) => action);
}
