import { REPLY_LIMITS } from '../../src/contract/staff/conversation.ts';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { findFileType } from '../files/attachment-type.ts';
import { readBytes } from '../files/file-bytes.ts';
import type { inspectFile } from '../files/inspection.ts';
import { putFile, type ResumeStore } from '../files/resume-store.ts';
import { scan } from '../files/scanner/clamd.ts';
import type { NewFile } from './messages.queries.ts';

type FileParts = { resumes: ResumeStore; config: Pick<Config, 'clamav'> } & Parameters<typeof inspectFile>[0];

/**
 * Stores the files of a reply. They are scanned at once, since a mail that has left cannot be taken back.
 * @throws {AppError} BAD_REQUEST for a file of another kind or an infected one, PAYLOAD_TOO_LARGE for more than a mail
 * carries, SERVICE_UNAVAILABLE where the store or the scanner is unreachable.
 */
export async function storeReplyFiles(
  parts: FileParts,
  files: readonly { field: string; file: File }[],
): Promise<NewFile[]> {
  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  if (total > REPLY_LIMITS.allFilesBytes)
    throw new AppError('PAYLOAD_TOO_LARGE', 'The files of one reply can have 8 MB together.');
  const stored: NewFile[] = [];
  for (const { field, file } of files) {
    const type = await findFileType(parts, file);
    if (type === undefined)
      throw new AppError('BAD_REQUEST', 'must be a PDF, a Word document, or a JPEG or PNG picture', {
        field,
      });
    const bytes = await readBytes(file);
    const isScanned = await demandClean(parts.config.clamav, bytes, field);
    const row = await putFile(parts.resumes, { bytes, type, name: file.name });
    const scanned = isScanned ? { scan_state: 'clean' as const, scanned_at: new Date() } : {};
    stored.push({ name: row.original_name, size: row.size, row: { ...row, ...scanned }, leftOut: undefined });
  }
  return stored;
}

/** @returns whether it was scanned. */
async function demandClean(clamd: Config['clamav'], bytes: Buffer, field: string): Promise<boolean> {
  if (clamd === undefined) return false;
  const verdict = await scan(clamd, bytes).catch((cause: unknown) => {
    throw new AppError(
      'SERVICE_UNAVAILABLE',
      'The virus scanner does not answer, so no file can be sent now. Without files the reply can be sent.',
      { cause },
    );
  });
  if (verdict.state === 'infected')
    throw new AppError('BAD_REQUEST', 'is infected, and was not sent', { field });
  return verdict.state === 'clean';
}
