import { expect, test } from 'vitest';
import { readFigure } from '../../../client/site/sections/figure-parts.ts';

test.each([
  ['15K+', { before: '', number: 15, isGrouped: false, unit: 'K', plus: true }],
  ['Over 6,000', { before: 'Over ', number: 6000, isGrouped: true, unit: '', plus: false }],
  ['1,50,000+', { before: '', number: 150000, isGrouped: true, unit: '', plus: true }],
  ['60%', { before: '', number: 60, isGrouped: false, unit: '%', plus: false }],
  ['2.5 crore', { before: '2.5 crore', number: undefined, isGrouped: false, unit: '', plus: false }],
])('%s is taken apart', (figure, parts) => {
  expect(readFigure(figure)).toEqual(parts);
});
