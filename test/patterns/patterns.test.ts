import { check } from 'recheck';
import { expect, test } from 'vitest';
import { keptPatterns } from './kept-patterns.ts';
import { patternsOf, readPatterns } from './read-patterns.ts';

const AT_A_TIME = 2;
/** The checker counts steps. What takes long by the clock, as all does on a busy machine, must not count as slow. */
const limits = { timeout: 60_000, attackTimeout: 30_000, incubationTimeout: 10_000 };
const kept = Object.entries(keptPatterns).flatMap(([file, patterns]) =>
  patterns.map(({ pattern }) => `${file} ${pattern}`),
);

/** Those of these expressions that take more than linear time for some text, or that the checker cannot decide about. */
async function findSlow(patterns: readonly { source: string; flags: string }[]): Promise<string[]> {
  const waiting = patterns.filter(({ source }) => /[*+{]/.test(source));
  const slow: string[] = [];
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { status } = await check(next.source, next.flags, limits);
      if (status !== 'safe') slow.push(`/${next.source}/${next.flags}`);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return slow;
}

test('no regular expression takes more than linear time, but for those whose texts are bounded', async () => {
  const patterns = readPatterns();
  const slow = new Set(await findSlow(patterns));
  const found = patterns.flatMap(({ source, flags, files }) => {
    const pattern = `/${source}/${flags}`;
    return slow.has(pattern) ? files.map((file) => `${file} ${pattern}`) : [];
  });
  expect(found.sort()).toEqual(kept.sort());
});

test('a slow expression is found, however it is made', async () => {
  const code = [
    'const ENDS = "x+$";',
    'new RegExp(`^a*',
    '$',
    '{ENDS}|a+$`);',
    'RegExp(String.raw`\\s+$`); /(?:a|a)*b/.test("");',
  ];
  const patterns = patternsOf(code.join(''), 'example.ts');
  expect(patterns.map(({ source }) => source)).toEqual(['^a*x+$|a+$', String.raw`\s+$`, '(?:a|a)*b']);
  expect(await findSlow(patterns)).toHaveLength(3);
  expect(() => patternsOf('new RegExp(given)', 'example.ts')).toThrow('example.ts');
});
