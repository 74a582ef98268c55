import type { StoredFileType } from '../../src/contract/stored-file.ts';
import { readBytes } from './file-bytes.ts';
import { inspectFile } from './inspection.ts';
import { pictureTypeOf } from './picture-type.ts';

const pictures: Partial<Record<string, StoredFileType>> = { 'image/jpeg': 'jpg', 'image/png': 'png' };

/**
 * The type of a mail's attachment by its bytes, whatever its name says: a document that would be accepted as a resume,
 * or a picture as phones take them. Undefined for everything else.
 * @throws {AppError} SERVICE_UNAVAILABLE where too many files are waiting to be inspected.
 */
export async function findFileType(
  ctx: Parameters<typeof inspectFile>[0],
  file: Blob,
): Promise<StoredFileType | undefined> {
  const picture = pictureTypeOf(await readBytes(file));
  if (picture !== undefined) return pictures[picture];
  return (await inspectFile(ctx, file))?.type;
}
