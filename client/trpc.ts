import { QueryClient } from '@tanstack/react-query';
import { httpBatchLink, httpLink, isNonJsonSerializable, type Operation, splitLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import type { AppRouter } from '../server/router.ts';
import { MOST_BATCHED } from '../src/contract/batches.ts';
import { uploadFetch } from './shared/upload-fetch.ts';

const url = '/trpc';

/**
 * Repeats the token of the XSRF-TOKEN cookie in a header, which the server requires for mutations. The server sets
 * the cookie with each page.
 */
function antiForgery(operation: Operation | undefined): Record<string, string> {
  if (operation?.type === 'query') return {};
  const token = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return token === undefined ? {} : { 'X-XSRF-TOKEN': decodeURIComponent(token) };
}

export const trpc = createTRPCReact<AppRouter>();

export const trpcClient = trpc.createClient({
  links: [
    splitLink({
      condition: (operation) => isNonJsonSerializable(operation.input),
      true: httpLink({ url, fetch: uploadFetch, headers: ({ op }) => antiForgery(op) }),
      false: httpBatchLink({
        url,
        headers: ({ opList }) => antiForgery(opList[0]),
        maxURLLength: 2000,
        maxItems: MOST_BATCHED,
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
