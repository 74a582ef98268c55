import type { Applicant, ApplicantsFilter } from '../../../../src/contract/staff/applicants.ts';
import { MAX_MATCHING } from '../../../../src/contract/staff/inbox.ts';
import { trpcClient } from '../../calls/trpc.ts';
import { useMatching } from '../use-matching.ts';
import type { Choosing } from './use-choosing.ts';

interface Shown {
  jid: string;
  filter: ApplicantsFilter;
  /** The stage that is shown alone. */
  stage: string | undefined;
  /** All that are loaded. */
  applicants: readonly Applicant[];
  /** How many match in each stage, loaded or not. */
  counts: readonly { stage: string; count: number }[];
  choosing: Choosing;
}

/** The ticks of a list, which can go beyond what is loaded: to all that match, or to all in one column. */
export function useMatchingApplicants({ jid, filter, stage, applicants, counts, choosing }: Shown) {
  const ticked = applicants.filter(({ reference }) => choosing.selected.has(reference));
  const stages = new Set(ticked.map((applicant) => applicant.stage));
  // With ticks in one column only, it is that column.
  const [only] = stages.size === 1 ? stages : [];
  const scope = stage ?? (ticked.length < applicants.length ? only : undefined);
  const isInScope = (each: { stage: string }) => scope === undefined || each.stage === scope;
  const count = counts.filter(isInScope).reduce((sum, each) => sum + each.count, 0);
  const loaded = applicants.filter(isInScope).length;
  const input = { jid, ...filter, stage: scope };
  const matching = useMatching(JSON.stringify(input), (cursor) =>
    trpcClient.applicants.listMatching.query({ ...input, cursor }),
  );
  const isOffered = ticked.length > 0 && ticked.length === loaded && loaded < count;
  return {
    ticked,
    matching,
    found: { count: Math.min(count, MAX_MATCHING), isMore: count > MAX_MATCHING },
    /** Whether the rest is offered, or selected already. */
    isShown: isOffered || matching.selection !== undefined,
    ticks: {
      selected: choosing.selected,
      clear: () => {
        choosing.clear();
        matching.clear();
      },
      /** A tick that changes the choice ends the selection of what is not loaded. */
      onToggle: (...references: string[]) => {
        matching.clear();
        choosing.onToggle(...references);
      },
    },
  };
}
