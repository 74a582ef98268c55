const LAKH = 100_000;
const LONGEST_DIGITS = 9;

/**
 * Rupees a month from a salary as people write it: `18,500`, `₹22000 per month`, `15k`, `2.4 LPA`, `3 lakh a
 * year`. Of a range, its upper end. Undefined where the text leaves a doubt: a wrong figure is worse than none.
 */
export function monthlyRupees(text: string): number | undefined {
  const plain = text.toLowerCase().replace(/(\d),(?=\d)/g, '$1');
  const amounts = [...plain.matchAll(/(\d+(?:\.\d+)?)\s*(k\b|lpa\b|lakhs?\b|lacs?\b|l\b)?/g)];
  const last = amounts.at(-1);
  if (last?.[1] === undefined || amounts.length > 2 || last[1].length > LONGEST_DIGITS) return undefined;
  const unit = last[2] ?? '';
  const yearly = unit === 'lpa' || /\b(per|a)?\s*(annum|year|yr|p\.?\s?a)\b/.test(plain);
  if (/\b(day|daily|hour|week)\b/.test(plain)) return undefined;
  const rupees = Number(last[1]) * (unit === 'k' ? 1_000 : unit === '' ? 1 : LAKH);
  const monthly = Math.round(yearly ? rupees / 12 : rupees);
  return monthly >= 1_000 && monthly <= 10_000_000 ? monthly : undefined;
}
