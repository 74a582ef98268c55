import { jobPostingInput } from '../../../src/contract/job-posting.ts';
import { receipt } from '../../../src/contract/submission.ts';
import { limitSubmissions, procedure, router } from '../../trpc.ts';
import { acceptSubmission } from '../accept.ts';
import { createJobPosting } from './job-posting.queries.ts';

export const jobPostingRouter = router({
  submit: procedure
    .input(jobPostingInput)
    .output(receipt)
    .use(limitSubmissions('posting'))
    .mutation(async ({ ctx, input }) => {
      const { website, filledInMs, noticeVersion, ...content } = input;
      const status = ctx.config.jobPostings === 'publish' ? 'open' : 'pending';
      const receipt = await acceptSubmission(
        ctx,
        {
          kind: 'posting',
          content,
          signals: { website, filledInMs, noticeVersion },
          longText: input.discription,
        },
        (submission) => createJobPosting(ctx.db, submission, input, status),
      );
      if (status === 'open') ctx.content.current++;
      return receipt;
    }),
});
