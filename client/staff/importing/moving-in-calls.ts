import { keepPreviousData } from '@tanstack/react-query';
import type { ImportState } from '../../../src/contract/staff/moving-in.ts';
import { queries, trpc, trpcClient } from '../calls/trpc.ts';
import type { LinesFilter } from './moving-in-address.ts';

const POLL_MS = 1_000;
const LINES_POLL_MS = 5_000;
const LIST_POLL_MS = 3_000;
/** As many as the server takes. */
const MOST_OVERWRITTEN = 5_000;

const moving: readonly ImportState[] = ['reading', 'running', 'undoing'];
/** Whether the server is at work on it. */
export const isMoving = (state: ImportState): boolean => moving.includes(state);

export function useImports() {
  return trpc.movingIn.list.useInfiniteQuery(
    {},
    {
      getNextPageParam: ({ next }) => next,
      refetchInterval: ({ state: { data } }) =>
        data?.pages.some(({ imports }) => imports.some(({ state }) => isMoving(state))) && LIST_POLL_MS,
    },
  );
}

/** Followed every second while the server is at work. It is asked on after a failure, so that it goes on by itself. */
export function useImport(id: number) {
  return trpc.movingIn.open.useQuery(
    { id },
    { refetchInterval: ({ state: { data } }) => data !== undefined && isMoving(data.state) && POLL_MS },
  );
}

export function useImportLines(id: number, filter: LinesFilter, search: string, state: ImportState) {
  return trpc.movingIn.lines.useInfiniteQuery(
    { id, ...filter, search },
    {
      getNextPageParam: ({ next }) => next,
      placeholderData: keepPreviousData,
      // Only the first page: refetching many of them every few seconds would slow the import down.
      refetchInterval: ({ state: { data } }) => isMoving(state) && data?.pages.length === 1 && LINES_POLL_MS,
    },
  );
}

export const useColumns = (id: number) => trpc.movingIn.columns.useQuery({ id }, { staleTime: Infinity });

/** The questions of a rehearsal. A rehearsal that was made again asks anew. */
export const useChoices = (id: number) => trpc.movingIn.choices.useQuery({ id }, { gcTime: 0 });

/** Each of them answers with what the import has become. */
export function useImportActs() {
  const { useMutation: useStart } = trpc.movingIn.start;
  const { useMutation: useStop } = trpc.movingIn.stop;
  const { useMutation: useGoOn } = trpc.movingIn.goOn;
  const { useMutation: useTryAgain } = trpc.movingIn.tryAgain;
  const { useMutation: useUndo } = trpc.movingIn.undo;
  return {
    start: useStart({ onSettled: refreshImports }),
    stop: useStop({ onSettled: refreshImports }),
    goOn: useGoOn({ onSettled: refreshImports }),
    tryAgain: useTryAgain({ onSettled: refreshImports }),
    undo: useUndo({ onSettled: refreshImports }),
  };
}
export type ImportActs = ReturnType<typeof useImportActs>;

export const useMatchColumns = () => trpc.movingIn.matchColumns.useMutation({ onSettled: refreshImports });

export const useChoose = () =>
  trpc.movingIn.choose.useMutation({
    // A short file may be read again before it is asked for: it has been under way all the same.
    onSuccess: (opened) => queries.movingIn.open.setData({ id: opened.id }, opened),
    onSettled: refreshImports,
  });

/** The unfinished uploads: for this import's pictures, or as files of their own. */
export const useUnfinishedUploads = (pictures: number | null) => trpc.movingIn.uploads.useQuery({ pictures });

export const useRemoveUpload = () =>
  trpc.movingIn.removeUpload.useMutation({ onSettled: () => queries.movingIn.uploads.invalidate() });

export function useDiscard(onDiscarded: () => void) {
  return trpc.movingIn.discard.useMutation({
    onSuccess: async () => {
      onDiscarded();
      await queries.movingIn.list.invalidate();
    },
  });
}

/** Loads again what is shown: whoever was refused may see an older state. */
export async function refreshImports(): Promise<void> {
  await queries.movingIn.invalidate();
}

/** The ids of all lines that need a decision, page by page. */
export async function listAskLines(id: number): Promise<number[]> {
  const found: number[] = [];
  let cursor: number | null = null;
  do {
    const { lines, next }: { lines: { id: number }[]; next: number | null } =
      await trpcClient.movingIn.lines.query({ id, act: 'ask', cursor });
    found.push(...lines.map((line) => line.id));
    cursor = next;
  } while (cursor !== null && found.length < MOST_OVERWRITTEN);
  return found.slice(0, MOST_OVERWRITTEN);
}

/** Where files are sent, and where the report is. */
export const filesPath = '/staff/moving-in/files';
export const picturesPath = (id: number) => `/staff/moving-in/${id}/pictures`;
export const partsPath = (upload: string) => `/staff/moving-in/uploads/${upload}/parts`;
export const finishPath = (upload: string) => `/staff/moving-in/uploads/${upload}/finish`;
export const reportPath = (id: number) => `/staff/moving-in/${id}/report.csv`;
