const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const plain = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount of paise with the Indian grouping of digits: ₹1,18,000.00. */
export const rupeeText = (paise: number): string => rupees.format(paise / 100);

/** The same without the sign, for columns whose head has it. */
export const plainRupees = (paise: number): string => plain.format(paise / 100);

const ones = [
  ...['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'],
  ...['Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen'],
];
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

/** An amount of paise in the words of Indian documents: Rupees One Lakh Eighteen Thousand and Fifty Paise Only. */
export function rupeeWords(paise: number): string {
  const whole = Math.floor(paise / 100);
  const rest = paise % 100;
  const words = whole === 0 ? 'Zero' : wordsOf(whole);
  return `Rupees ${words}${rest === 0 ? '' : ` and ${wordsOf(rest)} Paise`} Only`;
}

/** Above a crore, the crores are a number of their own: One Lakh Crore. */
function wordsOf(number: number): string {
  const parts = [
    [Math.floor(number / 10_000_000), 'Crore'],
    [Math.floor(number / 100_000) % 100, 'Lakh'],
    [Math.floor(number / 1_000) % 100, 'Thousand'],
    [Math.floor(number / 100) % 10, 'Hundred'],
  ] as const;
  const words = parts.flatMap(([count, name]) => (count === 0 ? [] : [wordsOf(count), name]));
  const rest = number % 100;
  if (rest >= 20) words.push(tens[Math.floor(rest / 10)] ?? '', ones[rest % 10] ?? '');
  else words.push(ones[rest] ?? '');
  return words.filter((word) => word !== '').join(' ');
}
