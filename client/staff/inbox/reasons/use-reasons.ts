import { type ReasonSubject, reasonsOfRelease } from '../../../../src/contract/staff/reasons.ts';
import { trpc } from '../../calls/trpc.ts';

const STALE_MS = 5 * 60_000;

/** The reasons that the office offers; those of the release while they are loading. */
export function useReasons(what: ReasonSubject): readonly string[] {
  const { data } = trpc.reasons.list.useQuery(undefined, { staleTime: STALE_MS });
  return data?.[what]?.reasons ?? reasonsOfRelease[what];
}
