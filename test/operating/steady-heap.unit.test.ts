import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const module = new URL('../../server/operating/begin-with-steady-heap.js', import.meta.url);
const script =
  'console.log(JSON.stringify({ options: process.execArgv, arenas: process.env.MALLOC_ARENA_MAX }))';

function begin(...options: string[]) {
  const { MALLOC_ARENA_MAX: _, NODE_OPTIONS: __, ...env } = process.env;
  const args = [...options, '--import', module.href, '--eval', script];
  return JSON.parse(spawnSync(process.execPath, args, { encoding: 'utf8', env }).stdout);
}

test('a process begins with one heap of the C library and a bounded space of the young', () => {
  const { options, arenas } = begin();
  expect(options).toContain('--max-semi-space-size=8');
  expect(arenas).toBe('1');
});

test('keeps the space of the young that its command line names', () => {
  const { options, arenas } = begin('--max-semi-space-size=2');
  expect(options).toContain('--max-semi-space-size=2');
  expect(options).not.toContain('--max-semi-space-size=8');
  expect(arenas).toBe('1');
});

test('takes half of it where a process has 256 MB', () => {
  const { options } = begin('--import', 'data:text/javascript,process.constrainedMemory = () => 2 ** 28');
  expect(options).toContain('--max-semi-space-size=4');
});
