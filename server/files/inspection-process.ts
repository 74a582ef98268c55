import type { ResumeType } from '../../src/contract/job-application.ts';
import { receiveFiles } from './inspection-channel.ts';
import { detectResumeType, isLockedPdf } from './resume-type.ts';

/** What is said of one file: what it is, null where it is not welcome, or the fault that kept it from being looked at. */
export type InspectionAnswer = { found: { type: ResumeType; isLocked: boolean } | null } | { fault: string };

async function look(bytes: Buffer): Promise<InspectionAnswer> {
  try {
    const type = await detectResumeType(bytes);
    return { found: type === undefined ? null : { type, isLocked: type === 'pdf' && isLockedPdf(bytes) } };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/**
 * A process that looks at one file after the other, beside the one that answers requests; `inspection.ts` is the other
 * end. It ends with the channel to its parent.
 */
receiveFiles(async (bytes) => process.send?.(await look(bytes)));
process.send?.('ready');
