import type { Applicant } from '../../../../src/contract/staff/applicants.ts';
import type { HiringStage } from '../../../../src/contract/staff/hiring-stages.ts';
import { type StagedItem, useInboxActions } from '../use-inbox-actions.ts';

/** Moves applicants by the same action as the inbox, which also reports the ones that a colleague has moved. */
export function useMoveApplicants(stages: readonly HiringStage[]) {
  const { moveToStage, progress, stop } = useInboxActions();
  return {
    move: (applicants: readonly Applicant[], to: HiringStage, reason: string) =>
      moveToStage(withStages(applicants, stages), to, reason),
    /** Moves what is not loaded as well. */
    moveItems: moveToStage,
    progress,
    stop,
  };
}

/** Applicants as the actions of the inbox take them. */
export function withStages(applicants: readonly Applicant[], stages: readonly HiringStage[]): StagedItem[] {
  return applicants.map(({ reference, version, stage, stageReason }) => ({
    reference,
    version,
    stage: stages.find(({ id }) => id === stage) ?? null,
    stageReason,
  }));
}
