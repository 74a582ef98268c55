import type { ChangedItems, ItemVersion } from '../../../src/contract/staff/inbox.ts';
import { isUnanswered } from '../calls/failure.ts';

/** A batch takes a moment only, so that the progress is seen to move and stopping is heeded. */
export const BATCH = 200;
const MAX_RETRIES = 3;
const RETRY_AFTER_MS = 1_000;

export interface Batches {
  send(items: ItemVersion[]): Promise<ChangedItems>;
  /** Whether an item that was skipped has been changed by an earlier attempt of this same batch. */
  isOwnChange(skipped: ChangedItems['skipped'][number]): boolean;
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
 * Changes many items, some hundred at a time. A batch whose answer was lost is sent again: what it had changed comes
 * back as skipped, and is recognised.
 */
export async function sendInBatches(items: readonly ItemVersion[], batches: Batches): Promise<BatchesAnswer> {
  const answer: BatchesAnswer = { sent: [], changed: [], skipped: [] };
  for (let start = 0; start < items.length; start += BATCH) {
    if (start > 0 && batches.isStopped()) break;
    const batch = items.slice(start, start + BATCH);
    try {
      const { changed, skipped } = await sendAgain(batch, batches);
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

async function sendAgain(batch: ItemVersion[], { send, isOwnChange }: Batches): Promise<ChangedItems> {
  for (let attempt = 1; ; attempt++) {
    try {
      const { changed, skipped } = await send(batch);
      if (attempt === 1) return { changed, skipped };
      const own = skipped.filter(isOwnChange).map(({ reference }) => reference);
      const again = batch.filter(({ reference }) => own.includes(reference));
      return {
        changed: [...changed, ...again.map((item) => ({ ...item, version: item.version + 1 }))],
        skipped: skipped.filter(({ reference }) => !own.includes(reference)),
      };
    } catch (error) {
      // A change of a single item is shown at once, with what to do.
      if (batch.length === 1 || attempt > MAX_RETRIES || !isUnanswered(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS * attempt));
    }
  }
}
