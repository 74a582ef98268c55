/** The words of a text in their order: runs of letters, with the marks that belong to them, and digits. */
export function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
