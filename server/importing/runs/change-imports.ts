import { type Kysely, sql } from 'kysely';
import type { AuditAction } from '../../../src/contract/staff/audit.ts';
import type {
  KindTarget,
  MenuPlace,
  OpenedImport,
  TableTarget,
} from '../../../src/contract/staff/moving-in.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { importSubject } from '../../audit/subjects.ts';
import { runTransaction } from '../../database/run-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { beginItems, countWritten } from '../import-items.queries.ts';
import { beginning, claimOwn, findImport, openImport, updateImport } from '../imports.queries.ts';
import { retryItems } from '../kept-items.queries.ts';
import { mergeChoices } from './site-choices.ts';

/** Who changes an import: a member on a screen, or whoever runs the command. */
export interface ChangingContext {
  db: Kysely<Database>;
  address: string;
  member: { id: string | null; name: string };
  /** The process that goes on with it; absent: whichever is the first. */
  claim?: string;
}

/** Has a table read again by the columns that were chosen. */
export function matchColumns(
  ctx: ChangingContext,
  { id, target, chosen }: { id: number; target: TableTarget; chosen: Record<string, string> },
): Promise<OpenedImport> {
  return change(ctx, id, 'import columns matched', (db) =>
    updateImport(db, id, ['columns', 'rehearsed', 'unreadable'], {
      target,
      chosen: JSON.stringify(chosen),
      ...readingAgain,
    }),
  );
}

/** Has the export of a site read again by what was chosen: which site it is, its kinds and its menus. */
export function chooseOfSite(
  ctx: ChangingContext,
  {
    id,
    kinds,
    menus,
    sameSiteAs,
  }: {
    id: number;
    kinds: Record<string, KindTarget | null>;
    menus: Record<string, MenuPlace | null>;
    sameSiteAs?: string | null | undefined;
  },
): Promise<OpenedImport> {
  return change(ctx, id, 'import choices made', async (db) => {
    const row = await findImport(db, id);
    if (row?.source !== 'wordpress')
      throw new AppError('BAD_REQUEST', 'Only the export of a site leaves something to choose.');
    if (row.state !== 'rehearsed' && row.state !== 'unreadable') return false;
    const chosen = mergeChoices(row, kinds, menus, sameSiteAs);
    return updateImport(db, id, ['rehearsed', 'unreadable'], { chosen, ...readingAgain });
  });
}

const readingAgain = {
  state: 'reading',
  done: 0,
  total: sql<number>`bytes`,
  began_with: 0,
  began_at: sql<Date>`now()`,
  reason: '',
} as const;

/**
 * @throws {AppError} BAD_REQUEST where pictures are to be fetched from a host that holds none; CONFLICT where the file was
 * rehearsed again since the member looked.
 */
export async function startImport(
  ctx: ChangingContext,
  {
    id,
    hosts,
    overwrite,
    rehearsal,
  }: { id: number; hosts: string[]; overwrite: number[]; rehearsal?: string | undefined },
): Promise<OpenedImport> {
  await demandKnownHosts(ctx.db, id, hosts);
  return change(ctx, id, 'import started', async (db) => {
    const isStarted = await updateImport(db, id, ['rehearsed'], { state: 'running', allowed_hosts: hosts });
    if (!isStarted) return false;
    const row = await findImport(db, id);
    if (rehearsal !== undefined && row?.began_at.toISOString() !== rehearsal)
      throw new AppError('CONFLICT', 'This was rehearsed again meanwhile. Please look at what it says now.');
    const total = await beginItems(db, id, overwrite);
    return updateImport(db, id, ['running'], beginning(0, total));
  });
}

/** What is being written is finished; the rest waits. */
export function stopImport(ctx: ChangingContext, id: number): Promise<OpenedImport> {
  const reason = `Stopped by ${ctx.member.name}.`;
  return change(ctx, id, 'import stopped', (db) =>
    updateImport(db, id, ['running'], { state: 'stopped', reason }),
  );
}

export function goOnWithImport(ctx: ChangingContext, id: number): Promise<OpenedImport> {
  return change(ctx, id, 'import gone on', (db) =>
    updateImport(db, id, ['stopped'], {
      state: 'running',
      reason: '',
      began_at: new Date(),
      began_with: sql<number>`done`,
    }),
  );
}

/** Tries the lines again that have failed. What they need was kept, so that nobody uploads the file again. */
export async function tryAgain(
  ctx: ChangingContext,
  { id, hosts }: { id: number; hosts: string[] },
): Promise<OpenedImport> {
  await demandKnownHosts(ctx.db, id, hosts);
  return change(ctx, id, 'import tried again', async (db) => {
    const isBegun = await updateImport(db, id, ['done'], {
      state: 'running',
      allowed_hosts: sql<string[]>`(select coalesce(array_agg(distinct host), '{}')
        from unnest(allowed_hosts || ${hosts}::text[]) as host)`,
    });
    if (!isBegun) return false;
    const count = await retryItems(db, id);
    if (count === 0)
      throw new AppError('CONFLICT', 'What has failed is not kept any more. Please upload the file again.');
    const left = sql<number>`greatest(total - ${count}, 0)`;
    return updateImport(db, id, ['running'], {
      done: left,
      began_with: left,
      began_at: sql<Date>`now()`,
      reason: '',
    });
  });
}

export function undoImport(ctx: ChangingContext, id: number): Promise<OpenedImport> {
  return change(ctx, id, 'import undoing', async (db) => {
    const total = await countWritten(db, id);
    return updateImport(db, id, ['done', 'stopped'], { ...beginning(0, total), state: 'undoing' });
  });
}

async function demandKnownHosts(db: Kysely<Database>, id: number, hosts: string[]): Promise<void> {
  const { hosts: known } = await demandImport(db, id);
  const stranger = hosts.find((host) => !known.includes(host));
  if (stranger !== undefined)
    throw new AppError('BAD_REQUEST', `${stranger} holds no picture of this source.`, { field: 'hosts' });
}

/** @throws {AppError} NOT_FOUND */
export async function demandImport(db: Kysely<Database>, id: number): Promise<OpenedImport> {
  const opened = await openImport(db, id);
  if (opened === undefined) throw noSuchImport();
  return opened;
}

export const noSuchImport = () => new AppError('NOT_FOUND', 'There is no such import.');

/** @throws {AppError} CONFLICT where the import is not, or no longer, in a state for this. */
async function change(
  ctx: ChangingContext,
  id: number,
  action: AuditAction,
  write: (db: Kysely<Database>) => Promise<boolean>,
): Promise<OpenedImport> {
  const before = await demandImport(ctx.db, id);
  await runTransaction(ctx.db, async (trx) => {
    if (!(await write(trx))) throw notNow(before);
    if (ctx.claim !== undefined) await claimOwn(trx, id, ctx.claim);
    await record(ctx, trx, action, id, before.fileName);
  });
  return demandImport(ctx.db, id);
}

export const notNow = ({ state }: OpenedImport) =>
  new AppError(
    'CONFLICT',
    `That is not possible now: the import is ${stateWords[state]}. Please look at it again.`,
  );

const stateWords: Record<OpenedImport['state'], string> = {
  reading: 'being read',
  columns: 'waiting for its columns to be matched',
  unreadable: 'unreadable',
  rehearsed: 'rehearsed',
  running: 'under way',
  stopped: 'stopped',
  done: 'done',
  undoing: 'being taken back',
  undone: 'taken back',
};

export async function record(
  { member, address }: Pick<ChangingContext, 'member' | 'address'>,
  db: Kysely<Database>,
  action: AuditAction,
  id: number,
  detail: string,
): Promise<void> {
  await addAuditLine(db, { memberId: member.id, action, subject: importSubject(id), detail, address });
}
