import { expect, test } from 'vitest';
import { runExample } from '../command/run-example.ts';

const { TESTCONTAINERS_RYUK_DISABLED = '' } = process.env;

test('npm test takes its Postgres from a container where an engine answers', async (context) => {
  const { output, code } = await runExample(context, 'passing', { TESTCONTAINERS_RYUK_DISABLED });
  expect(output).toContain('The tests run on postgres:18-alpine in a container.');
  expect(output).toContain('1 passed, 0 failed, 0 skipped');
  expect(code).toBe(0);
});
