import { ANSWERED_DAYS, KEPT_DAYS } from '../contract/privacy-notice.ts';
import type { Facts } from './facts.ts';
import type { Identity } from './identity.ts';
import { slugOf } from './slug.ts';

/** What each token in a sentence, such as `{guards}`, stands for. */
export type Tokens = ReadonlyMap<string, string>;

/** The company's figures, and what sentences say of its identity. */
export function tokensOf(identity: Identity, facts: Facts): Tokens {
  const { answersWithin, corporateOffice } = identity;
  return new Map([
    ...facts.figures.map(({ token, value }): [string, string] => [token, value]),
    ['company', identity.name],
    ['companyShort', identity.shortName],
    ['companySlug', slugOf(identity.shortName)],
    ['tagline', identity.tagline],
    ['founded', String(identity.founded)],
    ['enquiryEmail', identity.enquiryEmail],
    ['careersEmail', identity.careersEmail],
    ['pressEmail', identity.pressEmail],
    ['tollFree', identity.tollFree.display],
    ['city', corporateOffice.city],
    ['cityPhone', corporateOffice.phone.display],
    ['answerContact', answersWithin.contact],
    ['answerQuotation', answersWithin.quotation],
    ['answerApplication', answersWithin.application],
    ['answerPosting', answersWithin.posting],
    // The privacy notice promises these and the server keeps to them, so they cannot be edited.
    ['keptLeads', String(KEPT_DAYS.leads)],
    ['keptApplications', String(KEPT_DAYS.applications)],
    ['keptDataRequests', String(KEPT_DAYS.dataRequests)],
    ['answeredDays', String(ANSWERED_DAYS)],
  ]);
}

const TOKEN = /\{([a-zA-Z]\w*)\}/g;

const asItIs = (text: string) => text;

/**
 * Replaces the tokens in every string of a document. A token that stands for nothing stays as it is.
 * @param write how a value is written into a text.
 */
export function resolveTokens<Value>(value: Value, tokens: Tokens, write = asItIs): Value {
  if (typeof value === 'string')
    return value.replace(TOKEN, (whole, name) => {
      const text = tokens.get(name);
      return text === undefined ? whole : write(text);
    }) as Value;
  if (Array.isArray(value)) return value.map((item) => resolveTokens(item, tokens, write)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, resolveTokens(item, tokens, write)]),
  ) as Value;
}

/** The names of the tokens in a text. */
export const tokensIn = (text: string): string[] => [...text.matchAll(TOKEN)].map(([, name]) => String(name));
