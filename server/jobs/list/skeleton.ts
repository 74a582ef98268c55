import { isDevanagari } from '../../spelling/fold-spelling.ts';
import { toLatin } from '../../spelling/indic-letters.ts';

/** English letters that are silent, or that stand for several sounds. Hindi has a letter for each sound. */
const ENGLISH: [spelling: RegExp, sound: string][] = [
  [/^kn/, 'n'],
  [/^wr/, 'r'],
  // School, chemist, technician, mechanic.
  [/(?<=^s)ch|^ch(?=e[mr])|(?<=[tm]e)ch/, 'k'],
  [/[cst]ia?(?=n)|ti(?=o)|si(?=o)/g, 's'],
  [/ght/g, 't'],
  [/c(?=[eiy])/g, 's'],
  [/g(?=[eiy])/g, 's'],
];
/** In both scripts. One sound stands for s, sh, ch, z and j, which English and Hindi divide differently. */
const SOUNDS: [spelling: RegExp, sound: string][] = [
  [/^[aeiou]+/, 'A'],
  [/[sc]h+|[szj]/g, 's'],
  [/x/g, 'ks'],
  [/[cq]/g, 'k'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/m(?=[bpf])/g, 'n'],
  [/(?!^)[aeiouyh]+/g, ''],
  [/(.)\1+/g, '$1'],
];
/** Shorter skeletons belong to too many words. */
const SHORTEST = 3;

/**
 * The consonants of a word, roughly as they sound, by which a Hindi spelling of an English word is recognised: those of
 * कैशियर and cashier are the same. Undefined for what is too short to tell.
 */
export function skeletonOf(word: string): string | undefined {
  const latin = toLatin(word).toLowerCase();
  if (!/^[a-z]+$/.test(latin)) return undefined;
  const skeleton = soundOf(latin, isDevanagari(word) ? SOUNDS : [...ENGLISH, ...SOUNDS]);
  return skeleton.length < SHORTEST ? undefined : skeleton;
}

/** The letters of the other script that a word of this skeleton may begin with. */
export function otherBeginningsOf(word: string, skeleton: string): string[] {
  const first = skeleton[0] ?? '';
  return isDevanagari(word)
    ? [...(LATIN_BEGINNINGS[first] ?? first)]
    : DEVANAGARI_LETTERS.filter((letter) => soundOf(toLatin(letter), SOUNDS)[0] === first);
}

const LATIN_BEGINNINGS: Record<string, string> = {
  A: 'aeiou',
  s: 'szjgcxt',
  k: 'kcqx',
  f: 'fp',
  v: 'vw',
  n: 'nk',
  r: 'rw',
};
const DEVANAGARI_LETTERS = Array.from({ length: 0x35 }, (_, place) => String.fromCodePoint(0x0905 + place));

function soundOf(latin: string, rules: typeof SOUNDS): string {
  return rules.reduce((text, [spelling, sound]) => text.replace(spelling, sound), latin);
}
