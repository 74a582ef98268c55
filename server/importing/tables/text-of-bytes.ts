import { isAscii } from 'node:buffer';

/** Enough to tell encodings apart, and little enough to be kept. */
const SAMPLE = 64 * 1024;

/**
 * Decodes a file whose encoding nothing says: by its byte order mark, else as UTF-16 if every second byte is zero, else by
 * the first bytes that are not ASCII, however late they come. What cannot be decoded becomes U+FFFD.
 */
export async function* textOfBytes(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let kept: Buffer[] = [];
  let length = 0;
  let isStart = true;
  for await (const bytes of source) {
    if (decoder !== undefined) {
      yield decoder.decode(bytes, { stream: true });
      continue;
    }
    if (!isStart && kept.length === 0 && isAscii(bytes)) {
      yield bytes.toString('latin1');
      continue;
    }
    kept.push(bytes);
    length += bytes.length;
    if (length < SAMPLE) continue;
    const sample = Buffer.concat(kept);
    decoder = decoderOf(sample, isStart);
    yield decoder?.decode(sample, { stream: true }) ?? sample.toString('latin1');
    [kept, length, isStart] = [[], 0, false];
  }
  const rest = Buffer.concat(kept);
  decoder ??= decoderOf(rest, isStart);
  yield decoder?.decode(rest) ?? rest.toString('latin1');
}

/** Decodes the beginning of a file. Its last character may be cut. */
export function textOfStart(bytes: Buffer): string {
  return decoderOf(bytes, true)?.decode(bytes, { stream: true }) ?? bytes.toString('latin1');
}

/** Undefined as long as all is ASCII. */
function decoderOf(sample: Buffer, isStart: boolean): TextDecoder | undefined {
  const encoding =
    (isStart ? (markedEncoding(sample) ?? wideEncoding(sample)) : undefined) ?? otherEncoding(sample);
  return encoding === undefined ? undefined : new TextDecoder(encoding);
}

function markedEncoding(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

/** UTF-16 without a mark: separators and digits are ASCII, and therefore a zero byte and another. */
function wideEncoding(bytes: Buffer): string | undefined {
  const counted = bytes.subarray(0, 4_096);
  let even = 0;
  let odd = 0;
  for (let at = 0; at < counted.length; at += 1)
    if (counted[at] === 0) {
      if (at % 2 === 0) even += 1;
      else odd += 1;
    }
  const many = counted.length / 20;
  if (odd > many && even < odd / 10) return 'utf-16le';
  if (even > many && odd < even / 10) return 'utf-16be';
  return undefined;
}

function otherEncoding(sample: Buffer): string | undefined {
  if (isAscii(sample)) return undefined;
  const text = new TextDecoder('utf-8').decode(sample, { stream: true });
  const broken = text.split('\uFFFD').length - 1;
  const whole = text.replace(/[\p{ASCII}\uFFFD]/gu, '').length;
  if (broken * 10 <= whole) return 'utf-8';
  return likeness(sample, 'macintosh') > likeness(sample, 'windows-1252') ? 'macintosh' : 'windows-1252';
}

/** How much the text of an encoding looks like one that people write. */
function likeness(sample: Buffer, encoding: string): number {
  const text = new TextDecoder(encoding).decode(sample);
  let points = 0;
  for (const { 0: letter, index } of text.matchAll(/\P{ASCII}/gu)) {
    const before = text[index - 1] ?? ' ';
    const after = text[index + 1] ?? ' ';
    if (/\p{Cc}/u.test(letter)) points -= 5;
    else if (/[à-öø-ÿ]/.test(letter)) points += /[A-Za-z]/.test(before + after) ? 2 : 0;
    else if (/[À-ÖØ-Þ]/.test(letter)) points += /[a-z]/.test(before) ? -2 : 1;
    else if (letter === '’') points += /[A-Za-z]/.test(before) ? 2 : 0;
    else if (/[“”‘–—…•°£€\u00A0]/.test(letter))
      points += /[A-Za-z]/.test(before) && /[A-Za-z]/.test(after) ? 0 : 1;
    else points -= /[A-Za-z]/.test(before + after) ? 1 : 0;
  }
  return points;
}
