import type { Json, JsonObject } from '../../../../../src/contract/staff/document-body.ts';
import type { SaveConflict } from '../../../../../src/contract/staff/site.ts';
import { joinPath, readAt, writeAt } from './body-path.ts';
import type { BodyChange } from './document-state.ts';

/** One field that two people changed to different values. Of what one of them removed there is no value. */
export interface OpenConflict {
  path: string;
  field: string;
  mine: Json | undefined;
  theirs: Json | undefined;
}

export function openConflict({ path, field, mine, theirs }: SaveConflict): OpenConflict {
  // The contract leaves the type open, since a field may hold any value of a body.
  return { path: joinPath(path), field, mine: mine as Json | undefined, theirs: theirs as Json | undefined };
}

/**
 * Puts mine where the answer has theirs, so that the form shows what was typed until somebody has chosen. An item that
 * I removed stays until then.
 */
export function keepMine(body: JsonObject, conflicts: readonly OpenConflict[]): JsonObject {
  return conflicts.reduce((kept, { path, mine }) => writeAt(kept, path, mine), body);
}

/** The change that a choice makes in the form; undefined where the form has it already. */
export function createChoiceChange(
  { path, mine, theirs }: OpenConflict,
  side: 'mine' | 'theirs',
  body: JsonObject,
): BodyChange | undefined {
  if (side === 'theirs')
    return theirs === undefined ? { kind: 'remove', path } : { kind: 'set', path, value: theirs };
  return mine === undefined && readAt(body, path) !== undefined ? { kind: 'remove', path } : undefined;
}

/** The conflicts where they are after a change. Those of an item that the change removes are decided by it. */
export function followChange(
  conflicts: readonly OpenConflict[],
  change: BodyChange,
): readonly OpenConflict[] {
  return conflicts.flatMap((conflict) => {
    const path = pathAfter(conflict.path, change);
    return path === undefined ? [] : [{ ...conflict, path }];
  });
}

function pathAfter(path: string, change: BodyChange): string | undefined {
  if (change.kind === 'set' || change.kind === 'replace') return path;
  const [list, place] = change.kind === 'remove' ? splitItem(change.path) : [change.list, 0];
  const rest = path.slice(list.length + 1).split('.');
  const index = Number(rest[0]);
  if (!path.startsWith(`${list}.`) || !Number.isInteger(index) || !Number.isInteger(place))
    return change.kind === 'remove' && isAt(path, change.path) ? undefined : path;
  const next = placeAfter(index, change, place);
  return next === undefined ? undefined : [list, next, ...rest.slice(1)].join('.');
}

function placeAfter(
  index: number,
  change: Exclude<BodyChange, { kind: 'set' | 'replace' }>,
  removed: number,
): number | undefined {
  if (change.kind === 'insert') return index >= change.index ? index + 1 : index;
  if (change.kind === 'remove') return index === removed ? undefined : index > removed ? index - 1 : index;
  const { from, to } = change;
  if (index === from) return to;
  if (from < index && index <= to) return index - 1;
  return to <= index && index < from ? index + 1 : index;
}

function splitItem(path: string): [list: string, place: number] {
  const end = path.lastIndexOf('.');
  return [path.slice(0, Math.max(end, 0)), Number(path.slice(end + 1))];
}

const isAt = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`);
