import type { SkippedItem } from '../../../src/contract/staff/inbox.ts';
import { describeChange } from '../../../src/contract/staff/inbox-conflict.ts';
import { explainError, isUnanswered, readFaults, readStatus } from '../calls/failure.ts';
import { capitalise } from '../ui/capitalise.ts';
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
  what: string,
  reason: string,
  returnFocus: () => void,
): Promise<boolean> {
  const isConflict = readStatus(error) === 409;
  const isConfirmed = await showDialog({
    title: isConflict ? 'This was changed meanwhile' : 'Nothing was moved',
    text: isConflict
      ? `${explainError(error)} Your reason: ${reason}`
      : `${capitalise(what)}: ${explainReason(error)} Your reason: ${reason}`,
    ...(isConflict ? { yes: 'OK', no: null } : { yes: 'Try again', no: 'Cancel' }),
    returnFocus,
  });
  return isConfirmed && !isConflict;
}

/**
 * Reports a failure: what the server refused in a dialog, which stays until it is dismissed, because the member has seen
 * it done. Where the server did not answer, the member has stopped the attempts, and a toast is enough.
 */
export async function reportFailure(error: unknown, what: string, returnFocus: () => void): Promise<void> {
  if (isUnanswered(error)) return showToast(`${capitalise(what)}: not done. ${explainError(error)}`);
  await showDialog(
    readStatus(error) === 409
      ? { title: 'This was changed meanwhile', text: explainError(error), yes: 'OK', no: null, returnFocus }
      : {
          title: 'Nothing was changed',
          text: `${capitalise(what)}: ${explainReason(error)}`,
          yes: 'OK',
          no: null,
          returnFocus,
        },
  );
}

/** Of an input's fault, its name and what is wrong with it: “Stage does not exist any more”. */
function explainReason(error: unknown): string {
  const [fault] = Object.entries(readFaults(error));
  return fault === undefined ? explainError(error) : `${capitalise(fault[0])} ${fault[1]}.`;
}
