import type { ItemVersion } from '../../../src/contract/staff/inbox.ts';

/** Which version each of the member's own changes has led to. */
const nextVersions = new Map<string, number>();

const createKey = ({ reference, version }: ItemVersion) => `${reference} ${version}`;

export function recordOwnChange(before: ItemVersion, after: ItemVersion): void {
  if (before.version !== after.version) nextVersions.set(createKey(before), after.version);
}

/**
 * The item's version after the member's own changes, so that they do not count as a conflict with what is displayed.
 */
export function currentVersion({ reference, version }: ItemVersion): ItemVersion {
  const next = nextVersions.get(createKey({ reference, version }));
  return next === undefined ? { reference, version } : currentVersion({ reference, version: next });
}
