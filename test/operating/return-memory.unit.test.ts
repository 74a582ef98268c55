import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const module = new URL('../../server/operating/return-memory.ts', import.meta.url);

/** What a start does: it makes much that is not needed any more. */
const script = `
  const { returnMemory } = await import('${module}');
  let made = [];
  for (let n = 0; n < 1_500_000; n++) made.push({ n, text: 'page ' + n });
  made = undefined;
  const before = process.memoryUsage().heapTotal;
  returnMemory();
  console.log(JSON.stringify({ before, after: process.memoryUsage().heapTotal, gc: typeof globalThis.gc }));
`;

test('the memory of a start is returned to the system, and nobody else can call the collector', () => {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  const { before, after, gc } = JSON.parse(stdout);
  expect(before).toBeGreaterThan(80e6);
  expect(after).toBeLessThan(20e6);
  expect(gc).toBe('undefined');
});
