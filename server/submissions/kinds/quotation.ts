import { quotationInput, serviceTypes } from '../../../src/contract/quotation.ts';
import { receipt, type SubmissionFlag } from '../../../src/contract/submission.ts';
import { limitSubmissions, procedure, router } from '../../trpc.ts';
import { acceptSubmission } from '../accept.ts';
import { createQuotationRequest } from './quotation.queries.ts';

export const quotationRouter = router({
  submit: procedure
    .input(quotationInput)
    .output(receipt)
    .use(limitSubmissions('quotation'))
    .mutation(({ ctx, input }) => {
      const { website, filledInMs, noticeVersion, ...content } = input;
      const flags: SubmissionFlag[] = isKnownService(input.servicesType) ? [] : ['unknown-service'];
      return acceptSubmission(
        ctx,
        { kind: 'quotation', content, signals: { website, filledInMs, noticeVersion }, flags, ...content },
        (submission) => createQuotationRequest(ctx.db, submission, input),
      );
    }),
});

function isKnownService(service: string): boolean {
  return serviceTypes.some((known) => known.toLowerCase() === service.toLowerCase());
}
