import type { Readable } from 'node:stream';
import { UnreadableSource } from '../found-item.ts';

/** A line longer than this is decoded in pieces. */
const LONGEST_LINE = 1024 * 1024;
const NEWLINE = 0x0a;

export interface DecodedPart {
  text: string;
  /** How many lines of it were not in the encoding that the file declares. */
  foreignLines: number;
}

/**
 * Decodes a file by its byte order mark, or else by what its first line declares. A line that is not valid UTF-8 is read
 * as Windows-1252, which is what such lines are: texts that were pasted into an older database.
 */
export async function* decodeSource(source: Readable): AsyncGenerator<DecodedPart> {
  let rest: Buffer = Buffer.alloc(0);
  let decode: ((bytes: Buffer, isEnd: boolean) => DecodedPart & { rest: Buffer }) | undefined;
  for await (const chunk of source) {
    rest = Buffer.concat([rest, Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk)]);
    if (decode === undefined && rest.length < 200) continue;
    decode ??= decoderFor(rest);
    const part = decode(rest, false);
    rest = part.rest;
    yield part;
  }
  decode ??= decoderFor(rest);
  yield decode(rest, true);
}

function decoderFor(start: Buffer) {
  const encoding = findEncoding(start);
  if (encoding === 'utf-8') return decodeLines;
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(encoding);
  } catch {
    throw new UnreadableSource(`line 1: the file says that its encoding is ${encoding}, which is unknown`);
  }
  return (bytes: Buffer, isEnd: boolean) => ({
    text: decoder.decode(bytes, { stream: !isEnd }),
    foreignLines: 0,
    rest: Buffer.alloc(0),
  });
}

function findEncoding(start: Buffer): string {
  const mark = start.toString('latin1', 0, 4);
  if (mark.startsWith('\xff\xfe') || mark.startsWith('<\0?\0')) return 'utf-16le';
  if (mark.startsWith('\xfe\xff') || mark.startsWith('\0<\0?')) return 'utf-16be';
  const declared = /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(
    start.toString('latin1', 0, 200),
  )?.[1];
  // A file that can be read up to here cannot be UTF-16, whatever it says.
  return declared === undefined || /^(?:utf-?(?:8|16(?:le|be)?)|us-ascii)$/i.test(declared)
    ? 'utf-8'
    : declared;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const windows = new TextDecoder('windows-1252');

function decodeLines(bytes: Buffer, isEnd: boolean): DecodedPart & { rest: Buffer } {
  const end = isEnd ? bytes.length : endOfLines(bytes);
  const whole = bytes.subarray(0, end);
  const rest = bytes.subarray(end);
  const text = decodeUtf8(whole);
  if (text !== undefined) return { text, foreignLines: 0, rest };
  const lines: string[] = [];
  let foreignLines = 0;
  for (let from = 0; from < whole.length; ) {
    const newline = whole.indexOf(NEWLINE, from);
    const to = newline < 0 ? whole.length : newline + 1;
    const line = whole.subarray(from, to);
    const decoded = decodeUtf8(line);
    if (decoded === undefined) foreignLines++;
    lines.push(decoded ?? windows.decode(line));
    from = to;
  }
  return { text: lines.join(''), foreignLines, rest };
}

/** Up to the last line's end, or else to the beginning of the last character of a very long line. */
function endOfLines(bytes: Buffer): number {
  const newline = bytes.lastIndexOf(NEWLINE);
  if (newline >= 0) return newline + 1;
  if (bytes.length < LONGEST_LINE) return 0;
  let at = bytes.length - 1;
  while (at > bytes.length - 4 && ((bytes[at] ?? 0) & 0xc0) === 0x80) at--;
  return at;
}

function decodeUtf8(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
