import type { ResumeType } from '../../src/contract/job-application.ts';
import { receiveFiles } from './inspection-channel.ts';
import { detectResumeType, isLockedPdf } from './resume-type.ts';

/** The result for one file: its type, null where it is not accepted, or the error that prevented the inspection. */
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
 * A process that inspects one file after the other, apart from the process that answers requests; `inspection.ts` is
 * the other end. It exits when the channel to its parent closes.
 */
receiveFiles(async (bytes) => process.send?.(await look(bytes)));
process.send?.('ready');
