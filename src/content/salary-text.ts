import { groupDigits } from './group-digits.ts';
import type { MessageId } from './interface.ts';
import type { Words } from './words.ts';

const AMOUNT = String.raw`(?:₹|rs\.?|inr)? ?(\d[\d,]{0,14}(?:\.\d+)?) ?(k|lpa|lakhs?|lacs?)?(?:/-)?`;
const PERIOD = String.raw`(?:per|an?|/)? ?(month|day|dai|hour|week|shift|year|annum|p\.? ?[ma])(?:ly)?\.?`;
/** One or two amounts, the period and any supplement: `15,000 to 18,000 per month + petrol`. */
const SALARY = new RegExp(
  `^${AMOUNT}(?: ?(?:-|–|to) ?${AMOUNT})? ?(?:${PERIOD}(?![a-z]))? ?([+(,;].*)?$`,
  'is',
);

/** The text of each period, by the words that people use for it, in small letters. `daily` is read as `dai`. */
const periods = new Map<string, MessageId>([
  ['month', 'salaries.aMonth'],
  ['pm', 'salaries.aMonth'],
  ['day', 'salaries.aDay'],
  ['dai', 'salaries.aDay'],
  ['hour', 'salaries.anHour'],
  ['week', 'salaries.aWeek'],
  ['shift', 'salaries.aShift'],
  ['year', 'salaries.aYear'],
  ['annum', 'salaries.aYear'],
  ['pa', 'salaries.aYear'],
]);

interface Salary {
  /** Formatted, such as `₹15,000` or `₹15,000 – ₹18,000`. */
  amounts: string;
  /** Undefined if the text does not name a period. */
  period: MessageId | undefined;
  /** A supplement such as `+ petrol`. */
  besides: string;
}

/**
 * Formats a salary, which is free text. A plain number becomes ₹2,50,000; a known period is written out, as in
 * ₹25,000 a month. Text that cannot be parsed is returned unchanged.
 */
export function salaryText(words: Words, text: string): string {
  const salary = readSalary(words, text);
  return salary === undefined ? text : join(words, salary);
}

/** Formats a range: ₹17,500 – ₹19,500 a month. Returns a single salary if the other is equal or empty. */
export function salaryRange(words: Words, least: string, most: string): string {
  const [from, to] = [readSalary(words, least), readSalary(words, most)];
  const [fromText, toText] = [salaryText(words, least), salaryText(words, most)];
  if (fromText === '' || fromText === toText) return toText;
  if (toText === '') return fromText;
  const isOneUnit = from && to && from.besides === '' && [undefined, to.period].includes(from.period);
  return isOneUnit
    ? join(words, { ...to, amounts: words('salaries.range', { from: from.amounts, to: to.amounts }) })
    : words('salaries.range', { from: fromText, to: toText });
}

function join(words: Words, { amounts, period, besides }: Salary): string {
  const paid = period === undefined ? amounts : words(period, { amounts });
  return besides === '' ? paid : `${paid} ${besides}`;
}

function readSalary(words: Words, text: string): Salary | undefined {
  const found = SALARY.exec(text.trim().replace(/\s+/g, ' '));
  if (found === null) return undefined;
  const [, least = '', leastUnit = '', most, mostUnit = leastUnit, said = '', besides = ''] = found;
  // In 15-18k, the unit applies to both figures.
  const unit = mostUnit.toLowerCase();
  const from = amountText(words, least, leastUnit.toLowerCase() || unit);
  return {
    amounts: most === undefined ? from : words('salaries.range', { from, to: amountText(words, most, unit) }),
    period: unit === 'lpa' ? 'salaries.aYear' : periods.get(said.toLowerCase().replace(/[^a-z]/g, '')),
    besides,
  };
}

function amountText(words: Words, digits: string, unit: string): string {
  const plain = digits.replaceAll(',', '');
  if (unit.startsWith('l')) return words('salaries.lakh', { amount: plain });
  return `₹${groupDigits(Math.round(Number(plain) * (unit === 'k' ? 1_000 : 1)))}`;
}
