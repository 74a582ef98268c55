import { removeCode } from './markdown-code.ts';

const TAG = /<[a-z!?/][^\s>]*/i;
/**
 * The targets of links and pictures, and of reference definitions. A target ends where the next one begins, so that no
 * text is scanned twice and no target hides another.
 */
const TARGETS = [/\]\(\s*<?((?:(?!\]\()[^)>])*)/g, /\]:\s*<?((?:(?!\]:)\S)*)/g];
const SAFE_SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);

/**
 * Finds HTML, or a link with an unsafe scheme, in a blog's text. Both are forbidden, because older clients receive the
 * text as it is and may render it differently. Takes linear time for any text.
 * @returns what was found, in words; undefined for a safe text.
 */
export function findUnsafeMark(markdown: string): string | undefined {
  const text = removeCode(markdown);
  const tag = TAG.exec(text)?.[0];
  if (tag !== undefined) return `HTML: ${tag.slice(0, 40)}`;
  for (const pattern of TARGETS)
    for (const [, target = ''] of text.matchAll(pattern)) {
      const scheme = schemeOf(target);
      if (scheme !== undefined && !SAFE_SCHEMES.has(scheme)) return `links to ${scheme.slice(0, 40)}:`;
    }
  return undefined;
}

/** The scheme as a browser reads it: after decoding entities and percent escapes, and without invisible characters. */
function schemeOf(target: string): string | undefined {
  const plain = target
    .replace(/&#(?:x([0-9a-f]+)|(\d+));?/gi, (_, hex?: string, decimal?: string) =>
      String.fromCodePoint(Math.min(0x10ffff, hex ? Number.parseInt(hex, 16) : Number(decimal))),
    )
    .replace(/&colon;?/gi, ':')
    .replace(/&(?:tab|newline);?/gi, '')
    .replace(/%3a/gi, ':')
    .replace(/\\(?=[^\w\s])/g, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are to be removed
    .replace(/[\u0000-\u0020\u007f\u00ad\u200b-\u200f\u2028\u2029\ufeff]/g, '');
  return /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1]?.toLowerCase();
}
