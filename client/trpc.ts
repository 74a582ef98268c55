import { QueryClient } from '@tanstack/react-query';
import { httpBatchLink, httpLink, isNonJsonSerializable, type Operation, splitLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import type { AppRouter } from '../server/router.ts';
import { MAX_BATCH_SIZE } from '../src/contract/batches.ts';
import { antiForgery } from './shared/anti-forgery.ts';
import { uploadFetch } from './shared/upload-fetch.ts';

const url = '/trpc';

/** The language of the page, in which the visitor is answered; and for mutations the token of the cookie. */
function createHeaders(operation: Operation | undefined): Record<string, string> {
  const language = { 'Content-Language': document.documentElement.lang };
  return operation?.type === 'query' ? language : { ...language, ...antiForgery() };
}

export const trpc = createTRPCReact<AppRouter>();

export const trpcClient = trpc.createClient({
  links: [
    splitLink({
      condition: (operation) => isNonJsonSerializable(operation.input),
      true: httpLink({ url, fetch: uploadFetch, headers: ({ op }) => createHeaders(op) }),
      false: httpBatchLink({
        url,
        headers: ({ opList }) => createHeaders(opList[0]),
        maxURLLength: 2000,
        maxItems: MAX_BATCH_SIZE,
      }),
    }),
  ],
});

/** A list that fails to load looks like an empty one, and keeps retrying until the server is back. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: 3, staleTime: 60_000, refetchOnWindowFocus: false } },
  });

/** The browser's only client. */
export const queryClient = createQueryClient();

/** For calls outside of components. */
export const queries = createTRPCQueryUtils({ queryClient, client: trpcClient });
