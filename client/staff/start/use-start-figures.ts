import { useEffect, useRef } from 'react';
import type { StartFigures } from '../../../src/contract/staff/start.ts';
import { readStatus } from '../calls/failure.ts';
import { useMay } from '../calls/session.ts';
import { queries, trpc } from '../calls/trpc.ts';

/** A change that no event tells of, such as a failed mail or the next day, shows after this time. */
const POLL_MS = 60_000;
/** While the server does not answer. */
const RETRY_MS = 5_000;
/** In a flood of submissions the figures are read this often. */
const BETWEEN_MS = 2_000;

interface ShownFigures {
  figures: StartFigures | undefined;
  error: unknown;
  /** Whether the server does not answer now, so that the figures are old. */
  isStale: boolean;
  retry(): void;
}

/** The figures, kept in step with the server. */
export function useStartFigures(): ShownFigures {
  const { data, error, refetch } = trpc.start.figures.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: ({ state }) => (state.status === 'error' ? RETRY_MS : POLL_MS),
    retry: (count, failure) => readStatus(failure) >= 500 && count < 1,
  });
  useRefreshOnChange();
  return { figures: data, error, isStale: data !== undefined && error !== null, retry: () => void refetch() };
}

/** The frame asks for the state of the inbox at each event of its stream. Whatever differs in it changes a figure. */
function useRefreshOnChange(): void {
  const isReader = useMay()('readInbox');
  const { data: mark, isError } = trpc.live.inbox.useQuery(
    {},
    { enabled: isReader, select: ({ list, waiting, dataRequests }) => `${list} ${waiting} ${dataRequests}` },
  );
  const known = useRef(mark);
  useEffect(() => {
    if (known.current === mark) return;
    const isFirst = known.current === undefined;
    known.current = mark;
    if (!isFirst) refreshSoon();
  }, [mark]);
  // The frame notices first that the server is away.
  useEffect(() => {
    if (isError) refreshSoon();
  }, [isError]);
}

let timer: ReturnType<typeof setTimeout> | undefined;
let lastAt = Number.NEGATIVE_INFINITY;

function refreshSoon(): void {
  if (timer !== undefined) return;
  const wait = Math.max(0, lastAt + BETWEEN_MS - Date.now());
  timer = setTimeout(() => {
    timer = undefined;
    lastAt = Date.now();
    void queries.start.figures.invalidate();
  }, wait);
}
