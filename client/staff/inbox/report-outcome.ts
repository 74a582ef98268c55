import type { SkippedItem } from '../../../src/contract/staff/inbox.ts';
import { describeChange } from '../../../src/contract/staff/inbox-conflict.ts';
import { messageOf, statusOf } from '../calls/failure.ts';
import { showDialog, showToast } from '../ui/notices.ts';

const MAX_LISTED = 5;

/**
 * Reports items that a bulk action skipped. A dialog, which stays until it is dismissed, because something was not
 * done.
 */
export async function reportSkipped(
  done: string,
  skipped: readonly SkippedItem[],
  returnFocus: () => void,
): Promise<void> {
  const listed = skipped
    .slice(0, MAX_LISTED)
    .map(({ reference, ...change }) => `${reference} (${describeChange(change)})`);
  const rest = skipped.length - listed.length;
  if (rest > 0) listed.push(`${rest} more`);
  await showDialog({
    title:
      skipped.length === 1 ? '1 item was left as it is' : `${skipped.length} items were left as they are`,
    text: `${done} Changed since you looked: ${listed.join('; ')}.`.trim(),
    yes: 'OK',
    no: null,
    returnFocus,
  });
}

/**
 * Reports that a move failed for which somebody had typed a reason, which is shown so that it is not lost. Nothing of it
 * is on the screen any more. @returns whether the member wants to try again, which a conflict does not offer.
 */
export async function reportUnmoved(
  error: unknown,
  reason: string,
  returnFocus: () => void,
): Promise<boolean> {
  const isConflict = statusOf(error) === 409;
  const isConfirmed = await showDialog({
    title: isConflict ? 'This was changed meanwhile' : 'Nothing was moved',
    text: `${messageOf(error)} Your reason: ${reason}`,
    ...(isConflict ? { yes: 'OK', no: null } : { yes: 'Try again', no: 'Cancel' }),
    returnFocus,
  });
  return isConfirmed && !isConflict;
}

/** Reports a failure: a conflict in a dialog as well, anything else as a toast. */
export async function reportFailure(error: unknown, returnFocus: () => void): Promise<void> {
  if (statusOf(error) !== 409) return showToast(messageOf(error));
  await showDialog({
    title: 'This was changed meanwhile',
    text: messageOf(error),
    yes: 'OK',
    no: null,
    returnFocus,
  });
}
