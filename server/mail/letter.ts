import type { MailAddress } from '../settings/mail-address.ts';

/** The content of a mail, from which its plain-text and HTML parts are made. All fields are plain text. */
export interface Letter {
  subject: string;
  replyTo: MailAddress | undefined;
  heading: string;
  paragraphs: string[];
  facts: [name: string, value: string][];
  /** Text by somebody else, shown as a quotation that keeps its line breaks. */
  quote: string | undefined;
  /** The page on which the reader can continue. */
  link: { label: string; address: string } | undefined;
  closing: string[];
}

const time = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** An instant's date and time in India, as mails show it. */
export function indianTime(at: Date): string {
  return `${time.format(at)} IST`;
}
