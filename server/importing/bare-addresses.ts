import { stripTrailing } from '../../src/strip-trailing.ts';

const BARE_ADDRESS = /https?:\/\/[^\s<>"'()[\]]+/gi;
const LONGEST = 2_000;

/**
 * Cuts words at addresses with an `&`, which readers of Markdown would link with the entity that stands for it in a text.
 * The point or comma after them is not theirs.
 */
export function cutAtAddresses(words: string): { text: string; isAddress: boolean }[] {
  const parts: { text: string; isAddress: boolean }[] = [];
  let from = 0;
  for (const { 0: found, index } of words.matchAll(BARE_ADDRESS)) {
    const address = stripTrailing(found, '.,;:!?');
    if (address.length > LONGEST || !/[^/]&./.test(address)) continue;
    parts.push({ text: words.slice(from, index), isAddress: false }, { text: address, isAddress: true });
    from = index + address.length;
  }
  return [...parts, { text: words.slice(from), isAddress: false }];
}
