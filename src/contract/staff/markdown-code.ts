/** A line with a fence, alone or followed by a language. */
const FENCE = /^(`{3,}|~{3,})(.*)/;
/** A fence that is indented, or inside a list or a quotation. */
const NESTED_FENCE = /^[\s>*+\-\d.)]+(?:`{3}|~{3})/;

interface Fence {
  sign: string;
  length: number;
  opens: boolean;
  closes: boolean;
}

/**
 * Removes code from a Markdown text, since every renderer shows code literally. Where renderers may disagree about what
 * is code, nothing is removed: if a fence is nested, indented or never closed, and in a paragraph with a backtick that
 * has no counterpart in its line.
 */
export function removeCode(markdown: string): string {
  const lines = markdown.split('\n');
  const outside = lines.some((line) => NESTED_FENCE.test(line)) ? lines : removeFenced(lines);
  const kept: string[] = [];
  for (let at = 0; at < outside.length; at++) {
    const from = at;
    while (at < outside.length && outside[at]?.trim() !== '') at++;
    kept.push(...removeSpans(outside.slice(from, at)), '');
  }
  return kept.join('\n');
}

function removeFenced(lines: string[]): string[] {
  const fences = lines.map(readFence);
  const longest = longestClosing(fences);
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const fence = fences[at];
    if (fence?.opens && (longest[at + 1]?.[fence.sign] ?? 0) >= fence.length) {
      at = findClosing(fences, at, fence);
      kept.push('');
    } else kept.push(lines[at] ?? '');
  }
  return kept;
}

function readFence(line: string): Fence | undefined {
  const [, run, rest = ''] = FENCE.exec(line) ?? [];
  if (run === undefined) return undefined;
  const sign = run.charAt(0);
  return { sign, length: run.length, opens: sign === '~' || !rest.includes('`'), closes: rest.trim() === '' };
}

/** For each line, the longest closing fence of each sign from there on. It saves searching for a missing one. */
function longestClosing(fences: (Fence | undefined)[]): Record<string, number>[] {
  const longest: Record<string, number>[] = [];
  let after: Record<string, number> = {};
  for (let at = fences.length - 1; at >= 0; at--) {
    const fence = fences[at];
    if (fence?.closes && fence.length > (after[fence.sign] ?? 0))
      after = { ...after, [fence.sign]: fence.length };
    longest[at] = after;
  }
  return longest;
}

function findClosing(fences: (Fence | undefined)[], opening: number, { sign, length }: Fence): number {
  for (let at = opening + 1; at < fences.length; at++) {
    const fence = fences[at];
    if (fence?.closes && fence.sign === sign && fence.length >= length) return at;
  }
  return opening;
}

/** Removes code spans from a paragraph. Returns it unchanged if a span may continue in the next line. */
function removeSpans(paragraph: string[]): string[] {
  const kept: string[] = [];
  for (const line of paragraph) {
    const rest = line.includes('`') ? removeSpansOf(line) : line;
    if (rest === undefined || hasBacktickInAddress(line)) return paragraph;
    kept.push(rest);
  }
  return kept;
}

/** GitHub's Markdown turns a bare address into a link, including backticks that follow it without a space. */
const hasBacktickInAddress = (line: string) =>
  line.split(/\s/).some((word) => /:\/\/|www\./i.test(word.slice(0, Math.max(0, word.indexOf('`')))));

/**
 * Undefined if a span is not closed in this line. A span ends at the next run of as many backticks as it begins with; a
 * backslash before the first run takes one off its length.
 */
function removeSpansOf(line: string): string | undefined {
  const runs = [...line.matchAll(/`+/g)].map(({ index, 0: run }) => ({ index, end: index + run.length }));
  const byLength = groupByLength(runs.map(({ index, end }) => end - index));
  let kept = '';
  let from = 0;
  for (let at = 0; at < runs.length; at++) {
    const { index, end } = runs[at] as { index: number; end: number };
    const start = isEscaped(line, index) ? index + 1 : index;
    if (start === end) continue;
    const closing = nextAfter(at, byLength.get(end - start));
    if (closing === undefined) return undefined;
    kept += line.slice(from, start);
    from = runs[closing]?.end ?? end;
    at = closing;
  }
  return kept + line.slice(from);
}

/** The indexes of the runs of each length, in descending order, so that those already passed are popped off the end. */
function groupByLength(lengths: number[]): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (let at = lengths.length - 1; at >= 0; at--) {
    const length = lengths[at] as number;
    const group = groups.get(length);
    if (group === undefined) groups.set(length, [at]);
    else group.push(at);
  }
  return groups;
}

function nextAfter(at: number, places: number[] = []): number | undefined {
  while (places.length > 0 && (places.at(-1) as number) <= at) places.pop();
  return places.at(-1);
}

function isEscaped(line: string, index: number): boolean {
  let from = index;
  while (line[from - 1] === '\\') from--;
  return (index - from) % 2 === 1;
}
