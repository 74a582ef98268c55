/** An address with an `&`, which readers of Markdown would link with the entity that stands for it in a text. */
const BARE_ADDRESS = /https?:\/\/[^\s<>"'()[\]]{1,1000}?&[^\s<>"'()[\]]{1,1000}/gi;

/** Cuts words at such addresses, without the point or comma after them. */
export function cutAtAddresses(words: string): { text: string; isAddress: boolean }[] {
  const parts: { text: string; isAddress: boolean }[] = [];
  let from = 0;
  for (const { 0: found, index } of words.matchAll(BARE_ADDRESS)) {
    const address = found.replace(/[.,;:!?]+$/, '');
    parts.push({ text: words.slice(from, index), isAddress: false }, { text: address, isAddress: true });
    from = index + address.length;
  }
  return [...parts, { text: words.slice(from), isAddress: false }];
}
