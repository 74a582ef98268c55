import { queries } from '../trpc.ts';

/** Asks anew for everything that shows a document, after one has changed. */
export function refreshCompliance(): Promise<unknown> {
  return queries.compliance.invalidate();
}
