import { isDeepStrictEqual } from 'node:util';
import type { Json, JsonObject } from '../../src/contract/staff/document-body.ts';
import type { FieldPath } from '../../src/contract/staff/site.ts';
import { matchItems } from './match-items.ts';

/** One difference between two bodies. */
export interface Change {
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** Where it stands afterwards; of what was removed, where it stood before. */
  path: FieldPath;
  before?: Json;
  after?: Json;
}

/** What a reader would call the differences: an item that moved is one difference, not two lists that differ. */
export function changesBetween(before: JsonObject, after: JsonObject): Change[] {
  return [...changesOf(before, after, [])];
}

function* changesOf(before: Json | undefined, after: Json | undefined, path: FieldPath): Generator<Change> {
  if (isDeepStrictEqual(before, after)) return;
  if (before === undefined) yield { kind: 'added', path, after: after as Json };
  else if (after === undefined) yield { kind: 'removed', path, before };
  else if (Array.isArray(before) && Array.isArray(after)) yield* changesOfList(before, after, path);
  else if (isObject(before) && isObject(after))
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      yield* changesOf(before[key], after[key], [...path, key]);
  else yield { kind: 'changed', path, before, after };
}

function* changesOfList(before: readonly Json[], after: readonly Json[], path: FieldPath): Generator<Change> {
  const matches = matchItems(before, after);
  const staying = longestRising(matches.filter((match) => match !== undefined));
  for (const [index, match] of matches.entries()) {
    const here = [...path, index];
    const item = after[index] as Json;
    if (match === undefined) yield { kind: 'added', path: here, after: item };
    else {
      if (!staying.has(match))
        yield { kind: 'moved', path: here, before: before[match] as Json, after: item };
      yield* changesOf(before[match], item, here);
    }
  }
  const stayed = new Set(matches);
  for (const [index, item] of before.entries())
    if (!stayed.has(index)) yield { kind: 'removed', path: [...path, index], before: item };
}

/** The most numbers that rise from left to right: those items stayed, and the others moved past them. */
function longestRising(numbers: readonly number[]): ReadonlySet<number> {
  const best: number[][] = [];
  for (const [index, number] of numbers.entries()) {
    const before = best
      .slice(0, index)
      .filter((run) => (run.at(-1) ?? -1) < number)
      .reduce<number[]>((longest, run) => (run.length > longest.length ? run : longest), []);
    best.push([...before, number]);
  }
  return new Set(best.reduce((longest, run) => (run.length > longest.length ? run : longest), []));
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
