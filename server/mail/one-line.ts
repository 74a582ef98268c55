const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Makes a text fit for a mail header: one line without control characters, of at most `limit` characters. A letter is
 * never cut off from its vowel sign, and the joiners, which choose how Indian letters and emoji are drawn, stay.
 */
export function oneLine(text: string, limit: number): string {
  const line = text.replace(/(?:(?!\p{Join_Control})[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s])+/gu, ' ').trim();
  if (Array.from(line).length <= limit) return line;
  let cut = '';
  let length = 1;
  for (const { segment } of graphemes.segment(line)) {
    length += Array.from(segment).length;
    if (length > limit) break;
    cut += segment;
  }
  return `${cut}…`;
}
