/** A mail's own words, and what its program repeated of the mails before. */
export interface SplitText {
  own: string;
  quoted: string;
}

/** Lines by which mail programs introduce what they repeat. */
const INTRODUCTIONS = [
  /^On .{5,200} wrote:$/,
  /^.{5,200} (?:ने लिखा|लिखा)[:।]$/,
  /^-{2,} ?(?:Original|Forwarded) [Mm]essage ?-{2,}$/,
  /^_{20,}$/,
];

/**
 * Separates the repeated text at the end of a mail. Repeated lines between the sender's own words stay, since the
 * sender answers them one by one.
 */
export function splitQuotation(text: string): SplitText {
  const lines = text.split('\n');
  const introduced = lines.findIndex((line) => INTRODUCTIONS.some((pattern) => pattern.test(line.trim())));
  // Lines behind such a line of dashes have no marks of their own.
  const isUnmarked = /^[-_]/.test(lines[introduced] ?? '');
  if (introduced > 0 && (isUnmarked || lines.slice(introduced + 1).every(isRepeated)))
    return splitAt(lines, introduced);
  let start = lines.length;
  while (start > 0 && isRepeated(lines[start - 1] ?? '')) start -= 1;
  return start > 0 && start < lines.length ? splitAt(lines, start) : { own: text, quoted: '' };
}

const isRepeated = (line: string) => line.startsWith('>') || line.trim() === '';

function splitAt(lines: string[], at: number): SplitText {
  const own = lines.slice(0, at).join('\n').trim();
  const quoted = lines.slice(at).join('\n').trim();
  return own === '' ? { own: lines.join('\n'), quoted: '' } : { own, quoted };
}
