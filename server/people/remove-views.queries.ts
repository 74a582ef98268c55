import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { FoundSubmission } from './find-persons.ts';
import { type Identity, lastDigitsOf } from './identity.ts';

/** What a saved view may say of a person, in the form in which it is compared. */
interface Traces {
  /** Addresses and references. */
  texts: string[];
  /** The last ten digits of numbers, without leading zeros. */
  phones: string[];
  /** The words of each name. */
  names: string[][];
}

/** With fewer digits, a number may be part of anything. */
const TELLING_DIGITS = 7;
/** Names and addresses that are no longer than this may stand in any view by chance. */
const TELLING_LETTERS = 2;

/**
 * Removes the saved views that name a person whose entries are erased, or filter by one: by any of the addresses,
 * numbers, names and references in those entries.
 */
export async function removeViewsOf(
  trx: Transaction<Database>,
  identity: Identity,
  erased: readonly FoundSubmission[],
): Promise<void> {
  const traces = tracesOf(identity, erased);
  const views = await trx.selectFrom('staff_views').select(['id', 'name', 'query']).execute();
  const theirs = views.filter(({ name, query }) => {
    const values = [...new URLSearchParams(query)];
    // Of a query only the words of the search can be a name: “new” is a status.
    const searched = values.filter(([key]) => key === 'search').map(([, value]) => value);
    return (
      [name, ...values.map(([, value]) => value)].some((text) => hasContact(text, traces)) ||
      [name, ...searched].some((text) => hasName(text, traces))
    );
  });
  for (const { id } of theirs) await trx.deleteFrom('staff_views').where('id', '=', id).execute();
}

function tracesOf(identity: Identity, erased: readonly FoundSubmission[]): Traces {
  const emails = erased.flatMap(({ email, mailAddresses }) => [email, ...mailAddresses]);
  const phones = erased.map(({ phone }) => lastDigitsOf(phone));
  if ('email' in identity) emails.push(identity.email);
  else phones.push(identity.phone);
  const texts = [...emails, ...erased.map(({ reference }) => reference)].map(plain);
  return {
    texts: texts.filter((text) => text.length > TELLING_LETTERS),
    phones: phones.filter((phone) => phone.length >= TELLING_DIGITS),
    names: erased.map(({ name }) => wordsOf(name)).filter((words) => words.join('').length > TELLING_LETTERS),
  };
}

function hasContact(text: string, { texts, phones }: Traces): boolean {
  const written = plain(text);
  const digits = text.replace(/[\s().+-]/g, '');
  return texts.some((each) => written.includes(each)) || phones.some((phone) => digits.includes(phone));
}

/** Whether all words of a name are there, in any order. */
function hasName(text: string, { names }: Traces): boolean {
  const words = new Set(wordsOf(text));
  return names.some((name) => name.every((word) => words.has(word)));
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().trim();
const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
