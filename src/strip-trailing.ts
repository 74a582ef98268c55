/**
 * The text without these signs at its end. An expression such as `/\/+$/` takes the square of the time: it begins anew at
 * each slash of a text that has another sign at its very end.
 */
export function stripTrailing(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
