import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import type { ApplicantsFilter } from '../../../../src/contract/staff/applicants.ts';
import { messageOf } from '../../calls/failure.ts';
import { readingKey, useRecordedPages } from '../../calls/recorded-reading.ts';
import { trpc, trpcClient } from '../../calls/trpc.ts';
import { showToast } from '../../ui/notices.ts';
import { addToColumn } from './applicants-cache.ts';

const STALE_MS = 5 * 60_000;
/** Every load is recorded in the audit log, so none happens without a click: no refetch on focus. */
const options = { staleTime: STALE_MS, refetchOnWindowFocus: false };

/** The newest applicants of each stage. */
export function useBoard(jid: string, filter: ApplicantsFilter, enabled: boolean) {
  const input = { jid, ...filter };
  return useQuery({
    queryKey: readingKey(getMutationKey(trpc.applicants.board), input),
    queryFn: () => trpcClient.applicants.board.mutate(input),
    placeholderData: keepPreviousData,
    enabled,
    ...options,
  });
}

/** All applicants, newest first, or those of one stage. */
export function useTable(
  jid: string,
  filter: ApplicantsFilter & { stage?: string | undefined },
  enabled: boolean,
) {
  const input = { jid, ...filter };
  return useRecordedPages(
    readingKey(getMutationKey(trpc.applicants.list), input),
    (cursor) => trpcClient.applicants.list.mutate({ ...input, cursor }),
    { ...options, placeholderData: keepPreviousData, enabled },
  );
}

/** Loads older applicants of one stage into its column. */
export function useOlderOfColumn(jid: string, filter: ApplicantsFilter, stage: string) {
  return useMutation({
    mutationFn: (cursor: string) => trpcClient.applicants.list.mutate({ jid, ...filter, stage, cursor }),
    onSuccess: ({ applicants, next }) =>
      addToColumn(readingKey(getMutationKey(trpc.applicants.board), { jid, ...filter }), {
        stage,
        applicants,
        next,
      }),
    onError: (error) => void showToast(messageOf(error)),
  });
}
