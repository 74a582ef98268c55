import { z } from 'zod';

/** The largest picture or document, in bytes. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** A required, non-empty file. Its type is determined from its content later, not from what the client claims. */
export function uploadedFile(what: string) {
  return z
    .instanceof(File, { error: `must be ${what}` })
    .refine((file) => file.size > 0, `must be ${what} that is not empty`)
    .refine((file) => file.size <= MAX_UPLOAD_BYTES, `must be at most 10 MB`);
}
