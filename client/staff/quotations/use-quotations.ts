import { useQuery } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import type { Quotation, QuotationsOfRequest } from '../../../src/contract/staff/quotations.ts';
import { readingKey } from '../calls/recorded-reading.ts';
import { queries, queryClient, trpc, trpcClient } from '../calls/trpc.ts';
import { refreshItem } from '../inbox/use-inbox-item.ts';
import { refreshList } from '../inbox/use-inbox-list.ts';

const STALE_MS = 60_000;
const createKey = (reference: string) => readingKey(getMutationKey(trpc.quotations.open), { reference });

/** The quotations for a request. The server records each reading, so one of a moment ago is not fetched again. */
export function useQuotations(reference: string) {
  return useQuery({
    queryKey: createKey(reference),
    queryFn: () => trpcClient.quotations.open.mutate({ reference }),
    staleTime: STALE_MS,
  });
}

/** Takes the member's own change over, without another recorded reading. */
export function updateQuotation(reference: string, id: string, change: Partial<Quotation>): void {
  queryClient.setQueryData<QuotationsOfRequest>(
    createKey(reference),
    (known) =>
      known && {
        ...known,
        quotations: known.quotations.map((each) => (each.id === id ? { ...each, ...change } : each)),
      },
  );
  void refreshQuotationLists();
}

/** Loads what is stored now, with the request's item in the inbox, which a sent quotation changes. */
export async function refreshQuotations(reference: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: createKey(reference) }),
    refreshQuotationLists(),
    refreshItem(reference),
    refreshList(),
  ]);
}

async function refreshQuotationLists(): Promise<void> {
  await Promise.all([queries.quotations.list.invalidate(), queries.quotations.totals.invalidate()]);
}
