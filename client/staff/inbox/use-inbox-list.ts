import type { InfiniteData } from '@tanstack/react-query';
import type { InboxEntry, InboxFilter } from '../../../src/contract/staff/inbox.ts';
import { queryClient, trpcClient } from '../trpc.ts';
import { type From, usePages } from '../use-pages.ts';

interface InboxPage {
  entries: InboxEntry[];
  next: string | null;
}
type Pages = InfiniteData<InboxPage, string | undefined>;

const LIST = 'inbox list';

export function useInboxList(filter: InboxFilter) {
  const { rows: entries, ...query } = usePages(
    [LIST, filter],
    (from: From<string>): Promise<InboxPage> => trpcClient.inbox.list.query({ ...filter, ...from }),
    (page) => page.entries,
    { staysShown: true },
  );
  return { ...query, entries };
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
