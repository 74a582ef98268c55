import { queries } from '../../calls/trpc.ts';

/** Refetches every query that shows a document, after one has changed. */
export function refreshCompliance(): Promise<unknown> {
  return queries.compliance.invalidate();
}
