import { type InfiniteData, type keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { getMutationKey } from '@trpc/react-query';
import { antiForgery } from '../../shared/anti-forgery.ts';
import { queries } from './trpc.ts';

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

/** The options of a query whose file is never read again without a click, since the server records every reading. */
export const readOnce = {
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/** Reads a file from a path beside the procedures. Throws an error with a sentence for the member. */
export async function readFile(path: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(path, { method: 'POST', headers: antiForgery(), signal }).catch(
    (cause: unknown) => {
      throw new Error('The server cannot be reached. Please try again.', { cause });
    },
  );
  if (answer.status === 401) void queries.ownAccount.who.invalidate();
  if (answer.ok) return answer;
  const problem: unknown = await answer.json().catch(() => undefined);
  throw new Error(
    typeof problem === 'object' && problem !== null && 'detail' in problem && problem.detail !== ''
      ? String(problem.detail)
      : 'Something went wrong. Please try again.',
  );
}
