import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { ReleaseState } from '../../src/contract/staff/site-publishing.ts';
import type { Database } from '../database/schema.ts';
import type { ReleasedDocument } from '../database/tables/site-documents.ts';

/** A planned release is late that long after it was due: by then every process has had several turns. */
const LATE = sql`interval '2 minutes'`;

export interface NewRelease {
  title: string;
  note: string;
  documents: readonly ReleasedDocument[];
  confirmed: readonly string[];
  /** Null for one that is published at once. */
  due: Date | null;
  memberId: string;
}

/** Adds a release, which is planned where it has a due time and counts as published where it has none. */
export async function addRelease(trx: Transaction<Database>, release: NewRelease): Promise<number> {
  const { title, note, documents, confirmed, due, memberId } = release;
  const { id } = await trx
    .insertInto('content_releases')
    .values({
      title,
      note,
      due,
      member_id: memberId,
      documents: JSON.stringify(documents),
      confirmed: JSON.stringify(confirmed),
      ...(due === null
        ? { state: 'published' as const, settled_at: sql<Date>`now()` }
        : { state: 'planned' as const }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface Release {
  id: number;
  title: string;
  note: string;
  documents: ReleasedDocument[];
  confirmed: string[];
  due: Date | null;
  state: ReleaseState;
  fault: string;
  at: Date;
  settledAt: Date | null;
  isOverdue: boolean;
  memberId: string | null;
  by: string | null;
}

const selectReleases = (db: Kysely<Database>) =>
  db
    .selectFrom('content_releases as release')
    .leftJoin('staff_members as member', 'member.id', 'member_id')
    .select(['release.id', 'title', 'note', 'documents', 'confirmed', 'due', 'state', 'fault', 'at'])
    .select(['settled_at as settledAt', 'member_id as memberId', 'member.name as by'])
    .select(sql<boolean>`state = 'planned' and due < now() - ${LATE}`.as('isOverdue'));

/** Newest first. */
export async function listReleases(
  db: Kysely<Database>,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<Release[]> {
  return selectReleases(db)
    .$if(before !== undefined, (query) => query.where('release.id', '<', before ?? 0))
    .orderBy('release.id', 'desc')
    .limit(limit)
    .execute();
}

export async function listPlanned(db: Kysely<Database>): Promise<Release[]> {
  return selectReleases(db).where('state', '=', 'planned').orderBy('due').execute();
}

/** The release that is due longest. */
export async function findDueRelease(db: Kysely<Database>): Promise<Release | undefined> {
  return selectReleases(db)
    .where('state', '=', 'planned')
    .where(sql<SqlBool>`due <= now()`)
    .orderBy('due')
    .orderBy('release.id')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Claims a planned release for this transaction, and settles it.
 * @returns false where another process has it, or it was settled or cancelled in the meantime.
 */
export async function settleRelease(
  trx: Transaction<Database>,
  id: number,
  outcome: { state: 'published' | 'cancelled' | 'failed'; fault?: string },
): Promise<boolean> {
  const { rows } = await sql`
    update content_releases set state = ${outcome.state}, fault = ${outcome.fault ?? ''}, settled_at = now()
    where id = (select id from content_releases where id = ${id} and state = 'planned' for update skip locked)
    returning id`.execute(trx);
  return rows.length > 0;
}

/** Marks the late releases that the owners were not told of yet. @returns who planned them. */
export async function claimLateReleases(
  trx: Transaction<Database>,
): Promise<{ id: number; memberId: string | null }[]> {
  const { rows } = await sql<{ id: number; memberId: string | null }>`
    update content_releases set warned_at = now()
    where id in (select id from content_releases
      where state = 'planned' and due < now() - ${LATE} and warned_at is null for update skip locked)
    returning id, member_id as "memberId"`.execute(trx);
  return rows;
}

export async function countLateReleases(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('content_releases')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('state', '=', 'planned')
    .where(sql<SqlBool>`due < now() - ${LATE}`)
    .executeTakeFirstOrThrow();
  return Number(count);
}
