import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { getMutationKey } from '@trpc/react-query';

/**
 * The key of a reading that the audit log records. Such readings are mutations, so that no link and no picture on another
 * site can cause one in a member's name. tRPC has query hooks for queries only: these readings use React Query's
 * own, under the key that tRPC has for the procedure, so that `queries.mail.invalidate()` reaches `mail.list` too.
 */
export function readingKey(procedure: ReturnType<typeof getMutationKey>, input: object) {
  return [...procedure, { input }];
}

/** What tRPC's `useInfiniteQuery` is to a query. */
export function useRecordedPages<Page extends { next: string | null }>(
  queryKey: ReturnType<typeof readingKey>,
  read: (cursor: string | null) => Promise<Page>,
  options: { staleTime?: number; refetchOnWindowFocus?: boolean } = {},
) {
  return useInfiniteQuery<Page, Error, InfiniteData<Page>, typeof queryKey, string | null>({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    ...options,
  });
}
