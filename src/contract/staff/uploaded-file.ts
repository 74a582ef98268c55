import { z } from 'zod';

/** Bytes of a picture or a document. */
export const LARGEST_UPLOAD_BYTES = 10 * 1024 * 1024;

/** A file that has to be there. What it is, its bytes tell: the sender's claim is not looked at. */
export function uploadedFile(what: string) {
  return z
    .instanceof(File, { error: `must be ${what}` })
    .refine((file) => file.size > 0, `must be ${what} that is not empty`)
    .refine((file) => file.size <= LARGEST_UPLOAD_BYTES, `must be at most 10 MB`);
}
