import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { InboxEntry, InboxFilter } from '../../../src/contract/staff/inbox.ts';
import { queryClient, trpcClient } from '../trpc.ts';

interface InboxPage {
  entries: InboxEntry[];
  next: string | null;
}
type Pages = InfiniteData<InboxPage, string | undefined>;

const LIST = 'inbox list';

/** The list, page after page as it is gone through. What is shown stays until the answer to another filter is there. */
export function useInboxList(filter: InboxFilter) {
  const query = useInfiniteQuery({
    queryKey: [LIST, filter],
    queryFn: ({ pageParam }) =>
      trpcClient.inbox.list.query({ ...filter, ...(pageParam !== undefined && { after: pageParam }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: InboxPage) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  return { ...query, entries: query.data?.pages.flatMap(({ entries }) => entries) ?? [] };
}

/** Changes what is shown of these entries, wherever it is shown; what leaves a list by it leaves at the next look. */
export function updateEntries(
  references: readonly string[],
  change: (entry: InboxEntry) => InboxEntry,
): void {
  const chosen = new Set(references);
  updatePages((entries) => entries.map((entry) => (chosen.has(entry.reference) ? change(entry) : entry)));
}

export function removeEntries(references: readonly string[]): void {
  const chosen = new Set(references);
  updatePages((entries) => entries.filter(({ reference }) => !chosen.has(reference)));
}

export function findEntries(references: readonly string[]): InboxEntry[] {
  const lists = queryClient.getQueriesData<Pages>({ queryKey: [LIST] });
  const known = lists.flatMap(([, data]) => data?.pages.flatMap(({ entries }) => entries) ?? []);
  return references.flatMap((reference) => known.find((entry) => entry.reference === reference) ?? []);
}

/** Asks anew for what is shown. */
export function refreshList(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [LIST] });
}

function updatePages(change: (entries: InboxEntry[]) => InboxEntry[]): void {
  queryClient.setQueriesData<Pages>({ queryKey: [LIST] }, (data) =>
    data ? { ...data, pages: data.pages.map((page) => ({ ...page, entries: change(page.entries) })) } : data,
  );
}
