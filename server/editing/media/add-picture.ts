import type { Kysely } from 'kysely';
import type { Crop, LibraryPicture } from '../../../src/contract/staff/media.ts';
import type { UploadedPicture } from '../../../src/uploaded-picture.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { pictureSubject } from '../../audit/subjects.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { newFileName } from '../../files/publication-store.ts';
import type { SignedIn } from '../../members/access/staff-procedures.ts';
import type { Once } from '../../members/creating.ts';
import type { EncodedPicture } from './encode-picture.ts';
import { findPicture, insertPicture } from './media.queries.ts';
import { discardFiles, storeFiles } from './picture-files.ts';

interface AddingContext extends Pick<Context, 'db' | 'publications' | 'content' | 'address' | 'log'> {
  signedIn: SignedIn;
  once: Once;
}

interface Addition {
  encoded: EncodedPicture;
  title: string;
  alt: string;
  original: { type: string; bytes: number };
  cutFrom?: { name: UploadedPicture; crop: Crop };
  /** Aborted where the member has cancelled the upload. */
  signal: AbortSignal | undefined;
}

/** Stores the files of a picture and adds it to the library, with a line in the audit log. */
export async function addPicture(
  ctx: AddingContext,
  { encoded, title, alt, original, cutFrom, signal }: Addition,
): Promise<LibraryPicture> {
  const { db, publications, signedIn, address, log } = ctx;
  const name: UploadedPicture = `upload-${newFileName()}`;
  const keys = await storeFiles(publications, name, encoded, log);
  if (signal?.aborted) {
    await discardFiles(publications, keys, log);
    throw new AppError('BAD_REQUEST', 'The upload was cancelled.');
  }
  // If this fails, nobody knows whether the row was written, so the files are left to the sweep.
  const added = await ctx.once(async (trx) => {
    await insertPicture(trx, {
      name,
      title,
      alt,
      encoded,
      original,
      memberId: signedIn.member.id,
      ...(cutFrom && { cutFrom }),
    });
    await addAuditLine(trx, {
      memberId: signedIn.member.id,
      action: cutFrom ? 'picture cropped' : 'picture added',
      subject: pictureSubject(name),
      detail: title,
      address,
    });
    return { name };
  });
  ctx.content.current++;
  // A repeated request is answered with the picture that the first one added.
  if (added.name !== name) await discardFiles(publications, keys, log);
  return demandPicture(db, added.name);
}

/** @throws {AppError} NOT_FOUND */
export async function demandPicture(db: Kysely<Database>, name: string): Promise<LibraryPicture> {
  const picture = await findPicture(db, name);
  if (picture === undefined) throw new AppError('NOT_FOUND', 'There is no such picture.');
  return picture;
}

const LONGEST_TITLE = 200;

/** What a picture is called until somebody names it: its file's name without ending, in words. */
export function titleOf(fileName: string): string {
  const words = fileName
    .toWellFormed()
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[\p{Cc}\p{Cf}_\s]+/gu, ' ')
    .trim();
  return words.slice(0, LONGEST_TITLE).toWellFormed() || 'Picture';
}
