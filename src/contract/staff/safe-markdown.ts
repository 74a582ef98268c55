import { removeCode } from './markdown-code.ts';

const TAG = /<[a-z!?/][^\s>]*/i;
/**
 * Where a link or a picture leads, and where a reference does. A target ends where the next one begins, so that none is
 * looked at twice and none hides another.
 */
const TARGETS = [/\]\(\s*<?((?:(?!\]\()[^)>])*)/g, /\]:\s*<?((?:(?!\]:)\S)*)/g];
const SAFE_SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);

/**
 * What a blog's text must not hold: older clients get the text as it is and may draw it in ways that are not ours.
 * The time it takes grows with the length of the text and no faster, whatever stands in it.
 * @returns undefined where there is nothing of the kind.
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

/** As a browser reads it, which drops what cannot be seen, and after entities and percent signs are resolved. */
function schemeOf(target: string): string | undefined {
  const plain = target
    .replace(/&#(?:x([0-9a-f]+)|(\d+));?/gi, (_, hex?: string, decimal?: string) =>
      String.fromCodePoint(Math.min(0x10ffff, hex ? Number.parseInt(hex, 16) : Number(decimal))),
    )
    .replace(/&colon;?/gi, ':')
    .replace(/&(?:tab|newline);?/gi, '')
    .replace(/%3a/gi, ':')
    .replace(/\\(?=[^\w\s])/g, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    .replace(/[\u0000-\u0020\u007f\u00ad\u200b-\u200f\u2028\u2029\ufeff]/g, '');
  return /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1]?.toLowerCase();
}
