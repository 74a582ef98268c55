/** Code shows what stands in it as it is, here and with everybody else who draws Markdown. */
const CODE = /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1[ \t]*$|(`+)(?!`)[^\n]*?[^`\n]\2(?!`)/gm;
const TAG = /<[a-z!?/][^\s>]*/i;
/** Where a link or a picture leads, in each of the ways in which Markdown writes it. */
const TARGETS = /\]\(\s*<?([^)>]*)|^\s*\[[^\]]*\]:\s*<?(\S*)/gm;
const SAFE_SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);

/**
 * What a blog's text must not hold: older clients get the text as it is and may draw it in ways that are not ours.
 * Undefined where there is nothing of the kind.
 */
export function findUnsafeMark(markdown: string): string | undefined {
  const text = markdown.replace(CODE, '');
  const tag = TAG.exec(text)?.[0];
  if (tag !== undefined) return `HTML: ${tag.slice(0, 40)}`;
  for (const [, inline = '', reference = ''] of text.matchAll(TARGETS)) {
    const target = inline + reference;
    const scheme = schemeOf(target);
    if (scheme !== undefined && !SAFE_SCHEMES.has(scheme)) return `links to ${scheme}:`;
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
