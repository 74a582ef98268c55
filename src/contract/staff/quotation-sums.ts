/** A line as it is typed. */
export interface TypedLine {
  service: string;
  /** How many people or units. */
  count: string;
  /** Rupees for each of them in a month. */
  rate: string;
}

/** The sums of a quotation, in paise. */
export interface QuotationSums {
  /** The amount of each line. */
  amounts: number[];
  net: number;
  tax: number;
  total: number;
}

/** Digits with commas, and up to two decimals: 1,18,000.50. */
export const AMOUNT = /^\d[\d,]{0,13}(?:\.\d{1,2})?$/;
export const COUNT = /^\d{1,6}$/;
/** Per cent, with up to two decimals. */
export const PERCENT = /^\d{1,2}(?:\.\d{1,2})?$/;

/** The largest total, in paise: ten thousand crore rupees. Sums below it are exact in JavaScript. */
export const MOST_PAISE = 1e13;

/** Paise, from rupees as they are typed; NaN where they are no amount. */
export function parsePaise(rupees: string): number {
  const typed = rupees.trim();
  return AMOUNT.test(typed) ? Math.round(Number(typed.replaceAll(',', '')) * 100) : Number.NaN;
}

/** The sums of these lines, each line rounded to a paisa. What is not filled in yet counts as nothing. */
export function sumsOf(
  lines: readonly Pick<TypedLine, 'count' | 'rate'>[],
  gstPercent: string,
): QuotationSums {
  const amounts = lines.map(({ count, rate }) => {
    const paise = parsePaise(rate);
    return COUNT.test(count.trim()) && !Number.isNaN(paise) ? Number(count) * paise : 0;
  });
  const net = amounts.reduce((sum, amount) => sum + amount, 0);
  const percent = PERCENT.test(gstPercent.trim()) ? Number(gstPercent) : 0;
  // In hundredths of a per cent, so that 2.5 % is a whole number. Math.round rounds half up, as GST does.
  const tax = Math.round((net / 10_000) * Math.round(percent * 100));
  return { amounts, net, tax, total: net + tax };
}
