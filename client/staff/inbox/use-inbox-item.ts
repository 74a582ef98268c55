import { useQuery } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { useCallback } from 'react';
import type { StaffRouter } from '../../../server/staff-router.ts';
import { readingKey } from '../calls/recorded-reading.ts';
import { queries, queryClient, trpc, trpcClient } from '../calls/trpc.ts';
import { useActsUnderWay, withActs } from './acts-under-way.ts';
import { updateEntries } from './use-inbox-list.ts';

export type InboxItem = inferRouterOutputs<StaffRouter>['inbox']['open'];

const STALE_MS = 5 * 60_000;

/**
 * Opens an item. The server records every reading in the audit log, so a cached item is not fetched again for five
 * minutes.
 */
export function useInboxItem(reference: string) {
  const acts = useActsUnderWay();
  return useQuery({
    queryKey: itemKey(reference),
    queryFn: async () => {
      const item = await trpcClient.inbox.open.mutate({ reference });
      // Opening it has marked the mentions as seen.
      if (item.isMentioned) {
        updateEntries([reference], (entry) => ({ ...entry, isMentioned: false }));
        void queries.live.inbox.invalidate();
      }
      return item;
    },
    select: useCallback((item: InboxItem) => withActs(item, acts), [acts]),
    staleTime: STALE_MS,
    gcTime: STALE_MS,
  });
}

/** Updates cached items after the member's own changes, without another recorded reading. */
export function updateItems(references: readonly string[], change: (item: InboxItem) => InboxItem): void {
  for (const reference of references)
    queryClient.setQueryData<InboxItem>(itemKey(reference), (item) => item && change(item));
}

export function refreshItem(reference: string): Promise<void> {
  void queries.inbox.listSamePerson.invalidate({ reference });
  return queryClient.invalidateQueries({ queryKey: itemKey(reference) });
}

/** The open item is loaded again at once, and the others when they are opened. */
export function refreshItems(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: getMutationKey(trpc.inbox.open) });
}

const itemKey = (reference: string) => readingKey(getMutationKey(trpc.inbox.open), { reference });
