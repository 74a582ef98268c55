import { type Kysely, sql, type Transaction } from 'kysely';
import type { InboxKind } from '../../src/contract/staff/inbox.ts';
import type { StaffRole } from '../../src/contract/staff/rights.ts';
import { hasAnyRole, rolesOf } from '../database/member-roles.ts';
import type { Database } from '../database/schema.ts';
import { isLate, isOpenItem } from '../inbox/attention.queries.ts';

/** What waits for a member. Counts stop at `MOST_COUNTED`, which then means “this many or more”. */
export interface Digest {
  fresh: number;
  late: number;
  assigned: number;
  /** Due today or before, the first that is due first; at most `MOST_FOLLOW_UPS` and one more. */
  followUps: { reference: string; at: Date }[];
}

export const MOST_COUNTED = 1_000;
export const MOST_FOLLOW_UPS = 10;

interface Asked {
  memberId: string;
  kinds: readonly InboxKind[];
  /** When the digest before was due. */
  since: Date;
  lateBefore: Date | undefined;
  /** The end of the day. */
  until: Date;
}

export async function readDigest(
  db: Kysely<Database>,
  { memberId, kinds, since, lateBefore, until }: Asked,
): Promise<Digest> {
  const ofKinds = sql`kind = any(${[...kinds]}::text[])`;
  const count = (rows: ReturnType<typeof sql>) =>
    sql`(select count(*)::integer from (${rows} limit ${MOST_COUNTED}) as counted)`;
  const { rows } = await sql<Omit<Digest, 'followUps'>>`
    select
      ${count(sql`select from inbox_entries where not suspect and ${ofKinds} and submitted_at >= ${since}`)} as fresh,
      ${count(sql`select from inbox_entries as entry where ${ofKinds} and submitted_at < ${lateBefore ?? null}
        and ${isLate(lateBefore)}`)} as late,
      ${count(sql`select from inbox_entries where not suspect and assignee_id = ${memberId} and ${ofKinds}
        and status in ('new', 'in progress')`)} as assigned
  `.execute(db);
  const { rows: followUps } = await sql<{ reference: string; at: Date }>`
    select reference, follow_up_at as at from inbox_entries
    where follow_up_at < ${until} and (follow_up_by = ${memberId} or assignee_id = ${memberId}) and ${isOpenItem}
      and ${ofKinds}
    order by follow_up_at, submission_id limit ${MOST_FOLLOW_UPS + 1}
  `.execute(db);
  const { fresh = 0, late = 0, assigned = 0 } = rows[0] ?? {};
  return { fresh, late, assigned, followUps };
}

/** @returns false if the digests of that day have been written, by this server or another. */
export async function claimDigestDay(trx: Transaction<Database>, day: string): Promise<boolean> {
  const row = await trx
    .insertInto('digest_days')
    .values({ day })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  return row !== undefined;
}

/** The enabled members with these roles. `addNotices` leaves out those who do not want the mail. */
export async function listDigestReaders(
  db: Kysely<Database>,
  roles: readonly StaffRole[],
): Promise<{ id: string; roles: StaffRole[] }[]> {
  const rows = await db
    .selectFrom('staff_members')
    .select(['id', 'role', 'further_roles'])
    .where(hasAnyRole(roles))
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id, ...stored }) => ({ id, roles: rolesOf(stored) }));
}
