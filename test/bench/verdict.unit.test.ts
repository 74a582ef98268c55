import { describe, expect, test } from 'vitest';
import { table } from './report.ts';
import { judge, ratiosOf, spreadOf, takePairs } from './verdict.ts';

describe('a limit', () => {
  test.each([
    ['all runs reach', [0.46, 0.5, 0.47], { atLeast: 0.45 }, 'yes'],
    ['no run reaches', [0.4, 0.41, 0.44], { atLeast: 0.45 }, 'no'],
    ['the median reaches and one run misses', [0.44, 0.46, 0.47, 0.48, 0.5], { atLeast: 0.45 }, 'unclear'],
    ['times stay under', [100, 120, 149], { atMost: 150 }, 'yes'],
    ['times lie on both sides of', [100, 120, 151], { atMost: 150 }, 'unclear'],
    ['times stay over', [151, 160, 170], { atMost: 150 }, 'no'],
    ['a single run reaches', [0.9], { atLeast: 0.45 }, 'unclear'],
    ['nothing was measured against', [], { atLeast: 0.45 }, 'unclear'],
    ['a run failed against', [0.9, Number.NaN, 0.9], { atLeast: 0.45 }, 'unclear'],
  ] as const)('that %s: %j', (_what, runs, limit, verdict) => expect(judge({ runs, limit })).toBe(verdict));
});

test('pairs are taken in turns, each second one the other way round', async () => {
  const order: string[] = [];
  const take = (name: string) => async () => order.push(name);
  const { own, other } = await takePairs(3, take('own'), take('other'));
  expect(order.join(' ')).toBe('own other other own own other');
  expect(own).toEqual([1, 4, 5]);
  expect(other).toEqual([2, 3, 6]);
  expect(ratiosOf([1, 4], [2, 8])).toEqual([0.5, 0.5]);
});

test('the table says median, spread and verdict, and calls nothing reached that is not clear', () => {
  const judged = (...runs: number[]) => ({
    runs,
    limit: { atLeast: 0.45 },
    write: (value: number) => value.toFixed(2),
  });
  expect(spreadOf(judged(0.5, 0.4, 0.47))).toBe('0.40 to 0.50');
  const text = table([
    { what: 'a', value: '9/s', ratio: 0.47, wanted: '≥ 0.45', judged: judged(0.46, 0.47, 0.5) },
    { what: 'b', value: '9/s', ratio: 0.47, wanted: '≥ 0.45', judged: judged(0.4, 0.47, 0.5) },
    { what: 'c', value: '9/s', ratio: 0.41, wanted: '≥ 0.45', judged: judged(0.4, 0.41, 0.42) },
    { what: 'd', value: '7 MB', wanted: '≤ 8 MB', isReached: true },
    { what: 'e', value: 'wrk: not installed' },
  ]);
  expect(text.split('\n').slice(2)).toEqual([
    '| a | 9/s |  | 0.47 | 0.46 to 0.50 | ≥ 0.45 | yes |',
    '| b | 9/s |  | 0.47 | 0.40 to 0.50 | ≥ 0.45 | *not clear* |',
    '| c | 9/s |  | 0.41 | 0.40 to 0.42 | ≥ 0.45 | **no** |',
    '| d | 7 MB |  |  |  | ≤ 8 MB | yes |',
    '| e | wrk: not installed |  |  |  |  |  |',
  ]);
});
