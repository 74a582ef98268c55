import { onlineManager } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import type { StaffRouter } from '../../../server/staff-router.ts';
import { unreadableFileIn } from '../../shared/upload-fetch.ts';

const NO_ANSWER = 'The server cannot be reached. Please try again.';
const NO_CONNECTION =
  'There is no connection. Nothing you have entered is lost: please try again once you are online.';

/** The HTTP status of a failed call; 503 when no answer arrived. */
export function readStatus(error: unknown): number {
  return readData(error)?.httpStatus ?? 503;
}

/** An error message for the member. */
export function explainError(error: unknown): string {
  const unreadable = unreadableFileIn(error);
  if (unreadable !== undefined) return unreadable.message;
  const data = readData(error);
  if (data === undefined) return onlineManager.isOnline() ? NO_ANSWER : NO_CONNECTION;
  return error instanceof Error && error.message !== '' ? error.message : 'Something went wrong.';
}

/** Whether no answer arrived. The server may have executed the call or not. */
export function isUnanswered(error: unknown): boolean {
  return readData(error) === undefined;
}

/** Whether the server took the call and did not answer in time. */
export function isTimeUp(error: unknown): boolean {
  return (
    error instanceof TRPCClientError &&
    error.cause instanceof DOMException &&
    error.cause.name === 'TimeoutError'
  );
}

/** Whether the same call may succeed by itself: the server did not answer, or says that it is away or busy. */
export function mayBeAnsweredLater(error: unknown): boolean {
  if (!(error instanceof TRPCClientError) || unreadableFileIn(error) !== undefined) return false;
  const data = readData(error);
  if (data) return data.httpStatus === 503;
  // A proxy may refuse a file that is too large, in its own words.
  const { response } = (error.meta ?? {}) as { response?: Response };
  return response === undefined || response.status < 400 || response.status >= 500;
}

/** The validation errors of a form, by field name. */
export function readFaults(error: unknown): Record<string, string> {
  const faults = readData(error)?.faults ?? [];
  return Object.fromEntries(
    faults.flatMap(({ field, reason }) => (field === undefined ? [] : [[field, reason]])),
  );
}

/** Whether the call was refused because a fresh code of the second factor is required. */
export function needsCode(error: unknown): boolean {
  return readData(error)?.needs === 'code';
}

function readData(error: unknown) {
  return error instanceof TRPCClientError
    ? ((error as TRPCClientError<StaffRouter>).data ?? undefined)
    : undefined;
}
