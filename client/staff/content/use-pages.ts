import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

/** A list, page after page as it is gone through. What is shown stays until the answer to another filter is there. */
export function usePages<Key, Page extends { rows: unknown[]; next: Key | null }>(
  queryKey: readonly unknown[],
  load: (after: Key | undefined) => Promise<Page>,
) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => load(pageParam as Key | undefined),
    initialPageParam: undefined as Key | undefined,
    getNextPageParam: ({ next }: Page) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const rows: Page['rows'][number][] = query.data?.pages.flatMap((page) => page.rows) ?? [];
  return { ...query, rows };
}
