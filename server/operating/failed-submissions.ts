import type { SubmissionKind } from '../../src/contract/submission.ts';
import { countSubmission, type SubmissionOutcome } from './metrics.ts';

const kinds = new Map<string, SubmissionKind>([
  ['contact.submit', 'contact'],
  ['quotation.submit', 'quotation'],
  ['jobApplication.submit', 'application'],
  ['jobPosting.submit', 'posting'],
  ['dataRequest.submit', 'data-request'],
]);

const outcomes: Record<string, SubmissionOutcome> = {
  BAD_REQUEST: 'refused',
  PAYLOAD_TOO_LARGE: 'refused',
  TOO_MANY_REQUESTS: 'limited',
  SERVICE_UNAVAILABLE: 'unavailable',
};

/** Counts a submission that was not stored. What the doors refuse unread is in the requests' metrics alone. */
export function countFailure(procedure: string, code: string): void {
  const kind = kinds.get(procedure);
  if (kind !== undefined) countSubmission(kind, outcomes[code] ?? 'failed');
}
