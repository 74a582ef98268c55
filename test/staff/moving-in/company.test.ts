import { expect } from 'vitest';
import { countsOf, expectAnsweredMeanwhile, moveCompanyIn, moveOut } from './company-moves.ts';
import { test } from './house.ts';

/** Of 1,200 items, 300 jobs and 20,000 messages it is tried in test/faults. */
const SMALL = { pages: 6, posts: 9, pictures: 2, menuLinks: 4, jobs: 5 };

test('a company moves in by an export of WordPress, a zip of its pictures and its messages, and out again', {
  timeout: 600_000,
}, async ({ house, owner }) => {
  const moved = await moveCompanyIn(house, owner, SMALL, 100);
  const { wordpress, messages } = moved;
  expect([wordpress.state, messages.state]).toEqual(['done', 'done']);
  expect(countsOf(wordpress)).toEqual(
    expect.arrayContaining([
      'picture make 2 2 0',
      'blog make 9 9 0',
      'job make 5 5 0',
      'page make 6 6 0',
      'menu make 1 1 0',
    ]),
  );
  expect(wordpress.counts.every(({ failed }) => failed === 0)).toBe(true);
  expect(countsOf(messages)).toEqual(['submission make 100 100 0']);
  await expectAnsweredMeanwhile(house, moved);
  expect(await moveOut(house)).toBeGreaterThan(100_000);
});
