import { vi } from 'vitest';
import { referencePrefixes } from '../../src/contract/receipt.ts';
import type { SubmissionKind } from '../../src/contract/submission.ts';

let count = 0;

/** References are numbered in sequence instead of random; each site starts again. */
vi.mock('../../server/submissions/reference.ts', () => ({
  createReference(kind: SubmissionKind): string {
    count += 1;
    return `${referencePrefixes[kind]}-7F3K${String(count).padStart(2, '0')}`;
  },
}));

export function beginReferences(): void {
  count = 0;
}
