import { countSubmission, type SubmissionOutcome } from './metrics.ts';

const outcomes: Record<string, SubmissionOutcome> = {
  BAD_REQUEST: 'refused',
  PAYLOAD_TOO_LARGE: 'refused',
  TOO_MANY_REQUESTS: 'limited',
  SERVICE_UNAVAILABLE: 'unavailable',
};

/** Counts a submission that was not stored. What the doors refuse unread is in the requests' metrics alone. */
export function countFailedSubmission(kind: string, code: string): void {
  countSubmission(kind, outcomes[code] ?? 'failed');
}
