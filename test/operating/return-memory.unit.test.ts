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

/** What a busy time does: it makes much that is not needed any more, and then waits; or never has nothing to do. */
const busyScript = `
  const { returnMemoryWhenQuiet } = await import('${module}');
  returnMemoryWhenQuiet(50);
  let made = [];
  for (let n = 0; n < 1_500_000; n++) made.push({ n, text: 'page ' + n });
  made = undefined;
  const before = process.memoryUsage().heapTotal;
  const isBusy = process.argv.includes('busy');
  const until = performance.now() + (isBusy ? 1_000 : 30_000);
  const look = () => {
    for (const end = performance.now() + (isBusy ? 10 : 0); performance.now() < end; );
    const after = process.memoryUsage().heapTotal;
    if (after > 20e6 && performance.now() < until) return setTimeout(look, isBusy ? 0 : 50);
    console.log(JSON.stringify({ before, after }));
  };
  look();
`;

function runBusyTime(...words: string[]) {
  const args = ['--input-type=module', '--eval', busyScript, '--', ...words];
  return JSON.parse(spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout);
}

test('the memory of a busy time is returned once the process is quiet', () => {
  const { before, after } = runBusyTime();
  expect(before).toBeGreaterThan(80e6);
  expect(after).toBeLessThan(20e6);
});

test('a process that is busy is not stopped for it', () => {
  expect(runBusyTime('busy').after).toBeGreaterThan(80e6);
});

test('the memory of a start is returned to the system, and nobody else can call the collector', () => {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  const { before, after, gc } = JSON.parse(stdout);
  expect(before).toBeGreaterThan(80e6);
  expect(after).toBeLessThan(20e6);
  expect(gc).toBe('undefined');
});
