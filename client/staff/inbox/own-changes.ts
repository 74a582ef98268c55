import type { ItemVersion } from '../../../src/contract/staff/inbox.ts';

/** Which version each of the member's own changes has led to. */
const made = new Map<string, number>();

const keyOf = ({ reference, version }: ItemVersion) => `${reference} ${version}`;

export function noteOwnChange(before: ItemVersion, after: ItemVersion): void {
  if (before.version !== after.version) made.set(keyOf(before), after.version);
}

/**
 * The item's version after the member's own changes, so that they do not count as a conflict with what is displayed.
 */
export function followOwnChanges({ reference, version }: ItemVersion): ItemVersion {
  const next = made.get(keyOf({ reference, version }));
  return next === undefined ? { reference, version } : followOwnChanges({ reference, version: next });
}
