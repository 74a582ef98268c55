import { convert } from 'html-to-text';
import type { Email } from 'postal-mime';

/** Longer than what anybody reads; the mail itself stays in the mailbox. */
const LONGEST_TEXT = 20_000;
/** What is cut off before anything else: a text may be the whole 25 MB of its mail. */
const LONGEST_READ = 200_000;
/** The converter's time grows with the square of how deep the elements are nested: this much takes under a second. */
const LONGEST_HTML = 100_000;

export interface MailText {
  text: string;
  isCut: boolean;
}

/** The text of a mail, from its HTML where it has no plain text. Nothing of it is ever shown as HTML. */
export function readMailText({ text = '', html = '' }: Pick<Email, 'text' | 'html'>): MailText {
  const plain = clean(text.slice(0, LONGEST_READ));
  if (plain !== '') return shorten(plain, text.length > LONGEST_READ);
  const whole = html.length > LONGEST_HTML ? withoutStyles(html) : html;
  const read = clean(convertHtml(whole.slice(0, LONGEST_HTML)));
  return shorten(read, whole.length > LONGEST_HTML);
}

/** Word processors put hundreds of kilobytes of styles before the first word. */
function withoutStyles(html: string): string {
  const kept: string[] = [];
  const lower = html.toLowerCase();
  for (let at = 0; at < html.length; ) {
    const style = lower.indexOf('<style', at);
    kept.push(html.slice(at, style === -1 ? html.length : style));
    const end = style === -1 ? -1 : lower.indexOf('</style', style);
    if (end === -1) break;
    at = end;
  }
  return kept.join('');
}

function convertHtml(html: string): string {
  return convert(html, {
    wordwrap: false,
    limits: { maxInputLength: LONGEST_HTML, maxDepth: 60, maxChildNodes: 5_000 },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, noAnchorUrl: true } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
    ],
  });
}

function shorten(text: string, isCut: boolean): MailText {
  if (text.length <= LONGEST_TEXT) return { text, isCut };
  return { text: text.slice(0, LONGEST_TEXT).toWellFormed(), isCut: true };
}

/**
 * Leaves out what is not text: control characters, and the marks by which a text could be shown in another order than
 * it is written. The joiners stay, which Indian scripts need.
 */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{4,}/g, '\n\n\n')
    .normalize('NFC')
    .trim();
}
