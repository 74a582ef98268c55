/**
 * How much two sentences have in common, from 0 to 1: the share of the pairs of letters that stand in both. A comma or a
 * typing mistake changes few of them, and so does a moved half of a sentence.
 */
export function similarityOf(one: string, other: string): number {
  const left = new Map<string, number>();
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  for (const pair of others) left.set(pair, (left.get(pair) ?? 0) + 1);
  let common = 0;
  for (const pair of pairs) {
    const count = left.get(pair) ?? 0;
    if (count === 0) continue;
    common += 1;
    left.set(pair, count - 1);
  }
  return (2 * common) / (pairs.length + others.length);
}

/** A sentence of one letter has pairs too, with the spaces around it. */
function pairsOf(sentence: string): string[] {
  const letters = [...` ${sentence.toLowerCase().trim()} `];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}
