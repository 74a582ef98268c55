import { LIMITS } from '../../../src/contract/fields.ts';
import type { Question } from '../../shared/ui/field-question.tsx';

/** Where most visitors have their mail: what a mistyped domain probably was meant to be. */
const common = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.in',
  'yahoo.in',
  'rediffmail.com',
  'outlook.com',
  'hotmail.com',
  'icloud.com',
  'protonmail.com',
];

/** Close to one of those in spelling, and right as they are. */
const right = new Set([
  ...common,
  'ymail.com',
  'mail.com',
  'email.com',
  'gmx.com',
  'rediff.com',
  'outlook.in',
  'yahoo.co.uk',
  'hotmail.co.uk',
  'hotmail.co.in',
]);

/** What is asked about an e-mail address when one leaves its field. Nothing is refused for it. */
export function askAboutEmail(typed: string): Question | undefined {
  const email = typed.replace(/\s+/g, '');
  if (email === '') return undefined;
  const [name = '', domain, ...more] = email.split('@');
  if (more.length > 0) return { words: 'There are two @ in this e-mail address. Is it right?' };
  const suggestion = domain === undefined ? splitAtDomain(name) : mend(name, domain.toLowerCase());
  if (suggestion !== undefined && suggestion !== typed.trim())
    return { words: `Did you mean ${suggestion}?`, suggestion };
  if (suggestion !== undefined) return undefined;
  if (domain === undefined || name === '' || domain === '')
    return { words: 'An e-mail address has an @ in its middle. Is this one complete?' };
  if (!domain.includes('.'))
    return { words: 'There is no dot after the @ in this e-mail address. Is it complete?' };
  return email === typed.trim() ? undefined : { words: `Did you mean ${email}?`, suggestion: email };
}

/** What is asked about a phone number when one leaves its field. */
export function askAboutPhone(typed: string): Question | undefined {
  const count = typed.replace(/\D/g, '').length;
  if (count === 0 || count >= LIMITS.phoneDigits) return undefined;
  const counted = count === 1 ? 'This is one digit' : `These are ${numbers[count]} digits`;
  return { words: `${counted}; a number that we can call has ten. Is it complete?` };
}

/** Of a field that takes either. */
export function askAboutEmailOrPhone(typed: string): Question | undefined {
  return /^[\d\s()+-]*$/.test(typed) ? askAboutPhone(typed) : askAboutEmail(typed);
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

function splitAtDomain(text: string): string | undefined {
  const domain = common.find((end) => text.endsWith(end) && text.length > end.length);
  return domain && `${text.slice(0, -domain.length)}@${domain}`;
}

function mend(name: string, domain: string): string | undefined {
  if (name === '' || domain === '' || right.has(domain)) return undefined;
  const [label = ''] = domain.split(/[.,]/);
  const meant =
    // gmail.in, gmail.con and gmail alone: there is no other Gmail.
    (label === 'gmail' || !domain.includes('.')
      ? common.find((end) => end.startsWith(`${label}.`))
      : undefined) ?? common.find((end) => distance(domain, end) <= (end.length > 12 ? 2 : 1));
  return meant && `${name}@${meant}`;
}

/** How many letters have to be put in, left out, replaced or swapped with the next to make one word of the other. */
function distance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= from.length; row++) {
    rows[row] = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          row > 1 && column > 1 && isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(from.length, to.length);
}
