import type { SourceReader } from '../found-item.ts';
import { type MessageFormat, readMessages } from './messages.ts';

/**
 * What Flamingo puts before a value that a spreadsheet could compute, in the site's language. The address in it is
 * the same in each, or at least that of a page of Contact Form 7.
 */
const ALERT = /^'?[(（]([^()（）]*)[)）]\s*(?=[=+@-])/;
const SCHEME = /https?:\/\//;

/** `+91 98450 12345`, as it was written. A formula stays a text. */
export const withoutAlert = (cell: string) =>
  cell.replace(ALERT, (alert, words: string) => (words.split(/\s+/).some(isItsAddress) ? '' : alert));

function isItsAddress(word: string): boolean {
  const start = word.search(SCHEME);
  return start !== -1 && /contactform7|spreadsheet/.test(word.slice(start));
}

/** @see rocklobster-in/flamingo includes/csv.php: the newest message's fields, and the date in the last column. */
const format: MessageFormat = {
  name: 'flamingo',
  columnsOf: (headings) => ({ date: headings.length - 1 }),
  repair: withoutAlert,
};

export const readFlamingo: SourceReader = (source) => readMessages(source, format);
