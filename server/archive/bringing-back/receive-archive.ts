import type { MovingBack } from '../../../src/contract/staff/moving-back.ts';
import type { OpenedImport } from '../../../src/contract/staff/moving-in.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { AppError } from '../../errors.ts';
import { cleanFileName } from '../../files/resume-store.ts';
import { demandRoom, readHead, receiveSource, ZIP } from '../../importing/runs/receive-files.ts';
import type { SignedIn, StaffContext } from '../../members/access/staff-procedures.ts';
import { ArrivedArchive } from './arrived-archive.ts';
import { looksMovedOut } from './find-archive-faults.ts';
import { listZipPaths } from './moved-archive.ts';
import { beginReading } from './work-on-archive.ts';

interface ReceivedFile {
  path: string;
  name: string;
  bytes: number;
}

export async function isZip(path: string): Promise<boolean> {
  return (await readHead(path)).subarray(0, ZIP.length).equals(ZIP);
}

/** What was uploaded: an archive of our own, or what another system has exported. */
export async function receiveAny(
  ctx: StaffContext,
  signedIn: SignedIn,
  file: ReceivedFile,
): Promise<MovingBack | OpenedImport> {
  return (await isZip(file.path)) ? receiveArchive(ctx, signedIn, file) : receiveSource(ctx, signedIn, file);
}

/**
 * Keeps an archive of our own in the place of the one before, and begins to read it.
 * @throws {AppError} BAD_REQUEST for any other zip, or one that is cut off.
 */
export async function receiveArchive(
  ctx: StaffContext,
  signedIn: SignedIn,
  { path, name, bytes }: ReceivedFile,
): Promise<MovingBack> {
  await demandRoom(ctx);
  await demandMovedOut(path);
  const archive = new ArrivedArchive(ctx.config);
  const { id, name: by, email } = signedIn.member;
  const fileName = cleanFileName(name);
  await archive.take(path, { fileName, bytes, by: by === '' ? email : by });
  const line = { memberId: id, action: 'archive uploaded' as const, detail: fileName };
  await addAuditLine(ctx.db, { ...line, address: ctx.address });
  await beginReading({ ...ctx, signedIn });
  return archive.read();
}

/** @throws {AppError} BAD_REQUEST for a zip that nobody has moved out with. */
export async function demandMovedOut(path: string): Promise<void> {
  const refuse = (message: string, cause?: unknown) =>
    new AppError('BAD_REQUEST', message, { field: 'file', cause });
  const paths = await listZipPaths(path).catch((cause: unknown) => {
    throw refuse('is a ZIP that is cut off or damaged. Please send it again', cause);
  });
  if (!looksMovedOut(paths))
    throw refuse(
      'is a ZIP that no Guardhouse has made by moving out. Pictures are sent on the page of their export; unpack anything else first',
    );
}
