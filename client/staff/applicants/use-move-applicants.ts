import type { Applicant } from '../../../src/contract/staff/applicants.ts';
import type { HiringStage } from '../../../src/contract/staff/hiring-stages.ts';
import { useInboxActions } from '../inbox/use-inbox-actions.ts';

/** Moves applicants by the same action as the inbox, which also reports the ones that a colleague has moved. */
export function useMoveApplicants(stages: readonly HiringStage[]) {
  const { moveToStage } = useInboxActions();
  return (applicants: readonly Applicant[], to: HiringStage, reason: string) =>
    moveToStage(
      applicants.map(({ reference, version, stage, stageReason }) => ({
        reference,
        version,
        stage: stages.find(({ id }) => id === stage) ?? null,
        stageReason,
      })),
      to,
      reason,
    );
}
