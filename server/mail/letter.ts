import type { MailAddress } from '../settings/mail-address.ts';

/** A mail before it is set as plain text and as HTML: everything in it is text. */
export interface Letter {
  subject: string;
  replyTo: MailAddress | undefined;
  heading: string;
  paragraphs: string[];
  facts: [name: string, value: string][];
  /** Somebody else's words, set apart with their line breaks kept. */
  quote: string | undefined;
  /** Where the reader goes on. */
  link: { label: string; address: string } | undefined;
  closing: string[];
}

const time = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** As it is told in a mail. */
export function indianTime(at: Date): string {
  return `${time.format(at)} IST`;
}
