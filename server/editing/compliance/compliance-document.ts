import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { inspectFile } from '../../files/inspection.ts';
import { newFileName, publicationKind, storePublication } from '../../files/publication-store.ts';
import { demandOwnStoreForUpload } from '../../files/store-owner.ts';

const LONGEST_NAME = 60;

export interface StoredDocument {
  documentPath: string;
  sha256: Buffer;
  /** Bytes. */
  size: number;
}

/**
 * Stores a PDF under a file name that begins with the document's name.
 * @throws {AppError} BAD_REQUEST where the bytes are no PDF, SERVICE_UNAVAILABLE where the file cannot be stored or
 * inspected now.
 */
export async function storeDocument(
  ctx: Pick<Context, 'db' | 'publications' | 'inspection' | 'log'>,
  file: File,
  name: string,
): Promise<StoredDocument> {
  await demandOwnStoreForUpload(ctx.db, ctx.publications, publicationKind);
  const inspected = await inspectFile(ctx, file);
  if (inspected?.type !== 'pdf') throw new AppError('BAD_REQUEST', 'must be a PDF', { field: 'file' });
  const { bytes } = inspected;
  const documentPath = await storePublication(
    ctx.publications,
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
