const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

const AMOUNT = String.raw`(?:₹|rs\.?|inr)?\s*(\d[\d,]{0,14}(?:\.\d+)?)\s*(k|lpa|lakhs?|lacs?)?(?:/-)?`;
const PERIOD = String.raw`(?:per|an?|/)?\s*(month|day|dai|hour|week|shift|year|annum|p\.?\s?[ma])(?:ly)?\.?`;
/** One amount or two, what they are paid for, and what comes besides: `15,000 to 18,000 per month + petrol`. */
const SALARY = new RegExp(
  String.raw`^${AMOUNT}(?:\s*(?:-|–|to)\s*${AMOUNT})?\s*(?:${PERIOD}(?![a-z]))?\s*([+(,;].*)?$`,
  'i',
);

interface Salary {
  /** `₹15,000`, or `₹15,000 – ₹18,000`. */
  amounts: string;
  /** `a month`; empty where the text does not say it. */
  period: string;
  /** `+ petrol`. */
  besides: string;
}

/**
 * Salaries are free text. A plain figure shows as ₹2,50,000, and what it is paid for is said where the text says it:
 * ₹25,000 a month. Anything else stays as it was written.
 */
export function salaryText(text: string): string {
  const salary = readSalary(text);
  return salary === undefined ? text : join(salary);
}

/** ₹17,500 – ₹19,500 a month; one of them where the other says the same or nothing. */
export function salaryRange(least: string, most: string): string {
  const [from, to] = [readSalary(least), readSalary(most)];
  const [fromText, toText] = [salaryText(least), salaryText(most)];
  if (fromText === '' || fromText === toText) return toText;
  if (toText === '') return fromText;
  const isOneUnit = from && to && from.besides === '' && ['', to.period].includes(from.period);
  return isOneUnit ? join({ ...to, amounts: `${from.amounts} – ${to.amounts}` }) : `${fromText} – ${toText}`;
}

const join = ({ amounts, period, besides }: Salary) => [amounts, period, besides].filter(Boolean).join(' ');

function readSalary(text: string): Salary | undefined {
  const found = SALARY.exec(text.trim());
  if (found === null) return undefined;
  const [, least = '', leastUnit = '', most, mostUnit = leastUnit, said, besides = ''] = found;
  // 15-18k means 15k.
  const unit = mostUnit.toLowerCase();
  const from = amountText(least, leastUnit.toLowerCase() || unit);
  const period = unit === 'lpa' ? 'year' : periodOf(said);
  return {
    amounts: most === undefined ? from : `${from} – ${amountText(most, unit)}`,
    // The two words are not parted at the end of a line.
    period: period && `${period === 'hour' ? 'an' : 'a'}\u00a0${period}`,
    besides,
  };
}

function amountText(digits: string, unit: string): string {
  const plain = digits.replaceAll(',', '');
  if (unit.startsWith('l')) return `₹${plain}\u00a0lakh`;
  return rupees.format(Number(plain) * (unit === 'k' ? 1_000 : 1));
}

function periodOf(said = ''): string {
  const word = said.toLowerCase();
  if (word.startsWith('p')) return word.endsWith('m') ? 'month' : 'year';
  return word === 'annum' ? 'year' : word.replace('dai', 'day');
}
