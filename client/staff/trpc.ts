import {
  MutationCache,
  partialMatchKey,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { httpBatchLink, httpLink, isNonJsonSerializable, splitLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact, getQueryKey } from '@trpc/react-query';
import type { StaffRouter } from '../../server/staff/staff-router.ts';
import { MOST_BATCHED } from '../../src/contract/batches.ts';
import { attendance } from './attendance.ts';
import { codeLink } from './code/code-link.ts';
import { isCreation, keyOf } from './creation/creation-call.ts';
import { statusOf } from './failure.ts';

const url = '/staff/trpc';

export const trpc = createTRPCReact<StaffRouter>();

export const trpcClient = trpc.createClient({
  links: [
    codeLink,
    splitLink({
      // What creates something goes by itself: its key is a header.
      condition: (operation) => isNonJsonSerializable(operation.input) || isCreation(operation),
      true: httpLink({ url, headers: ({ op }) => ({ ...headersOfCall(), ...keyOf(op) }) }),
      // Reads are posted too: a search for a name or a telephone stands in no address, and so in no log.
      false: httpBatchLink({ url, headers: headersOfCall, methodOverride: 'POST', maxItems: MOST_BATCHED }),
    }),
  ],
});

export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, error) => statusOf(error) >= 500 && count < 2,
      staleTime: 15_000,
    },
  },
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => {
      if (!isWho(queryKey)) askAgain(error);
    },
  }),
  mutationCache: new MutationCache({ onError: askAgain }),
});

/** For calls from outside of a component. */
export const queries = createTRPCQueryUtils({ queryClient, client: trpcClient });

/** Whether a query is the one for who is signed in. */
export function isWho(queryKey: QueryKey): boolean {
  return partialMatchKey(queryKey, getQueryKey(trpc.ownAccount.who));
}

/** A wrong password is refused like a session that is over: which of them it was, the session itself tells. */
function askAgain(error: Error): void {
  const { who } = queries.ownAccount;
  if (statusOf(error) === 401 && who.getData() !== undefined) void who.invalidate();
}

function headersOfCall(): Record<string, string> {
  return { ...antiForgery(), ...attendance() };
}

/** Set by the server with the page; the door of the calls asks for it back. */
export function antiForgery(): Record<string, string> {
  const token = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return token === undefined ? {} : { 'X-XSRF-TOKEN': decodeURIComponent(token) };
}
