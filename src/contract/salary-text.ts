const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

const AMOUNT = String.raw`(?:₹|rs\.?|inr)?\s*(\d[\d,]{0,14}(?:\.\d+)?)\s*(k|lpa|lakhs?|lacs?)?(?:/-)?`;
const PERIOD = String.raw`(?:per|an?|/)?\s*(month|day|dai|hour|week|shift|year|annum|p\.?\s?[ma])(?:ly)?\.?`;
/** One or two amounts, the period and any supplement: `15,000 to 18,000 per month + petrol`. */
const SALARY = new RegExp(
  String.raw`^${AMOUNT}(?:\s*(?:-|–|to)\s*${AMOUNT})?\s*(?:${PERIOD}(?![a-z]))?\s*([+(,;].*)?$`,
  'i',
);

interface Salary {
  /** Formatted, such as `₹15,000` or `₹15,000 – ₹18,000`. */
  amounts: string;
  /** Such as `a month`; '' if the text does not name a period. */
  period: string;
  /** A supplement such as `+ petrol`. */
  besides: string;
}

/**
 * Formats a salary, which is free text. A plain number becomes ₹2,50,000; a known period is written out, as in
 * ₹25,000 a month. Text that cannot be parsed is returned unchanged.
 */
export function salaryText(text: string): string {
  const salary = readSalary(text);
  return salary === undefined ? text : join(salary);
}

/** Formats a range: ₹17,500 – ₹19,500 a month. Returns a single salary if the other is equal or empty. */
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
  // In 15-18k, the unit applies to both figures.
  const unit = mostUnit.toLowerCase();
  const from = amountText(least, leastUnit.toLowerCase() || unit);
  const period = unit === 'lpa' ? 'year' : periodOf(said);
  return {
    amounts: most === undefined ? from : `${from} – ${amountText(most, unit)}`,
    // A non-breaking space keeps the two words on one line.
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
