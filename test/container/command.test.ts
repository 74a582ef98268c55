import { expect, test } from 'vitest';
import { runPlanted } from '../command/run-planted.ts';

const { TESTCONTAINERS_RYUK_DISABLED = '' } = process.env;

test.for([
  ['passing', 0, '1 passed, 0 failed, 0 skipped'],
  ['failing', 1, '0 passed, 1 failed, 0 skipped'],
] as const)(
  'npm test with Postgres in a container exits as its tests do: %s',
  async ([planted, code, counts], context) => {
    const ended = await runPlanted(context, planted, { TESTCONTAINERS_RYUK_DISABLED });
    expect(ended.output).toContain('The tests run on postgres:18-alpine in a container.');
    expect(ended.output).toContain(counts);
    expect(ended.code).toBe(code);
  },
);
