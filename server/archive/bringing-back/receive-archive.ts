import type { MovingBack } from '../../../src/contract/staff/moving-back.ts';
import type { OpenedImport } from '../../../src/contract/staff/moving-in.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { AppError } from '../../errors.ts';
import { cleanFileName } from '../../files/resume-store.ts';
import { demandRoom, readHead, receiveSource, ZIP } from '../../importing/runs/receive-files.ts';
import type { SignedIn, StaffContext } from '../../members/access/staff-procedures.ts';
import { MANIFEST } from '../format.ts';
import { Archive } from '../read-archive.ts';
import { arrivedArchive, beginReading, NOTHING } from './arrived-archive.ts';

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
 * @throws {AppError} BAD_REQUEST for any other zip, or one that is cut off or made to do harm.
 */
export async function receiveArchive(
  ctx: StaffContext,
  signedIn: SignedIn,
  { path, name, bytes }: ReceivedFile,
): Promise<MovingBack> {
  await demandRoom(ctx);
  await demandReadable(path);
  const archive = arrivedArchive(ctx.config);
  const { id, name: by, email } = signedIn.member;
  const fileName = cleanFileName(name);
  const about = { fileName, bytes, by: by === '' ? email : by, at: new Date().toISOString() };
  // Not at work yet: whoever begins to read it says so.
  await archive.replace(path, { ...NOTHING, ...about, state: 'interrupted' });
  const line = { memberId: id, action: 'archive uploaded' as const, detail: fileName };
  await addAuditLine(ctx.db, { ...line, address: ctx.address });
  await beginReading({ ...ctx, signedIn });
  return archive.read();
}

async function demandReadable(path: string): Promise<void> {
  try {
    const archive = await Archive.open(path);
    archive.close();
    if (!archive.has(MANIFEST)) throw new Error('It has no manifest.');
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const message =
      'is a ZIP that no Guardhouse has made by moving out, or one that is cut off or damaged. Pictures are sent on ' +
      `the page of their export; unpack anything else first. ${reason}`;
    throw new AppError('BAD_REQUEST', message, { field: 'file', cause });
  }
}
