import { QueryClient } from '@tanstack/react-query';
import { httpBatchLink, httpLink, isNonJsonSerializable, type Operation, splitLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import type { AppRouter } from '../server/router.ts';
import { MOST_BATCHED } from '../src/contract/batches.ts';
import { uploadFetch } from './shared/upload-fetch.ts';

const url = '/trpc';

/** Set by the server with each page; the door of the calls asks for it back on all that is not a read. */
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

/** Lists that fail show what empty ones show, and come back by themselves when the server does. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: 3, staleTime: 60_000, refetchOnWindowFocus: false } },
  });

/** The browser's one. */
export const queryClient = createQueryClient();

/** For calls from outside of a component. */
export const queries = createTRPCQueryUtils({ queryClient, client: trpcClient });
