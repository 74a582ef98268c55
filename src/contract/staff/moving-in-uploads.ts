import { z } from 'zod';
import { storable } from '../fields.ts';
import { importId } from './moving-in.ts';
import { MOST_SOURCE_BYTES } from './moving-in-files.ts';

/** A file of at most this size is sent whole, by one request. */
export const FIRST_PART_BYTES = 1024 * 1024;
/** The largest part that the server takes. */
export const MOST_PART_BYTES = 4 * FIRST_PART_BYTES;
/** An upload is removed this long after its last part. */
export const UPLOAD_KEPT_HOURS = 72;

/** The import whose pictures a file holds; null for a file that becomes an import of its own. */
const pictures = importId.nullable();

export const beginUploadInput = z.object({
  name: storable(z.string().min(1).max(1_000)),
  bytes: z.int().min(1).max(MOST_SOURCE_BYTES),
  /** When the file was last changed, in milliseconds: the same name and size may be another day's export. */
  modified: z.int().min(0),
  pictures,
});
export type BegunUpload = z.infer<typeof beginUploadInput>;

export const uploadInput = z.object({ id: z.uuid() });
export const uploadsInput = z.object({ pictures });

/** A file of which some parts have arrived. */
export const unfinishedUpload = z.object({
  id: z.uuid(),
  name: z.string(),
  bytes: z.int(),
  pictures,
  received: z.int(),
  /** The part that came last, in hexadecimal digits: another file of the same name has another one. */
  lastPart: z.object({ at: z.int(), sha256: z.string() }).nullable(),
  keptUntil: z.string(),
});
export type UnfinishedUpload = z.infer<typeof unfinishedUpload>;
export const unfinishedUploads = z.object({ uploads: z.array(unfinishedUpload) });
