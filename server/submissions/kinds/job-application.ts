import { type JobApplicationInput, jobApplicationForm } from '../../../src/contract/job-application.ts';
import { type Receipt, receipt } from '../../../src/contract/submission.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { resumeKind, storeResume } from '../../files/resume-store.ts';
import { demandOwnPlace } from '../../files/store-owner.ts';
import { limitSubmissions, procedure, router } from '../../trpc.ts';
import { acceptSubmission } from '../accept.ts';
import { createJobApplication } from './job-application.queries.ts';

export const jobApplicationRouter = router({
  submit: procedure
    .input(jobApplicationForm)
    .output(receipt)
    .use(limitSubmissions('application'))
    .mutation(({ ctx, input }) => submitJobApplication(ctx, input)),
});

/**
 * The file is written first and kept whatever becomes of the row: an error may hide that the row was stored, and
 * a file without a row is the sweep's. Only a repeat, whose first submission has its own file, and what the limit
 * refuses remove it here.
 */
async function submitJobApplication(ctx: Context, input: JobApplicationInput): Promise<Receipt> {
  const { website, filledInMs, noticeVersion, file, ...fields } = input;
  if (file !== undefined) await demandOwnPlace(ctx.db, ctx.resumes, resumeKind);
  const resume = file === undefined ? undefined : await storeResume(ctx, file);
  const accepting = acceptSubmission(
    ctx,
    {
      kind: 'application',
      content: { ...fields, file: resume?.row.sha256.toString('hex') ?? '' },
      flags: resume?.isLocked ? ['locked-resume'] : [],
      signals: { website, filledInMs, noticeVersion },
      emailId: fields.EmailId,
      mobileNo: fields.MobileNo,
    },
    (submission) => createJobApplication(ctx.db, submission, input, resume?.row),
  );
  const wasStored = await accepting.then(({ repeated }) => !repeated, isNotRefused);
  if (resume !== undefined && !wasStored) await ctx.resumes.delete(resume.row.id);
  return accepting;
}

function isNotRefused(error: unknown): boolean {
  return !(error instanceof AppError && error.code === 'TOO_MANY_REQUESTS');
}
