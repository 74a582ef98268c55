import damerauLevenshtein from 'damerau-levenshtein';
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
      : undefined) ?? common.find((end) => isNear(domain, end));
  return meant && `${name}@${meant}`;
}

/** Whether at most one letter, or two in the longest, was put in, left out, replaced or swapped with the next. */
function isNear(domain: string, common: string): boolean {
  const most = common.length > 12 ? 2 : 1;
  // Comparing takes as many steps as the longer text squared, and anything may have been pasted.
  return Math.abs(domain.length - common.length) <= most && damerauLevenshtein(domain, common).steps <= most;
}
