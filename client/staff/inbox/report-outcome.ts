import type { SkippedItem } from '../../../src/contract/staff/inbox.ts';
import { describeChange } from '../../../src/contract/staff/inbox-conflict.ts';
import { messageOf, statusOf } from '../failure.ts';
import { ask, tell } from '../notices.ts';

const MOST_NAMED = 5;

/**
 * Reports items that a bulk action skipped. A dialog, which stays until it is dismissed, because something was not
 * done.
 */
export async function tellOfSkipped(done: string, skipped: readonly SkippedItem[]): Promise<void> {
  const named = skipped
    .slice(0, MOST_NAMED)
    .map(({ reference, ...change }) => `${reference} (${describeChange(change)})`);
  const rest = skipped.length - named.length;
  if (rest > 0) named.push(`${rest} more`);
  await ask({
    title:
      skipped.length === 1 ? '1 item was left as it is' : `${skipped.length} items were left as they are`,
    text: `${done} Changed since you looked: ${named.join('; ')}.`.trim(),
    yes: 'OK',
    no: null,
  });
}

/** Reports a failure: a conflict in a dialog as well, anything else as a toast. */
export async function tellOfFailure(error: unknown): Promise<void> {
  if (statusOf(error) !== 409) return tell(messageOf(error));
  await ask({ title: 'This was changed meanwhile', text: messageOf(error), yes: 'OK', no: null });
}
