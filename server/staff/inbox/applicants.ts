import { APPLICANTS_PAGE, applicantsInput, applicantsPage } from '../../../src/contract/staff/applicants.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { pageOf } from '../../database/page-of.ts';
import { AppError } from '../../errors.ts';
import { router } from '../../trpc.ts';
import { procedureFor } from '../access/staff-procedures.ts';
import { findApplicantJob, listApplicants } from './applicants.queries.ts';
import { cursorOf } from './places.queries.ts';
import { resumeInfoOf } from './resume-access.ts';

export const applicantsRouter = router({
  /** The applicants for one job. A mutation, since reading is recorded in the audit log. */
  list: procedureFor('recruiter')
    .input(applicantsInput)
    .output(applicantsPage)
    .mutation(async ({ ctx, input: { jid, cursor } }) => {
      const job = await findApplicantJob(ctx.db, jid);
      if (job === undefined) throw new AppError('NOT_FOUND', 'There is no such job.');
      const rows = await listApplicants(ctx.db, job.id, cursor ?? undefined, APPLICANTS_PAGE + 1);
      const { signedIn, address } = ctx;
      await addAuditLine(ctx.db, {
        memberId: signedIn.member.id,
        action: 'applicants read',
        subject: jid,
        address,
      });
      const { page, next } = pageOf(rows, APPLICANTS_PAGE, cursorOf);
      return {
        job: { jid: job.jid, position: job.position, location: job.location },
        applicants: page.map(({ id: _id, at: _at, submittedAt, resume, ...row }) => ({
          ...row,
          submittedAt: submittedAt.toISOString(),
          resume: resume && resumeInfoOf(resume, ctx.config),
        })),
        next,
      };
    }),
});
