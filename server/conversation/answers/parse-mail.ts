import { createHash } from 'node:crypto';
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import type { MessageNature } from '../../../src/contract/staff/conversation.ts';
import { oneLine } from '../../mail/one-line.ts';
import { tokensInAddresses, tokensInMessageIds } from '../thread-token.ts';
import { readMailText } from './mail-text.ts';

/** A received mail, reduced to text and files. */
export interface ParsedMail {
  /** With its angle brackets. One is made of the bytes where the mail has none. */
  messageId: string;
  nature: MessageNature;
  name: string;
  address: string;
  subject: string;
  text: string;
  isCut: boolean;
  /** The secrets of conversations that it names, the likeliest first. */
  tokens: string[];
  /** The references of submissions in its subject. */
  references: string[];
  files: { name: string; bytes: Buffer }[];
}

const LIMITS = { maxNestingDepth: 50, maxHeadersSize: 256 * 1024, forceRfc822Attachments: true } as const;
const LONGEST_SUBJECT = 200;
const LONGEST_NAME = 120;
/** A smaller picture within the text is a mark of the sender's company. */
const SMALLEST_INLINE_PICTURE = 10_000;
/** How much of a report is searched for the mail that it is about. */
const REPORT_SEARCHED = 64 * 1024;

/**
 * Reads a mail, however it is made. Of one that cannot be read, the header alone is.
 * @throws {Error} where not even the header can be read.
 */
export async function parseMail(raw: Buffer): Promise<ParsedMail> {
  const parsed = await PostalMime.parse(raw, LIMITS).catch(async () => ({
    ...(await PostalMime.parse(headOf(raw), LIMITS)),
    isUnreadable: true,
  }));
  const isUnreadable = 'isUnreadable' in parsed;
  const { text, isCut } = isUnreadable ? { text: '', isCut: true } : readMailText(parsed);
  const sender = mailboxOf(parsed.from);
  const nature = natureOf(parsed, sender.address);
  return {
    messageId: messageIdOf(parsed, raw),
    nature,
    name: oneLine(sender.name, LONGEST_NAME),
    address: oneLine(sender.address, 254),
    subject: oneLine(parsed.subject ?? '', LONGEST_SUBJECT),
    text,
    isCut,
    tokens: tokensOf(parsed, nature),
    references: [...(parsed.subject ?? '').matchAll(/\b[A-Z]{2}-[0-9A-Z]{6}\b/g)].map(([found]) => found),
    files: isUnreadable || nature === 'bounce' ? [] : parsed.attachments.flatMap(fileOf),
  };
}

/** The header alone, with a type that leaves nothing to read. */
function headOf(raw: Buffer): Buffer {
  const ends = [raw.indexOf('\r\n\r\n'), raw.indexOf('\n\n')].filter((at) => at !== -1);
  const head = raw.subarray(0, ends.length === 0 ? raw.length : Math.min(...ends)).toString('latin1');
  return Buffer.from(`${head.replace(/^content-type:/gim, 'X-Type:')}\r\n\r\n`, 'latin1');
}

function mailboxOf(from: Address | undefined): { name: string; address: string } {
  if (from === undefined) return { name: '', address: '' };
  return from.group === undefined ? from : { name: from.name, address: from.group[0]?.address ?? '' };
}

/** Some mail servers leave the Message-ID out. The same bytes then have the same one whenever they are read. */
function messageIdOf({ messageId = '' }: Email, raw: Buffer): string {
  const given = messageId.trim();
  if (/^<[!-;=?-~]{1,300}>$/.test(given)) return given;
  return `<${createHash('sha256').update(raw).digest('hex')}@no-message-id>`;
}

const headerOf = ({ headers }: Email, name: string) =>
  headers
    .find(({ key }) => key === name)
    ?.value.trim()
    .toLowerCase();

function natureOf(mail: Email, address: string): MessageNature {
  const type = headerOf(mail, 'content-type') ?? headerOf(mail, 'x-type') ?? '';
  const isReport = type.startsWith('multipart/report') && !type.includes('disposition-notification');
  if (isReport || /^(?:mailer-daemon|postmaster)@/i.test(address)) return 'bounce';
  const submitted = headerOf(mail, 'auto-submitted') ?? 'no';
  const precedence = headerOf(mail, 'precedence') ?? '';
  const isAutomatic =
    !submitted.startsWith('no') ||
    ['auto_reply', 'bulk', 'junk', 'list'].includes(precedence) ||
    ['x-autoreply', 'x-autorespond', 'list-id'].some((name) => headerOf(mail, name) !== undefined) ||
    type.includes('disposition-notification');
  return isAutomatic ? 'automatic' : 'personal';
}

/** The address that it was sent to says most, then what it refers to, then the mail that a report encloses. */
function tokensOf(mail: Email, nature: MessageNature): string[] {
  const receivers = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-delivered-to'];
  const valuesOf = (names: string[]) =>
    mail.headers
      .filter(({ key }) => names.includes(key))
      .map(({ value }) => value)
      .join('\n');
  const enclosed = nature === 'bounce' ? mail.attachments.map(startOf).join('\n') + (mail.text ?? '') : '';
  const found = [
    ...tokensInAddresses(valuesOf(receivers)),
    ...tokensInMessageIds(valuesOf(['in-reply-to'])),
    ...tokensInMessageIds(valuesOf(['references'])),
    ...tokensInMessageIds(enclosed),
  ];
  return [...new Set(found)].slice(0, 20);
}

function startOf({ content }: Attachment): string {
  return bytesOf(content).subarray(0, REPORT_SEARCHED).toString('latin1');
}

function bytesOf(content: Attachment['content']): Buffer {
  if (typeof content === 'string') return Buffer.from(content);
  return content instanceof Uint8Array
    ? Buffer.from(content.buffer, content.byteOffset, content.byteLength)
    : Buffer.from(content);
}

function fileOf({ filename, mimeType, related, content }: Attachment): ParsedMail['files'] {
  const bytes = bytesOf(content);
  const isMark = related === true && mimeType.startsWith('image/') && bytes.length < SMALLEST_INLINE_PICTURE;
  if (isMark || bytes.length === 0) return [];
  return [{ name: filename ?? mimeType.split('/')[0] ?? '', bytes }];
}
