import { type Kysely, type Selectable, type SqlBool, sql, type Transaction, type UpdateObject } from 'kysely';
import type {
  ImportEntry,
  ImportState,
  OpenedImport,
  SourceKind,
} from '../../src/contract/staff/moving-in.ts';
import { pageOf } from '../database/page-of.ts';
import { runTransaction } from '../database/run-transaction.ts';
import type { Database } from '../database/schema.ts';
import { siteOf } from './former-site.ts';
import { countRetriable } from './kept-items.queries.ts';

const IMPORTS_PAGE = 30;
/** A process that has died loses its import after this time. */
export const LEASE_SECONDS = 20;
/** Before this, the speed of a work says too little. */
const LEAST_SECONDS = 3;
/** More than any company has had. */
const MOST_SITES = 50;

export type ImportRow = Selectable<Database['imports']>;

export async function createImport(
  db: Kysely<Database>,
  added: { source: SourceKind; fileName: string; bytes: number; memberId: string | null },
): Promise<number> {
  const { source, fileName, bytes, memberId } = added;
  const { id } = await db
    .insertInto('imports')
    .values({
      source,
      origin: fileName,
      file_name: fileName,
      bytes,
      state: 'reading',
      total: bytes,
      member_id: memberId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const selectEntries = (db: Kysely<Database>) =>
  db
    .selectFrom('imports')
    .leftJoin('staff_members as member', 'member.id', 'member_id')
    .select(['imports.id', 'source', 'origin', 'file_name', 'bytes', 'state', 'reason'])
    .select(['done', 'total', 'began_at', 'began_with', 'at', 'hosts', 'member.name as by'])
    .select(sql<number>`extract(epoch from now() - began_at)::float8`.as('seconds'));
type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number];

/** The newest first. */
export async function listImports(
  db: Kysely<Database>,
  after: number | undefined,
): Promise<{ imports: ImportEntry[]; next: number | null }> {
  const rows = await selectEntries(db)
    .$if(after !== undefined, (query) => query.where('imports.id', '<', after ?? 0))
    .orderBy('imports.id', 'desc')
    .limit(IMPORTS_PAGE + 1)
    .execute();
  const { page, next } = pageOf(rows, IMPORTS_PAGE, ({ id }) => id);
  return { imports: page.map(entryOf), next };
}

function entryOf(row: EntryRow): ImportEntry {
  const { id, source, state, reason, by } = row;
  const [done, total, before] = [Number(row.done), Number(row.total), Number(row.began_with)];
  const isMoving = state === 'reading' || state === 'running' || state === 'undoing';
  const speed = row.seconds < LEAST_SECONDS ? 0 : (done - before) / row.seconds;
  const secondsLeft = isMoving && speed > 0 ? Math.max(0, Math.round((total - done) / speed)) : null;
  return {
    id,
    source,
    state,
    reason,
    by,
    from: row.origin,
    fileName: row.file_name,
    bytes: Number(row.bytes),
    progress: { done, total, secondsLeft },
    at: row.at.toISOString(),
  };
}

export async function openImport(db: Kysely<Database>, id: number): Promise<OpenedImport | undefined> {
  const row = await selectEntries(db).where('imports.id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const counts = await db
    .selectFrom('import_items')
    .select(['kind', 'act', sql<number>`count(*)::integer`.as('items')])
    .select(sql<number>`count(*) filter (where state = 'done')::integer`.as('done'))
    .select(sql<number>`count(*) filter (where state = 'failed')::integer`.as('failed'))
    .where('import_id', '=', id)
    .groupBy(['kind', 'act', 'step'])
    .orderBy('step')
    .orderBy('act')
    .execute();
  const hasMade = counts.some(({ act, done }) => done > 0 && (act === 'make' || act === 'change'));
  const mayUndo = hasMade && (row.state === 'done' || row.state === 'stopped');
  const retriable = row.state === 'done' ? (await countRetriable(db, id)).all : 0;
  return { ...entryOf(row), counts, hosts: row.hosts, mayUndo, begun: row.began_at.toISOString(), retriable };
}

export async function findImport(db: Kysely<Database>, id: number): Promise<ImportRow | undefined> {
  return db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Changes an import that is in one of these states; the time that is left is counted anew.
 * @returns whether there was one.
 */
export async function updateImport(
  db: Kysely<Database>,
  id: number,
  from: readonly ImportState[],
  change: UpdateObject<Database, 'imports'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({ changed_at: sql<Date>`now()`, ...change })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What a work begins with. */
export function beginning(done: number, total: number): UpdateObject<Database, 'imports'> {
  return { done, total, began_with: done, began_at: sql<Date>`now()`, reason: '' };
}

/**
 * Takes an import that has something to do, unless another process works on one: several at once would take from the
 * visitors what they need.
 */
export async function claimImport(
  db: Kysely<Database>,
  claim: string,
  hasFile: (id: number) => Promise<boolean>,
): Promise<ImportRow | undefined> {
  const { rows } = await sql<{ id: number; state: ImportState }>`
    select id, state from imports where state in ('reading', 'running', 'undoing')
      and not exists (select from imports where leased_until > now())
    order by id
  `.execute(db);
  for (const { id, state } of rows) {
    // It may lie on the disk of another server, where there is no bucket.
    if (state === 'reading' && !(await hasFile(id))) continue;
    return runTransaction(db, async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('moving in'))`.execute(trx);
      return trx
        .updateTable('imports')
        .set({ claim, leased_until: leaseEnd, changed_at: sql<Date>`now()` })
        .where('id', '=', id)
        .where('state', '=', state)
        .where(sql<SqlBool>`not exists (select from imports where leased_until > now())`)
        .returningAll()
        .executeTakeFirst();
    });
  }
  return undefined;
}

/** @returns false while another transaction holds this upload. */
export async function lockUpload(trx: Transaction<Database>, id: string): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(hashtext(${`upload ${id}`})) as "isOurs"
  `.execute(trx);
  return rows[0]?.isOurs ?? false;
}

/** Claims an import for the process that has just changed it. */
export async function claimOwn(db: Kysely<Database>, id: number, claim: string): Promise<void> {
  await db.updateTable('imports').set({ claim, leased_until: leaseEnd }).where('id', '=', id).execute();
}

const leaseEnd = sql<Date>`now() + make_interval(secs => ${sql.lit(LEASE_SECONDS)})`;

/** Keeps the claim while something takes long. */
export async function keepLease(db: Kysely<Database>, id: number, claim: string): Promise<void> {
  await db
    .updateTable('imports')
    .set({ leased_until: leaseEnd })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute();
}

/**
 * Counts work of the process that has the claim. In the transaction of the work it makes sure that nobody has stopped
 * the import, or taken it over, until that is committed.
 * @returns false where the work must not be done.
 */
export async function countWork(
  db: Kysely<Database>,
  { id, claim, state }: { id: number; claim: string; state: ImportState },
  done: { add: number } | { set: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({
      done: 'add' in done ? sql<number>`done + ${done.add}` : done.set,
      leased_until: leaseEnd,
      changed_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .where('state', '=', state)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function releaseImport(db: Kysely<Database>, id: number, claim: string): Promise<void> {
  await db
    .updateTable('imports')
    .set({ claim: null, leased_until: null })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute();
}

export async function removeImport(
  db: Kysely<Database>,
  id: number,
  from: readonly ImportState[],
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('imports')
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What was chosen for the latest table with these headings, or for the latest export of this site. */
export async function findChoice(
  db: Kysely<Database>,
  headings: string,
): Promise<Pick<ImportRow, 'target' | 'chosen'> | undefined> {
  return db
    .selectFrom('imports')
    .select(['target', 'chosen'])
    .where('headings', '=', headings)
    .where(sql<SqlBool>`chosen <> '{}'`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The sites from which something has come over, each once, the latest first. */
export async function listFormerSites(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('imports')
    .select(['headings', 'chosen'])
    .where('source', '=', 'wordpress')
    .where('headings', '<>', '')
    .where('state', 'in', ['running', 'stopped', 'done'])
    .orderBy('id', 'desc')
    .limit(1_000)
    .execute();
  return [...new Set(rows.map(siteOf))].slice(0, MOST_SITES);
}
