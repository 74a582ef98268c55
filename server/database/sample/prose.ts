/**
 * Lets long text be written in lines of ordinary width: lines that follow each other become one, blank lines
 * stay, and a line that opens a Markdown block (heading, list item) stays a line of its own.
 */
export function prose(strings: TemplateStringsArray): string {
  return (strings[0] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim()
    .replace(/([^\n])\n(?!\n|#|- |\d+\. )/g, '$1 ');
}
