import {
  MutationCache,
  partialMatchKey,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { httpBatchLink, httpLink, isNonJsonSerializable, splitLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact, getQueryKey } from '@trpc/react-query';
import type { StaffRouter } from '../../../server/staff-router.ts';
import { MAX_BATCH_SIZE } from '../../../src/contract/batches.ts';
import { antiForgery } from '../../shared/anti-forgery.ts';
import { readFiles } from '../../shared/upload-fetch.ts';
import { attendanceHeaders } from './attendance.ts';
import { codeLink } from './code-link.ts';
import { createKeyHeader, isCreation } from './creation-call.ts';
import { isTimeUp, readStatus } from './failure.ts';
import { timeLimitLink } from './time-limit-link.ts';

const url = '/staff/trpc';

export const trpc = createTRPCReact<StaffRouter>();

export const trpcClient = trpc.createClient({
  links: [
    codeLink,
    timeLimitLink,
    splitLink({
      // A call that creates something is not batched, because its idempotency key is a header.
      condition: (operation) => isNonJsonSerializable(operation.input) || isCreation(operation),
      true: httpLink({
        url,
        headers: ({ op }) => ({ ...callHeaders(), ...createKeyHeader(op) }),
        fetch: async (url, init) => fetch(url, { ...init, body: await readFiles(init?.body) } as RequestInit),
      }),
      // Queries are sent by POST too: a search for a name or phone number must not appear in an address, and thus in
      // no log.
      false: httpBatchLink({ url, headers: callHeaders, methodOverride: 'POST', maxItems: MAX_BATCH_SIZE }),
    }),
  ],
});

export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Where the limit of time is up, the member has waited for long already.
      retry: (count, error) => readStatus(error) >= 500 && count < (isTimeUp(error) ? 1 : 2),
      staleTime: 15_000,
    },
  },
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => {
      if (!isMemberQuery(queryKey)) recheckSession(error);
    },
  }),
  mutationCache: new MutationCache({ onError: recheckSession }),
});

/** For calls outside of components. */
export const queries = createTRPCQueryUtils({ queryClient, client: trpcClient });

/** Whether a query is the one for who is signed in. */
export function isMemberQuery(queryKey: QueryKey): boolean {
  return partialMatchKey(queryKey, getQueryKey(trpc.ownAccount.who));
}

/**
 * Shows the sign-in screen if the session has ended. A wrong password gets the same 401 as an expired session, so the
 * session itself is queried to tell them apart.
 */
export function recheckSession(error: Error): void {
  const { who } = queries.ownAccount;
  if (readStatus(error) === 401 && who.getData() !== undefined) void who.invalidate();
}

function callHeaders(): Record<string, string> {
  return { ...antiForgery(), ...attendanceHeaders() };
}
