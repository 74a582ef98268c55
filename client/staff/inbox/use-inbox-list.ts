import { type InfiniteData, keepPreviousData } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { StaffRouter } from '../../../server/staff-router.ts';
import type { InboxEntry, InboxFilter } from '../../../src/contract/staff/inbox.ts';
import { queries, queryClient, trpc } from '../calls/trpc.ts';
import { useActsUnderWay, withActs } from './acts-under-way.ts';

type Pages = InfiniteData<inferRouterOutputs<StaffRouter>['inbox']['list']>;

export function useInboxList(filter: InboxFilter) {
  const query = trpc.inbox.list.useInfiniteQuery(filter, {
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const acts = useActsUnderWay();
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  return { ...query, entries: entries.map((entry) => withActs(entry, acts)) };
}

/** Updates entries in every cached list. One that no longer matches a list's filter stays there until the next load. */
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
  const lists = queryClient.getQueriesData<Pages>({ queryKey: listsKey() });
  const known = lists.flatMap(([, data]) => data?.pages.flatMap(({ entries }) => entries) ?? []);
  return references.flatMap((reference) => known.find((entry) => entry.reference === reference) ?? []);
}

/** Refetches the displayed list. */
export function refreshList(): Promise<void> {
  return queries.inbox.list.invalidate();
}

function updatePages(change: (entries: InboxEntry[]) => InboxEntry[]): void {
  queryClient.setQueriesData<Pages>({ queryKey: listsKey() }, (data) =>
    data ? { ...data, pages: data.pages.map((page) => ({ ...page, entries: change(page.entries) })) } : data,
  );
}

/** The query key that matches the list under every filter. */
const listsKey = () => getQueryKey(trpc.inbox.list, undefined, 'infinite');
