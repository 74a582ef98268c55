import { AppError } from '../errors.ts';
import { ownResumeReader, type ReadResume } from '../files/reading/read-resume.ts';
import type { SignedIn, StaffContext } from '../members/access/staff-procedures.ts';
import { findResume } from './applicants/applicants.queries.ts';
import { record } from './inbox-record.ts';
import { accessTo } from './resume-access.ts';

/**
 * What the resume of an application says, for the reader of the staff area. Unlike a download, a file that the scanner
 * has not passed is not read even after a confirmation.
 * @throws {AppError} NOT_FOUND where there is none, FORBIDDEN for a file that is not passed, SERVICE_UNAVAILABLE where
 * the store is unreachable or too many files are being read.
 */
export async function readResume(
  ctx: StaffContext,
  signedIn: SignedIn,
  reference: string,
): Promise<ReadResume> {
  const resume = await findResume(ctx.db, reference);
  if (resume === undefined) throw new AppError('NOT_FOUND', 'There is no such resume.');
  if (accessTo(resume.scan_state, ctx.config) !== 'free')
    throw new AppError('FORBIDDEN', 'This file can be read once the virus scanner has passed it.');
  if (!(await ctx.resumes.exists(resume.id))) throw new AppError('NOT_FOUND', 'This file is missing.');
  // Before the first byte, as for a download: the attempt counts, whether or not the file can be shown.
  await record({ ...ctx, signedIn }, 'resume read', [reference]);
  const { resumeReader = ownResumeReader } = ctx;
  return resumeReader.read(async () => Buffer.from(await ctx.resumes.getBytes(resume.id)), ctx.log);
}
