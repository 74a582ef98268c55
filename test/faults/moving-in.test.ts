import { expect } from 'vitest';
import { countsOf, expectAnsweredMeanwhile, moveCompanyIn, moveOut } from '../importing/company-moves.ts';
import { grownCompany, MESSAGES } from '../importing/former-company.ts';
import { test } from '../importing/house.ts';
import { printFigures } from './verify.ts';

const FIVE_MINUTES = 5 * 60_000;

test('a company of 1,200 items, 300 jobs and 20,000 messages moves in within five minutes, and out again', async ({
  house,
  owner,
}) => {
  const moved = await moveCompanyIn(house, owner, grownCompany, MESSAGES);
  const { wordpress, messages, figures, meanwhile } = moved;
  const begun = performance.now();
  const bytes = await moveOut(house);
  printFigures('a company moves in and out', {
    'moved in, seconds': Math.round(figures.wholeMs / 1_000),
    'processor time, seconds': Math.round(figures.workedMs / 1_000),
    'event loop, p99 ms': Math.round(figures.p99WaitMs),
    'event loop, longest ms': Math.round(figures.longestWaitMs),
    'pages and forms of visitors': meanwhile.pages + meanwhile.acknowledged.length,
    'a page, longest ms': Math.round(meanwhile.longestMs.page),
    'a form, longest ms': Math.round(meanwhile.longestMs.form),
    'moved out, seconds': Math.round((performance.now() - begun) / 1_000),
    'archive, MB': Math.round(bytes / 1e6),
  });
  const { pages, posts, pictures, jobs } = grownCompany;
  const made = { picture: pictures, blog: posts, job: jobs, page: pages };
  expect(countsOf(wordpress)).toEqual(
    expect.arrayContaining(Object.entries(made).map(([kind, count]) => `${kind} make ${count} ${count} 0`)),
  );
  expect(wordpress.counts.every(({ failed }) => failed === 0)).toBe(true);
  expect(countsOf(messages)).toEqual([`submission make ${MESSAGES} ${MESSAGES} 0`]);
  await expectAnsweredMeanwhile(house, moved);
  expect(figures.wholeMs).toBeLessThan(FIVE_MINUTES);
});
