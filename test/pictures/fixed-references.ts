import { vi } from 'vitest';
import { referencePrefixes } from '../../src/contract/receipt.ts';
import type { SubmissionKind } from '../../src/contract/submission.ts';

let count = 0;

/** References that are counted and not drawn by lot; each site begins anew. */
vi.mock('../../server/submissions/reference.ts', () => ({
  createReference(kind: SubmissionKind): string {
    count += 1;
    return `${referencePrefixes[kind]}-7F3K${String(count).padStart(2, '0')}`;
  },
}));

export function beginReferences(): void {
  count = 0;
}
