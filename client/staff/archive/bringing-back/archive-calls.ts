import type { MovingBack } from '../../../../src/contract/staff/moving-back.ts';
import { trpc } from '../../calls/trpc.ts';

const POLL_MS = 1_000;

/** Whether the server is at work on it. */
export const isAtWork = (state: MovingBack['state']): boolean => state === 'reading' || state === 'running';

/** Followed every second while the server is at work. It is asked on after a failure, so that it goes on by itself. */
export function useArrived() {
  return trpc.movingBack.find.useQuery(undefined, {
    refetchInterval: ({ state: { data } }) => data !== undefined && isAtWork(data.state) && POLL_MS,
  });
}

/** Each of them answers with what the archive has become. */
export function useArrivedActs() {
  const { movingBack } = trpc.useUtils();
  const settled = {
    onSuccess: (next: MovingBack) => movingBack.find.setData(undefined, next),
    onError: () => movingBack.find.invalidate(),
  };
  const { useMutation: useBegin } = trpc.movingBack.begin;
  const { useMutation: useReadAgain } = trpc.movingBack.readAgain;
  const { useMutation: useDiscard } = trpc.movingBack.discard;
  return { begin: useBegin(settled), readAgain: useReadAgain(settled), discard: useDiscard(settled) };
}
