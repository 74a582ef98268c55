import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

const LINKS_A_FETCH = 2_000;

/** A line of the audit log, with the columns that its hash covers. */
export interface ChainedLine {
  id: string;
  /** UTC with microseconds. */
  at: string;
  member_id: string | null;
  action: string;
  subject: string;
  detail: string;
  address: string;
}

export interface Link {
  position: string;
  line_id: string;
  /** When its line was written, UTC with microseconds. */
  at: string;
  line_hash: Buffer;
  previous_hash: Buffer;
  hash: Buffer;
  /** Whether the line is old enough that the database allows its removal. */
  isAged: boolean;
  /** Null if the line has been removed. */
  line: ChainedLine | null;
}

export type AuditHead = Pick<Link, 'position' | 'hash' | 'at'>;

/**
 * The format that the hashes cover. It is written out here rather than taken from a function in the database, which
 * somebody could replace.
 */
const time = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
/** The same limit as in the trigger that refuses removals. */
const isAged = sql<boolean>`link.at < now() - interval '365 days'`;

/**
 * All links in order, each with its line. The lines are fetched by id in a second query: a join may get a plan that
 * scans both tables.
 */
export async function* listLinks(trx: Transaction<Database>): AsyncGenerator<Link> {
  for (let last = '0'; ; ) {
    const links = await trx
      .selectFrom('staff_audit_chain as link')
      .select(['position', 'line_id', 'line_hash', 'previous_hash', 'hash'])
      .select([time('link.at').as('at'), isAged.as('isAged')])
      .where('position', '>', last)
      .orderBy('position')
      .limit(LINKS_A_FETCH)
      .execute();
    const lines = await findLines(
      trx,
      links.map(({ line_id }) => line_id),
    );
    for (const link of links) yield { ...link, line: lines.get(link.line_id) ?? null };
    const end = links.at(-1);
    if (end === undefined || links.length < LINKS_A_FETCH) return;
    last = end.position;
  }
}

async function findLines(trx: Transaction<Database>, ids: string[]): Promise<Map<string, ChainedLine>> {
  const rows = await trx
    .selectFrom('staff_audit')
    .select(['id', time('at').as('at'), 'member_id', 'action', 'subject', 'detail', 'address'])
    .where(sql<SqlBool>`id = any(${ids}::bigint[])`)
    .execute();
  return new Map(rows.map((line) => [line.id, line]));
}

/** The first line without a link; undefined if every line has one. */
export async function findUnlinkedLine(
  trx: Transaction<Database>,
): Promise<{ id: string; at: string } | undefined> {
  return trx
    .selectFrom('staff_audit as line')
    .leftJoin('staff_audit_chain as link', 'link.line_id', 'line.id')
    .where('position', 'is', null)
    .select(['line.id', time('line.at').as('at')])
    .orderBy('line.id')
    .limit(1)
    .executeTakeFirst();
}

/** The newest link; undefined if there are no lines yet. */
export async function findHead(db: Kysely<Database>): Promise<AuditHead | undefined> {
  return db
    .selectFrom('staff_audit_chain')
    .select(['position', 'hash', time('at').as('at')])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Removes the oldest links whose lines retention has removed. The last of them is kept, since the remaining chain
 * starts from its hash.
 */
export async function removeAgedLinks(db: Kysely<Database>): Promise<void> {
  await sql`
    delete from staff_audit_chain where position < coalesce(
      (select position from staff_audit_chain as link where exists (select from staff_audit where id = line_id)
        order by position limit 1) - 1,
      (select max(position) from staff_audit_chain))
  `.execute(db);
}
