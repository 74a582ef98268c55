import damerauLevenshtein from 'damerau-levenshtein';
import type { Words } from '../../../src/content/words.ts';
import { LIMITS } from '../../../src/contract/fields.ts';
import type { Question } from '../../shared/ui/field-question.tsx';

/** The domains that most visitors use. A mistyped domain was probably meant to be one of them. */
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

/** Domains that exist although their spelling is close to one of `common`, so no correction is suggested. */
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

/** Asks about a likely mistake in an e-mail address when its field loses the focus. The form accepts it regardless. */
export function askAboutEmail(typed: string, words: Words): Question | undefined {
  const email = typed.replace(/\s+/g, '');
  if (email === '') return undefined;
  const [name = '', domain, ...more] = email.split('@');
  if (more.length > 0) return { words: words('questions.twoAts') };
  const suggestion = domain === undefined ? splitAtDomain(name) : mend(name, domain.toLowerCase());
  if (suggestion !== undefined && suggestion !== typed.trim()) return offer(suggestion, words);
  if (suggestion !== undefined) return undefined;
  if (domain === undefined || name === '' || domain === '') return { words: words('questions.noAt') };
  if (!domain.includes('.')) return { words: words('questions.noDot') };
  return email === typed.trim() ? undefined : offer(email, words);
}

const offer = (suggestion: string, words: Words): Question => ({
  words: words('questions.didYouMean', { suggestion }),
  suggestion,
  accept: words('common.useSuggestion', { suggestion }),
});

/** Asks whether a phone number with fewer than ten digits is complete. */
export function askAboutPhone(typed: string, words: Words): Question | undefined {
  const count = typed.replace(/\D/g, '').length;
  if (count === 0 || count >= LIMITS.phoneDigits) return undefined;
  return { words: words('questions.fewDigits', { count }) };
}

/** For a field that accepts an e-mail address or a phone number. */
export function askAboutEmailOrPhone(typed: string, words: Words): Question | undefined {
  return /^[\d\s()+-]*$/.test(typed) ? askAboutPhone(typed, words) : askAboutEmail(typed, words);
}

function splitAtDomain(text: string): string | undefined {
  const domain = common.find((end) => text.endsWith(end) && text.length > end.length);
  return domain && `${text.slice(0, -domain.length)}@${domain}`;
}

function mend(name: string, domain: string): string | undefined {
  if (name === '' || domain === '' || right.has(domain)) return undefined;
  const [label = ''] = domain.split(/[.,]/);
  const meant =
    // Gmail has one domain only, so gmail.in, gmail.con and gmail are all meant to be gmail.com.
    (label === 'gmail' || !domain.includes('.')
      ? common.find((end) => end.startsWith(`${label}.`))
      : undefined) ?? common.find((end) => isNear(domain, end));
  return meant && `${name}@${meant}`;
}

/**
 * Whether the domain differs from a common one by a single letter that was added, omitted, replaced or swapped with the
 * next one; or by two in the longest domains.
 */
function isNear(domain: string, common: string): boolean {
  const most = common.length > 12 ? 2 : 1;
  // The comparison takes quadratic time, and a pasted text may be long, so the lengths are compared first.
  return Math.abs(domain.length - common.length) <= most && damerauLevenshtein(domain, common).steps <= most;
}
