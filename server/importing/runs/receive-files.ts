import { open } from 'node:fs/promises';
import type { OpenedImport } from '../../../src/contract/staff/moving-in.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { importSubject } from '../../audit/subjects.ts';
import { AppError } from '../../errors.ts';
import { cleanFileName } from '../../files/resume-store.ts';
import type { SignedIn, StaffContext } from '../../members/access/staff-procedures.ts';
import { hasDiskRoom } from '../../operating/disk-room.ts';
import { claimOwn, createImport, findImport, type ImportRow } from '../imports.queries.ts';
import { countRetriable } from '../kept-items.queries.ts';
import { openZipFiles } from '../pictures/zip-files.ts';
import { movingFiles, picturesFile, sourceFile } from '../source-files.ts';
import { recogniseSource } from '../tables/recognise-source.ts';
import { demandImport } from './change-imports.ts';

type ReceivingContext = Pick<StaffContext, 'db' | 'config' | 'address'> & {
  /** The process that reads it; absent: whichever is the first. */
  claim?: string;
};

interface ReceivedFile {
  path: string;
  name: string;
  bytes: number;
}

/** Enough to tell what a file is. */
const HEAD_BYTES = 64 * 1024;

/** Keeps a file as a new import, which is read next. @throws {AppError} BAD_REQUEST for a file of no known kind. */
export async function receiveSource(
  ctx: ReceivingContext,
  { member }: { member: Pick<SignedIn['member'], 'id'> },
  { path, name, bytes }: ReceivedFile,
): Promise<OpenedImport> {
  await demandRoom(ctx);
  const fileName = cleanFileName(name);
  const source = recogniseSource(await readHead(path), fileName);
  if (source === undefined)
    throw new AppError(
      'BAD_REQUEST',
      'is neither an export of WordPress nor a table (CSV) nor a catalogue (PO)',
      { field: 'file' },
    );
  const files = await movingFiles(ctx.config);
  const id = await ctx.db.transaction().execute(async (trx) => {
    const added = await createImport(trx, { source, fileName, bytes, memberId: member.id });
    // Before the row can be seen: whoever sees it reads the file.
    await files.keep(path, sourceFile(added));
    const line = {
      memberId: member.id,
      action: 'import read' as const,
      detail: fileName,
      address: ctx.address,
    };
    await addAuditLine(trx, { ...line, subject: importSubject(added) });
    if (ctx.claim !== undefined) await claimOwn(trx, added, ctx.claim);
    return added;
  });
  return demandImport(ctx.db, id);
}

export const ZIP = Buffer.from('PK\x03\x04');

/**
 * Keeps a zip with the pictures of an import, in the place of one before it. Each of its entries is looked at when it is
 * written.
 * @throws {AppError} BAD_REQUEST for a damaged one, while whoever has sent it is still there.
 */
export async function receivePictures(
  ctx: ReceivingContext,
  { member }: { member: Pick<SignedIn['member'], 'id'> },
  id: number,
  { path, name }: ReceivedFile,
): Promise<OpenedImport> {
  await demandRoom(ctx);
  const row = await findImport(ctx.db, id);
  if (row === undefined) throw new AppError('NOT_FOUND', 'There is no such import.');
  if (!(await takesPictures(ctx.db, row)))
    throw new AppError(
      'CONFLICT',
      'Pictures are uploaded before the import begins, or for those that failed.',
    );
  if (!(await readHead(path)).subarray(0, ZIP.length).equals(ZIP))
    throw new AppError('BAD_REQUEST', 'must be a zip of the folder wp-content/uploads', { field: 'file' });
  await (await openZipFiles(path)).close();
  await (await movingFiles(ctx.config)).keep(path, picturesFile(id));
  await addAuditLine(ctx.db, {
    memberId: member.id,
    action: 'import pictures uploaded',
    subject: importSubject(id),
    detail: cleanFileName(name),
    address: ctx.address,
  });
  return demandImport(ctx.db, id);
}

/** Whether the pictures of an import may still come: before it begins, or for those that failed. */
export async function takesPictures(
  db: StaffContext['db'],
  row: Pick<ImportRow, 'id' | 'state'> | undefined,
): Promise<boolean> {
  if (row === undefined) return false;
  if (['reading', 'columns', 'rehearsed', 'stopped'].includes(row.state)) return true;
  return row.state === 'done' && (await countRetriable(db, row.id)).pictures > 0;
}

/** @throws {AppError} SERVICE_UNAVAILABLE while the disk is nearly full. */
export async function demandRoom({ config }: Pick<ReceivingContext, 'config'>): Promise<void> {
  if (!(await hasDiskRoom(config as Parameters<typeof hasDiskRoom>[0])))
    throw new AppError('SERVICE_UNAVAILABLE', 'The disk of the server is nearly full.', {
      retryAfter: 60,
      unavailable: 'disk',
    });
}

export async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
