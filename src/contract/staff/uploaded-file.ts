import { z } from 'zod';

/** A file that has to be there. What it is, its bytes tell: the sender's claim is not looked at. */
export function uploadedFile(what: string, bytes: number) {
  return z
    .instanceof(File, { error: `must be ${what}` })
    .refine((file) => file.size > 0, `must be ${what} that is not empty`)
    .refine((file) => file.size <= bytes, `must be at most ${bytes / 1024 / 1024} MB`);
}
