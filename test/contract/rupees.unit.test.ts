import { describe, expect, test } from 'vitest';
import { financialYearOf, numberText } from '../../server/quotations/quotation-number.ts';
import { parsePaise, sumsOf } from '../../src/contract/staff/quotation-sums.ts';
import { plainRupees, rupeeText, rupeeWords } from '../../src/rupees.ts';

describe('rupees', () => {
  test.for([
    [0, '₹0.00', 'Rupees Zero Only'],
    [100, '₹1.00', 'Rupees One Only'],
    [1_950, '₹19.50', 'Rupees Nineteen and Fifty Paise Only'],
    [11_800_059, '₹1,18,000.59', 'Rupees One Lakh Eighteen Thousand and Fifty Nine Paise Only'],
    [1e13, '₹1,00,00,00,00,000.00', 'Rupees Ten Thousand Crore Only'],
    [10_010_000, '₹1,00,100.00', 'Rupees One Lakh One Hundred Only'],
  ] as const)('of %d paise are grouped and spoken as in India', ([paise, figures, words]) => {
    expect(rupeeText(paise)).toBe(figures);
    expect(plainRupees(paise)).toBe(figures.slice(1));
    expect(rupeeWords(paise)).toBe(words);
  });

  test.for([
    ['18,500', 1_850_000],
    ['1,18,000.5', 11_800_050],
    ['0.07', 7],
    ['19.99', 1_999],
  ] as const)('%s are read', ([typed, paise]) => expect(parsePaise(typed)).toBe(paise));

  test.for(['', '-5', '1.234', '१००', '1e5', 'abc', '.5', '₹5'])('“%s” are none', (typed) =>
    expect(parsePaise(typed)).toBeNaN(),
  );
});

describe('the sums', () => {
  test('are exact, and the tax is rounded once, half up', () => {
    const lines = [
      { count: '3', rate: '0.10' },
      { count: '1', rate: '0.20' },
    ];
    // 18 % of 50 paise are 9; 2.5 % of 0.50 are 1.25 paise; 5 % of 50 are 2.5 paise.
    expect(sumsOf(lines, '18')).toEqual({ amounts: [30, 20], net: 50, tax: 9, total: 59 });
    expect(sumsOf(lines, '2.5').tax).toBe(1);
    expect(sumsOf(lines, '5').tax).toBe(3);
    expect(sumsOf([{ count: '99999', rate: '999999.99' }], '18').net).toBe(9_999_899_900_001);
  });

  test('count what is not filled in yet as nothing', () => {
    const lines = [{ count: '', rate: '5' }].concat({ count: '2', rate: 'x' });
    expect(sumsOf(lines, '').total).toBe(0);
  });
});

test('a financial year begins in April, and a number has it', () => {
  expect(financialYearOf('2026-03-31')).toBe('2025-26');
  expect(financialYearOf('2026-04-01')).toBe('2026-27');
  expect(financialYearOf('2099-12-31')).toBe('2099-00');
  const parts = { financial_year: '2026-27', serial: 7 };
  expect(numberText({ ...parts, revision: 1 })).toBe('Q/2026-27/0007');
  expect(numberText({ ...parts, serial: 12_345, revision: 3 })).toBe('Q/2026-27/12345/R3');
});
