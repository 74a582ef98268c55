import { type InfiniteData, type keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { getMutationKey } from '@trpc/react-query';

/**
 * The query key of a read that the audit log records. Such reads are mutations, so that no link or picture on another
 * site can cause one in a member's name. tRPC has query hooks for queries only, so these reads use those of React
 * Query, under the key that tRPC has for the procedure: that way `queries.mail.invalidate()` also reaches `mail.list`.
 */
export function readingKey(procedure: ReturnType<typeof getMutationKey>, input: object) {
  return [...procedure, { input }];
}

/** The counterpart of tRPC's `useInfiniteQuery` for recorded reads. */
export function useRecordedPages<Page extends { next: string | null }>(
  queryKey: ReturnType<typeof readingKey>,
  read: (cursor: string | null) => Promise<Page>,
  options: {
    staleTime?: number;
    refetchOnWindowFocus?: boolean;
    enabled?: boolean;
    select?: (data: InfiniteData<Page, string | null>) => InfiniteData<Page, string | null>;
    placeholderData?: typeof keepPreviousData;
  } = {},
) {
  return useInfiniteQuery<Page, Error, InfiniteData<Page, string | null>, typeof queryKey, string | null>({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    ...options,
  });
}
