import { parentPort } from 'node:worker_threads';
import { detectResumeType, isLockedPdf } from '../resume-type.ts';

/**
 * A thread that looks at one file after the other, beside the one that answers requests. It is handed a file's memory
 * and hands that of a welcome file back, so that nothing is copied; `inspection.ts` is the other end.
 */
parentPort?.on('message', async (memory: ArrayBuffer) => {
  const bytes = Buffer.from(memory);
  const type = await detectResumeType(bytes);
  if (type === undefined) parentPort?.postMessage(undefined);
  else parentPort?.postMessage({ type, isLocked: type === 'pdf' && isLockedPdf(bytes), memory }, [memory]);
});
parentPort?.postMessage('ready');
