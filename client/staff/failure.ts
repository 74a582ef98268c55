import { onlineManager } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import type { StaffRouter } from '../../server/staff/staff-router.ts';

const NO_ANSWER = 'The server cannot be reached. Please try again.';
const NO_CONNECTION =
  'There is no connection. Nothing you have entered is lost: please try again once you are online.';

/** The status of a call that failed; 503 where no answer came at all. */
export function statusOf(error: unknown): number {
  return dataOf(error)?.httpStatus ?? 503;
}

/** What went wrong, in a sentence for the reader. */
export function messageOf(error: unknown): string {
  const data = dataOf(error);
  if (data === undefined) return onlineManager.isOnline() ? NO_ANSWER : NO_CONNECTION;
  return error instanceof Error && error.message !== '' ? error.message : 'Something went wrong.';
}

/** Whether no answer came: what was sent may have been done, or not. */
export function isUnanswered(error: unknown): boolean {
  return dataOf(error) === undefined;
}

/** What is wrong with the fields of a form, by their names. */
export function faultsOf(error: unknown): Record<string, string> {
  const faults = dataOf(error)?.faults ?? [];
  return Object.fromEntries(
    faults.flatMap(({ field, reason }) => (field === undefined ? [] : [[field, reason]])),
  );
}

/** Whether a call was refused because the code of the second factor has to be given again. */
export function needsCode(error: unknown): boolean {
  return dataOf(error)?.needs === 'code';
}

function dataOf(error: unknown) {
  return error instanceof TRPCClientError
    ? ((error as TRPCClientError<StaffRouter>).data ?? undefined)
    : undefined;
}
