import { confirmation, linkedRequest, linkInput } from '../../../src/contract/request-confirmation.ts';
import { networkOf } from '../../http/sender-network.ts';
import { procedure } from '../../trpc.ts';
import { confirmRequest, findLinkedRequest } from './confirmation-links.queries.ts';

/** How a person confirms a request about the own data by the link that was mailed. */
export const confirmationProcedures = {
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
};
