/** What a Markdown text says, without its marks and on one line: for excerpts. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^```.*$/gm, '')
    .replace(/^\s*(?:#{1,6}|>|[-*+]|\d+[.)])\s+/gm, '')
    .replace(/^\s*(?:[-*_]\s*){3,}$/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>/g, '')
    .replace(/(\*\*|__|~~|`)(.+?)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}])([*_])(\S(?:.*?\S)?)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/\\([\\`*_{}[\]()#+\-.!])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The first `length` characters and an ellipsis; a shorter text is left as it is. */
export function excerpt(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text;
}

/** What search engines show under a title: about as much as fits there. */
const SUMMARY_LENGTH = 157;

/** The beginning of a Markdown text, for search engines and link previews. */
export function summary(markdown: string): string {
  return excerpt(plainText(markdown), SUMMARY_LENGTH);
}
