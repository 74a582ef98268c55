/** The first `length` characters and an ellipsis; a shorter text is left as it is. */
export function excerpt(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text;
}

/** What search engines show under a title: about as much as fits there. */
const SUMMARY_LENGTH = 157;

/** The beginning of a plain text, for search engines and link previews. */
export function summary(text: string): string {
  return excerpt(text, SUMMARY_LENGTH);
}
