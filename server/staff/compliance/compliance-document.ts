import { createHash } from 'node:crypto';
import { AppError } from '../../errors.ts';
import { newFileName, type PublicationStore, storePublication } from '../../publications.ts';
import { detectResumeType } from '../../resume-type.ts';

const LONGEST_NAME = 60;

export interface StoredDocument {
  documentPath: string;
  sha256: Buffer;
  /** Bytes. */
  size: number;
}

/**
 * Keeps a PDF under a name that tells what it is.
 * @throws {AppError} BAD_REQUEST for what is no PDF by its bytes.
 */
export async function storeDocument(
  store: PublicationStore,
  file: File,
  name: string,
): Promise<StoredDocument> {
  const bytes = Buffer.from(await file.arrayBuffer());
  if ((await detectResumeType(bytes)) !== 'pdf')
    throw new AppError('BAD_REQUEST', 'must be a PDF', { field: 'file' });
  const documentPath = await storePublication(
    store,
    `compliance/${slugOf(name)}-${newFileName()}.pdf`,
    bytes,
  );
  return { documentPath, sha256: createHash('sha256').update(bytes).digest(), size: bytes.length };
}

function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (words ?? ['document']).join('-').slice(0, LONGEST_NAME);
}
