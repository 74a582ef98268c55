import { useQuery } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { StaffRouter } from '../../../server/staff/staff-router.ts';
import { readingKey } from '../recorded-reading.ts';
import { queryClient, trpc, trpcClient } from '../trpc.ts';

export type InboxItem = inferRouterOutputs<StaffRouter>['inbox']['open'];

const KEPT_MS = 5 * 60_000;

/** Each reading is recorded: what was read a moment ago is not asked for again. */
export function useInboxItem(reference: string) {
  return useQuery({
    queryKey: itemKey(reference),
    queryFn: () => trpcClient.inbox.open.mutate({ reference }),
    staleTime: KEPT_MS,
    gcTime: KEPT_MS,
  });
}

/** What was done here is shown without reading the item anew. */
export function updateItems(references: readonly string[], change: (item: InboxItem) => InboxItem): void {
  for (const reference of references)
    queryClient.setQueryData<InboxItem>(itemKey(reference), (item) => item && change(item));
}

export function refreshItem(reference: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: itemKey(reference) });
}

const itemKey = (reference: string) => readingKey(getMutationKey(trpc.inbox.open), { reference });
