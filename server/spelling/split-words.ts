/** The words of a text in their order: runs of letters, combining marks and digits. */
export function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
