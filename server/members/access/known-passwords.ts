import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

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

/**
 * Whether a password is on the list beside this file: as it is, without surrounding digits and signs, reversed, or with
 * signs for letters (`P@55w0rd`), in any case. The list has 371,035 passwords of SecLists (MIT licence) in lower case, one
 * on each line: all of six characters or more, since a password of the staff has twelve.
 */
export async function isKnownPassword(password: string): Promise<boolean> {
  const list = await readList();
  return formsOf(password).some((form) => list.includes(`\n${form}\n`));
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

/** Read for each new password, of which there are a few a year: it takes some milliseconds. */
async function readList(): Promise<string> {
  const packed = await readFile(new URL('known-passwords.txt.gz', import.meta.url));
  return `\n${(await promisify(gunzip)(packed)).toString()}`;
}
