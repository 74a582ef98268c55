import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { useCallback, useMemo } from 'react';
import type { ApplicantsFilter } from '../../../../src/contract/staff/applicants.ts';
import { messageOf } from '../../calls/failure.ts';
import { readingKey, useRecordedPages } from '../../calls/recorded-reading.ts';
import { trpc, trpcClient } from '../../calls/trpc.ts';
import { showToast } from '../../ui/notices.ts';
import { useActsUnderWay } from '../acts-under-way.ts';
import {
  addToColumn,
  type Board,
  type Move,
  moveInTable,
  moveOnBoard,
  type Pages,
} from './applicants-cache.ts';

const STALE_MS = 5 * 60_000;
/** Every load is recorded in the audit log, so none happens without a click: no refetch on focus. */
const options = { staleTime: STALE_MS, refetchOnWindowFocus: false };

/** The newest applicants of each stage. */
export function useBoard(jid: string, filter: ApplicantsFilter, enabled: boolean) {
  const input = { jid, ...filter };
  const moves = useMovesUnderWay();
  return useQuery({
    queryKey: readingKey(getMutationKey(trpc.applicants.board), input),
    queryFn: () => trpcClient.applicants.board.mutate(input),
    select: useCallback((board: Board) => moves.reduce(moveOnBoard, board), [moves]),
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
  const moves = useMovesUnderWay();
  const select = useCallback(
    (data: Pages) => ({ ...data, pages: moves.reduce(moveInTable, data.pages) }),
    [moves],
  );
  return useRecordedPages(
    readingKey(getMutationKey(trpc.applicants.list), input),
    (cursor) => trpcClient.applicants.list.mutate({ ...input, cursor }),
    { ...options, select, placeholderData: keepPreviousData, enabled },
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

/** The moves that the server has not answered yet, which are displayed already. */
function useMovesUnderWay(): Move[] {
  const acts = useActsUnderWay();
  return useMemo(
    () =>
      acts.flatMap(({ references, changes: { stage, stageReason = '' } }) =>
        stage ? [{ references, stage: stage.id, stageReason }] : [],
      ),
    [acts],
  );
}
