import { dataRequestInput } from '../../../src/contract/data-request.ts';
import { confirmation, linkedRequest, linkInput } from '../../../src/contract/request-confirmation.ts';
import { receipt } from '../../../src/contract/submission.ts';
import { limitSubmissions, procedure, router } from '../../trpc.ts';
import { acceptSubmission } from '../accept.ts';
import { networkOf } from '../limit.ts';
import { confirmRequest, findLinkedRequest } from './confirmation-links.queries.ts';
import { createDataRequest } from './data-request.queries.ts';

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

  /** What a confirmation link leads to. A mutation, so that the token never stands in a call's address. */
  findLink: procedure
    .input(linkInput)
    .output(linkedRequest)
    .mutation(({ ctx, input: { token } }) => findLinkedRequest(ctx.db, token)),

  /** Pressing the button behind the link. Doing it again changes nothing and says so. */
  confirm: procedure
    .input(linkInput)
    .output(confirmation)
    .mutation(async ({ ctx, input: { token } }) => {
      if (await confirmRequest(ctx.db, token, networkOf(ctx.address))) return { state: 'confirmed' as const };
      const { state } = await findLinkedRequest(ctx.db, token);
      // Between the two it cannot have become open again, but a type knows nothing of time.
      return { state: state === 'open' ? ('expired' as const) : state };
    }),
});
