import type { HiringStage } from '../../../../src/contract/staff/hiring-stages.ts';
import { trpc } from '../../calls/trpc.ts';

const STALE_MS = 5 * 60_000;
const none: HiringStage[] = [];

/** The stages of applications in their order; none while they are loading. */
export function useStages(): HiringStage[] {
  const { data } = trpc.hiringStages.list.useQuery(undefined, { staleTime: STALE_MS });
  return data?.stages ?? none;
}
