import { type JobApplicationInput, jobApplicationForm } from '../src/contract/job-application.ts';
import { type Receipt, receipt } from '../src/contract/submission.ts';
import type { Context } from './context.ts';
import { createJobApplication } from './job-application.queries.ts';
import { storeResume } from './resumes.ts';
import { acceptSubmission } from './submissions.ts';
import { limitSubmissions, procedure, router } from './trpc.ts';

export const jobApplicationRouter = router({
  submit: procedure
    .input(jobApplicationForm)
    .output(receipt)
    .use(limitSubmissions)
    .mutation(({ ctx, input }) => submitJobApplication(ctx, input)),
});

/**
 * The file is written first and kept whatever becomes of the row: an error may hide that the row was stored, and
 * a file without a row is the sweep's. Only a repeat, whose first submission has its own file, removes it here.
 */
async function submitJobApplication(ctx: Context, input: JobApplicationInput): Promise<Receipt> {
  const { website, filledInMs, file, ...fields } = input;
  const resume = file === undefined ? undefined : await storeResume(ctx.resumes, file);
  const accepted = await acceptSubmission(
    ctx,
    {
      kind: 'application',
      content: { ...fields, file: resume?.sha256.toString('hex') ?? '' },
      signals: { website, filledInMs },
      emailId: fields.EmailId,
      mobileNo: fields.MobileNo,
    },
    (submission) => createJobApplication(ctx.db, submission, input, resume),
  );
  if (resume !== undefined && accepted.repeated) await ctx.resumes.delete(resume.id);
  return accepted;
}
