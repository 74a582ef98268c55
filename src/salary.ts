const LAKH = 100_000;
const MAX_DIGITS = 9;

/**
 * The monthly salary in rupees of a text as people write it: `18,500`, `₹22000 per month`, `15k`, `2.4 LPA`, `3 lakh
 * a year`. The upper end of a range. Undefined if the text is ambiguous, since a wrong figure is worse than none.
 */
export function monthlyRupees(text: string): number | undefined {
  const plain = plainOf(text);
  // Pay by the day, hour or shift cannot be converted to a month.
  if (/\b(days?|daily|hours?|hourly|weeks?|weekly|shifts?)\b/.test(plain)) return undefined;
  const monthly = rupeesOf(plain);
  return monthly !== undefined && monthly >= 1_000 && monthly <= 10_000_000 ? monthly : undefined;
}

/**
 * The pay in rupees and its period, so that two salaries of the same period can be compared: month (a twelfth of a
 * yearly salary), day, hour, week or shift. Undefined if the text is ambiguous.
 */
export function readPay(text: string): { rupees: number; per: string } | undefined {
  const plain = plainOf(text);
  const [, each, every] =
    /(?:\bper|\ba|\ban|\/)\s*(day|hour|week|shift)\b|\b(daily|hourly|weekly)\b/.exec(plain) ?? [];
  const per = each ?? (every === 'daily' ? 'day' : every?.replace(/ly$/, ''));
  if (per === undefined && /\b(day|hour|week|shift)s?\b/.test(plain)) return undefined;
  const rupees = rupeesOf(plain);
  return rupees === undefined ? undefined : { rupees, per: per ?? 'month' };
}

function plainOf(text: string): string {
  return text.toLowerCase().replace(/(\d),(?=\d)/g, '$1');
}

/** The upper end in rupees, or a twelfth of it for a yearly salary. */
function rupeesOf(plain: string): number | undefined {
  const amounts = [...plain.matchAll(/(\d+(?:\.\d+)?)\s*(k\b|lpa\b|lakhs?\b|lacs?\b|l\b)?/g)];
  const [first, last = first] = amounts;
  if (first?.[1] === undefined || last?.[1] === undefined || amounts.length > 2) return undefined;
  if (first[1].length > MAX_DIGITS || last[1].length > MAX_DIGITS) return undefined;
  const unit = last[2] ?? '';
  const rupees = inRupees(last[1], unit);
  // The end of a range is not below its start, and the unit applies to both, as in 15-18k. Otherwise the second
  // figure is not part of the salary.
  if (inRupees(first[1], first[2] ?? unit) > rupees || (first !== last && plain.includes('+')))
    return undefined;
  const yearly = unit === 'lpa' || /\b(per|a)?\s*(annum|year|yr|p\.?\s?a)\b/.test(plain);
  return Math.round(yearly ? rupees / 12 : rupees);
}

function inRupees(digits: string, unit: string): number {
  return Number(digits) * (unit === 'k' ? 1_000 : unit === '' ? 1 : LAKH);
}
