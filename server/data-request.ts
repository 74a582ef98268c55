import { dataRequestInput } from '../src/contract/data-request.ts';
import { receipt } from '../src/contract/submission.ts';
import { createDataRequest } from './data-request.queries.ts';
import { acceptSubmission } from './submissions.ts';
import { limitSubmissions, procedure, router } from './trpc.ts';

/** Requests about one's own data. The legacy door does not know them. */
export const dataRequestRouter = router({
  submit: procedure
    .input(dataRequestInput)
    .output(receipt)
    .use(limitSubmissions('data-request'))
    .mutation(({ ctx, input }) => {
      const { website, filledInMs, noticeVersion, ...content } = input;
      return acceptSubmission(
        ctx,
        {
          kind: 'data-request',
          content,
          signals: { website, filledInMs, noticeVersion },
          ...(content.contact.includes('@') && { emailId: content.contact }),
        },
        (submission) => createDataRequest(ctx.db, submission, input),
      );
    }),
});
