import { vi } from 'vitest';
import type { ReceiptText } from '../../src/contract/receipt.ts';

let count = 0;

/** References are numbered in sequence instead of random; each site starts again. */
vi.mock('../../server/submissions/reference.ts', () => ({
  createReference({ prefix }: ReceiptText): string {
    count += 1;
    return `${prefix}-7F3K${String(count).padStart(2, '0')}`;
  },
}));

export function beginReferences(): void {
  count = 0;
}
