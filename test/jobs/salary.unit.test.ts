import { expect, it } from 'vitest';
import { findSalaryFaults } from '../../src/contract/staff/job-salary.ts';
import { monthlyRupees } from '../../src/salary.ts';

it.each([
  ['18500', 18_500],
  ['1,20,000', 120_000],
  ['₹22000 per month', 22_000],
  ['Rs. 18500/-', 18_500],
  ['15k', 15_000],
  ['15-18k', 18_000],
  ['15000 to 18000 pm', 18_000],
  ['2.4 LPA', 20_000],
  ['2-3 LPA', 25_000],
  ['3 lakh a year', 25_000],
  ['2.4 lacs p.a.', 20_000],
  ['1.5 lakh', 150_000],
  ['240000 p.a', 20_000],
  ['up to 25000', 25_000],
  ['30000 + petrol', 30_000],
  ['18000 for 26 days', undefined],
  ['25000 + 3000 petrol', undefined],
  ['600 per day', undefined],
  ['1500 per shift', undefined],
  ['1200 hourly', undefined],
  ['negotiable', undefined],
  ['', undefined],
  ['12', undefined],
  ['99999999999999999999', undefined],
  ['15000, 16000 or 17000', undefined],
  ['1 '.repeat(2_500), undefined],
])('%s', (text, rupees) => expect(monthlyRupees(text)).toBe(rupees));

it.each([
  ['16000', '18000', []],
  ['18000', '16000', ['maxSalary']],
  ['2.4 LPA', '25000', []],
  ['3 LPA', '20000', ['maxSalary']],
  ['600 per day', '900 a day', []],
  ['900 per day', '600/day', ['maxSalary']],
  // Salaries for different periods cannot be compared.
  ['18000', '900 per day', []],
  ['18000 for 26 days', '700 per day', []],
  ['abc', '-', ['minSalary', 'maxSalary']],
  ['0', '16000', ['minSalary']],
  ['Negotiable', 'As per company norms', []],
] as const)('staff who enter %s to %s get the errors %o', (minSalary, maxSalary, fields) =>
  expect(findSalaryFaults({ minSalary, maxSalary }).map(({ field }) => field)).toEqual(fields),
);

it.each([
  [{ minSalary: 'abc', maxSalary: 'xyz' }, []],
  [{ minSalary: 'abc', maxSalary: '18000' }, []],
  [{ minSalary: 'abcd', maxSalary: 'xyz' }, ['minSalary']],
])('an unchanged stored salary is accepted: %o', (salaries, fields) => {
  const before = { minSalary: 'abc', maxSalary: 'xyz' };
  expect(findSalaryFaults(salaries, before).map(({ field }) => field)).toEqual(fields);
});

it('the fault is reported at the changed salary', () => {
  const before = { minSalary: '16000', maxSalary: '18000' };
  expect(findSalaryFaults({ ...before, minSalary: '20000' }, before)).toMatchObject([{ field: 'minSalary' }]);
});
