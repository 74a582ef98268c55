import type { ResumeType } from '../../src/contract/job-application.ts';
import { answerFiles } from './file-channel.ts';
import { detectResumeType, isLockedPdf } from './resume-type.ts';

/** The result for one file: its type, or null where it is not accepted. */
export type InspectionAnswer = { type: ResumeType; isLocked: boolean } | null;

answerFiles<InspectionAnswer>(async (bytes) => {
  const type = await detectResumeType(bytes);
  return type === undefined ? null : { type, isLocked: type === 'pdf' && isLockedPdf(bytes) };
});
