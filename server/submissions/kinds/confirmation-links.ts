import { confirmation, linkedRequest, linkInput } from '../../../src/contract/request-confirmation.ts';
import { networkOf } from '../../http/sender-network.ts';
import { procedure } from '../../trpc.ts';
import { confirmRequest, findLinkedRequest } from './confirmation-links.queries.ts';

/** Lets a person confirm a request about their data by the link that was mailed to them. */
export const confirmationProcedures = {
  /** Finds the request of a confirmation link. It is a mutation, so that the token is never part of a URL. */
  findLink: procedure
    .input(linkInput)
    .output(linkedRequest)
    .mutation(({ ctx, input: { token } }) => findLinkedRequest(ctx.db, token)),

  /** Confirms the request when the person presses the button. A second call changes nothing and returns the state. */
  confirm: procedure
    .input(linkInput)
    .output(confirmation)
    .mutation(async ({ ctx, input: { token } }) => {
      if (await confirmRequest(ctx.db, token, networkOf(ctx.address))) return { state: 'confirmed' as const };
      const { state } = await findLinkedRequest(ctx.db, token);
      // A link that could not be confirmed is no longer open, but the type cannot express that.
      return { state: state === 'open' ? ('expired' as const) : state };
    }),
};
