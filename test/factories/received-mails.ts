import { randomUUID } from 'node:crypto';

interface Part {
  type: string;
  body: string | Buffer;
  /** Makes it an attachment. */
  name?: string;
  headers?: Record<string, string>;
}

interface ReceivedMailValues {
  headers?: Record<string, string>;
  text?: string;
  html?: string;
  parts?: Part[];
  /** The type of a mail with parts. */
  type?: string;
}

const BOUNDARY = '=_of-the-test';

/** A mail as a mail server hands it over. Given headers replace the usual ones; an empty one is left out. */
export function makeReceivedMail({ headers = {}, text, html, parts = [], type }: ReceivedMailValues): Buffer {
  const bodies: Part[] = [
    ...(text === undefined ? [] : [{ type: 'text/plain; charset=utf-8', body: text }]),
    ...(html === undefined ? [] : [{ type: 'text/html; charset=utf-8', body: html }]),
    ...parts,
  ];
  const [only] = bodies;
  const isSingle = bodies.length === 1 && only !== undefined && only.name === undefined && type === undefined;
  const all = {
    From: 'Asha Menon <asha@example.com>',
    To: 'Guardhouse <replies@guardhouse.example>',
    Subject: 'An answer',
    Date: new Date().toUTCString(),
    'Message-ID': `<${randomUUID()}@mail.example.com>`,
    'MIME-Version': '1.0',
    ...(isSingle
      ? { 'Content-Type': only.type, 'Content-Transfer-Encoding': 'base64' }
      : { 'Content-Type': `${type ?? 'multipart/mixed'}; boundary="${BOUNDARY}"` }),
    ...headers,
  };
  const head = Object.entries(all)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const body = isSingle ? encode(only.body) : `${bodies.map(writePart).join('')}--${BOUNDARY}--\r\n`;
  return Buffer.from(`${head}\r\n${body}`, 'latin1');
}

function writePart({ type, body, name, headers = {} }: Part): string {
  const all = {
    'Content-Type': type,
    'Content-Transfer-Encoding': 'base64',
    ...(name !== undefined && { 'Content-Disposition': `attachment; filename="${name}"` }),
    ...headers,
  };
  const lines = Object.entries(all).map(([key, value]) => `${key}: ${value}\r\n`);
  return `--${BOUNDARY}\r\n${lines.join('')}\r\n${encode(body)}\r\n`;
}

const encode = (body: string | Buffer) => Buffer.from(body).toString('base64').replace(/.{76}/g, '$&\r\n');
