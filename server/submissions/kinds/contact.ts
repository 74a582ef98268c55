import { contactInput } from '../../../src/contract/contact.ts';
import { receipt } from '../../../src/contract/submission.ts';
import { limitSubmissions, procedure, router } from '../../trpc.ts';
import { acceptSubmission } from '../accept.ts';
import { createContactRequest } from './contact.queries.ts';

export const contactRouter = router({
  submit: procedure
    .input(contactInput)
    .output(receipt)
    .use(limitSubmissions('contact'))
    .mutation(({ ctx, input }) => {
      const { website, filledInMs, noticeVersion, ...content } = input;
      return acceptSubmission(
        ctx,
        {
          kind: 'contact',
          content,
          signals: { website, filledInMs, noticeVersion },
          longText: input.userMessage,
          ...content,
        },
        (submission) => createContactRequest(ctx.db, submission, input),
      );
    }),
});
