import type { ChangedItems, ItemVersion } from '../../../src/contract/staff/inbox.ts';
import type { CreationCall } from '../calls/creation-call.ts';
import { callUntilAnswered, type Wait } from '../calls/waiting-calls.ts';

/** A batch takes a moment only, so that the progress is seen to move and stopping is heeded. */
export const BATCH = 200;

export interface Batches {
  send(items: ItemVersion[], options: CreationCall): Promise<ChangedItems>;
  /** Called while the server does not answer, and with undefined when it does. */
  onWait(wait: Wait | undefined): void;
  onProgress(done: number): void;
  isStopped(): boolean;
}

export interface BatchesAnswer extends ChangedItems {
  /** The items that were sent, whatever became of them; the others are as they were. */
  sent: ItemVersion[];
  /** Why it ended early. */
  failure?: Error;
}

/**
 * Changes many items, some hundred at a time. A batch that the server does not answer is sent until it does, with the
 * same key, so that it is done once.
 */
export async function sendInBatches(items: readonly ItemVersion[], batches: Batches): Promise<BatchesAnswer> {
  const answer: BatchesAnswer = { sent: [], changed: [], skipped: [] };
  for (let start = 0; start < items.length; start += BATCH) {
    if (start > 0 && batches.isStopped()) break;
    const batch = items.slice(start, start + BATCH);
    try {
      const options = { context: { creationKey: crypto.randomUUID() } };
      const { changed, skipped } = await callUntilAnswered(() => batches.send(batch, options), {
        attempts: Number.POSITIVE_INFINITY,
        onWait: batches.onWait,
      });
      answer.sent.push(...batch);
      answer.changed.push(...changed);
      answer.skipped.push(...skipped);
    } catch (error) {
      // With a single batch nothing has happened, and the error says it best.
      if (start === 0) throw error;
      answer.failure = error instanceof Error ? error : new Error(String(error));
      break;
    }
    batches.onProgress(answer.sent.length);
  }
  return answer;
}
