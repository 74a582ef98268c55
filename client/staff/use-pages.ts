import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

/** What a call for a further page names beside its filter. */
export interface From<Key> {
  after?: Key;
}

interface PagesOptions {
  /** Whether what is shown stays until the answer to another filter is there. */
  staysShown?: boolean;
  /** Milliseconds. */
  staleTime?: number;
  refetchOnWindowFocus?: boolean;
}

/** A list, page after page as it is gone through, and the rows of all pages so far. */
export function usePages<Key, Page extends { next: Key | null }, Row>(
  queryKey: readonly unknown[],
  load: (from: From<Key>) => Promise<Page>,
  rowsOf: (page: Page) => readonly Row[],
  { staysShown = false, ...options }: PagesOptions = {},
) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => load(pageParam === undefined ? {} : { after: pageParam as Key }),
    initialPageParam: undefined as Key | undefined,
    getNextPageParam: ({ next }: Page) => next ?? undefined,
    ...(staysShown && { placeholderData: keepPreviousData }),
    ...options,
  });
  return { ...query, rows: query.data?.pages.flatMap(rowsOf) ?? [] };
}
