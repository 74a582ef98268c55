import type { ItemVersion } from '../../../src/contract/staff/inbox.ts';

/** The versions that one's own changes have made of others. */
const made = new Map<string, number>();

const keyOf = ({ reference, version }: ItemVersion) => `${reference} ${version}`;

export function noteOwnChange(before: ItemVersion, after: ItemVersion): void {
  if (before.version !== after.version) made.set(keyOf(before), after.version);
}

/** An item as it is after what one has done to it oneself since it was seen: nobody is in one's own way. */
export function followOwnChanges({ reference, version }: ItemVersion): ItemVersion {
  const next = made.get(keyOf({ reference, version }));
  return next === undefined ? { reference, version } : followOwnChanges({ reference, version: next });
}
