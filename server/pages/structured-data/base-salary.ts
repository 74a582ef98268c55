import { monthlyRupees } from '../../../src/salary.ts';

/** A larger figure without a period may be a yearly salary. */
const MOST_WITHOUT_PERIOD = 100_000;
const period = /month|\bp\.?\s?m\b|annum|year|\byr|lpa\b|\bp\.?\s?a\b/i;

/** The lowest and the highest salary in rupees a month, if both can be parsed. */
export function baseSalary(least: string, most: string) {
  const texts = [least, most].filter((text) => text.trim() !== '');
  const [from, to] = [texts[0], texts.at(-1)].map((text = '') => certainRupees(text));
  if (from === undefined || to === undefined || from > to) return {};
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: {
        '@type': 'QuantitativeValue',
        ...(from === to ? { value: to } : { minValue: from, maxValue: to }),
        unitText: 'MONTH',
      },
    },
  } as const;
}

function certainRupees(text: string): number | undefined {
  // If an end is itself a range, it is unclear which figure counts.
  if (text.match(/\d[\d,.]*/g)?.length !== 1) return undefined;
  const rupees = monthlyRupees(text);
  if (rupees === undefined) return undefined;
  return rupees > MOST_WITHOUT_PERIOD && !period.test(text) ? undefined : rupees;
}
