import { monthlyRupees } from '../../../src/salary.ts';

/** Above this a figure that names no period may as well be a year's. */
const MOST_WITHOUT_PERIOD = 100_000;
const period = /month|\bp\.?\s?m\b|annum|year|\byr|lpa\b|\bp\.?\s?a\b/i;

/** The salary's two ends in rupees a month, where both can be read as numbers. */
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
  // Of a range within one end, nobody can tell which figure is meant.
  if (text.match(/\d[\d,.]*/g)?.length !== 1) return undefined;
  const rupees = monthlyRupees(text);
  if (rupees === undefined) return undefined;
  return rupees > MOST_WITHOUT_PERIOD && !period.test(text) ? undefined : rupees;
}
