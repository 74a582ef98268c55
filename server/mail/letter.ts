import type { Site } from '../../src/content/site.ts';
import { source } from '../../src/languages.ts';
import type { MailAddress } from '../settings/mail-address.ts';

/** The content of a mail, from which its plain-text and HTML parts are made. All fields are plain text. */
export interface Letter {
  subject: string;
  replyTo: MailAddress | undefined;
  /** Absent in what a person wrote. */
  heading?: string;
  paragraphs: string[];
  facts: [name: string, value: string][];
  /** Text by somebody else, shown as a quotation that keeps its line breaks. */
  quote: string | undefined;
  /** What a member of the staff wrote, with its line breaks. It stands after the paragraphs. */
  message?: string;
  /** The page on which the reader can continue. */
  link: { label: string; address: string } | undefined;
  closing: string[];
}

const english = { dateStyle: 'medium', timeStyle: 'short' } as const;
/** Other languages hardly abbreviate their months, and have no am and pm of their own. */
const others = { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' } as const;

/** An instant's date and time in India, as mails show it. */
export function indianTime(at: Date, { locale, letterWords }: Pick<Site, 'locale' | 'letterWords'>): string {
  const style = locale === source.locale ? english : others;
  const time = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'Asia/Kolkata' }).format(at);
  return letterWords('frame.indianTime', { time });
}
