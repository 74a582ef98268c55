import type { Json, JsonObject } from '../../../../../src/contract/staff/document-body.ts';
import { isObject, joinPath } from './body-path.ts';
import { isEqual } from './is-equal.ts';
import { mergeLists } from './merge-lists.ts';

export interface Rebased {
  body: JsonObject;
  /** The paths that the other side changed and that are now in the body. */
  taken: readonly string[];
  /** The paths that both sides changed, to different values. The body has mine. */
  conflicts: readonly string[];
}

/** Collects what a merge finds on its way through two bodies. */
export interface MergeReport {
  taken: string[];
  conflicts: string[];
}

/**
 * Carries what was typed here since `base` over to what the server has now. The server merges every save by itself;
 * this is for the text that was typed while a save was on its way, and for drafts that changed while they were open.
 */
export function rebase(base: JsonObject, mine: JsonObject, theirs: JsonObject): Rebased {
  const report: MergeReport = { taken: [], conflicts: [] };
  const merged = merge(base, mine, theirs, '', report);
  return { body: isObject(merged) ? merged : mine, ...report };
}

function merge(
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
  path: string,
  report: MergeReport,
): Json | undefined {
  if (isEqual(base, theirs) || isEqual(mine, theirs)) return mine;
  if (isObject(base) && isObject(mine) && isObject(theirs))
    return mergeObjects(base, mine, theirs, path, report);
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    const merged = mergeLists({ base, mine, theirs }, (...item) => {
      const [index, ...values] = item;
      return merge(...values, `${path}.${index}`, report) ?? null;
    });
    if (merged !== undefined) {
      if (merged.isReordered) report.taken.push(path);
      return merged.items;
    }
  }
  if (isEqual(base, mine)) {
    report.taken.push(path);
    return theirs;
  }
  report.conflicts.push(path);
  return mine;
}

function mergeObjects(
  base: JsonObject,
  mine: JsonObject,
  theirs: JsonObject,
  path: string,
  report: MergeReport,
): JsonObject {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const entries = [...names].flatMap((name): [string, Json][] => {
    const inner = path === '' ? joinPath([name]) : `${path}.${joinPath([name])}`;
    const value = merge(base[name], mine[name], theirs[name], inner, report);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}
