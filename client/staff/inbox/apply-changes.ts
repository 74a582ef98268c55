import type { Query } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { ItemVersion } from '../../../src/contract/staff/inbox.ts';
import { queryClient, trpc } from '../calls/trpc.ts';
import type { ActChanges } from './acts-under-way.ts';
import {
  areLoaded,
  moveApplicants,
  refreshApplicants,
  setApplicantVersion,
} from './applicants/applicants-cache.ts';
import { BATCH } from './send-in-batches.ts';
import { type InboxItem, refreshItem, updateItems } from './use-inbox-item.ts';
import { refreshList, updateEntries } from './use-inbox-list.ts';

/**
 * Updates what is cached after the server's answer. An item is updated if it has the version that was changed; otherwise
 * it is refetched, because its other changes are unknown.
 */
export function applyChanges(
  sent: readonly ItemVersion[],
  changed: readonly ItemVersion[],
  { suspect, ...changes }: ActChanges,
  event: Pick<InboxItem['events'][number], 'action' | 'text' | 'member'> & { reason?: string },
): void {
  const versions = new Map(changed.map(({ reference, version }) => [reference, version]));
  updateEntries([...versions.keys()], (entry) => ({
    ...entry,
    ...changes,
    version: versions.get(entry.reference) ?? entry.version,
  }));
  if (changes.stage) moveApplicants(new Set(versions.keys()), changes.stage, changes.stageReason ?? '');
  // Of very many at once few are on the board, which is quicker loaded again. Its counts have what is not loaded, too.
  const isBeyond = event.action === 'stage' && !areLoaded([...versions.keys()]);
  if (changed.length > BATCH || isBeyond) void refreshApplicants();
  const earlier = new Map(sent.map((item) => [item.reference, item]));
  for (const { reference, version } of changed) {
    const before = earlier.get(reference);
    if (changed.length <= BATCH) setApplicantVersion(reference, version);
    if (before === undefined || before.version === version) continue;
    const entry = {
      id: `own ${reference} ${version}`,
      at: new Date().toISOString(),
      version: 1,
      editedAt: null,
      isRemoved: false,
      isOwn: true,
      reason: '',
      messageId: null,
      ...event,
    };
    updateItems([reference], (item) => {
      if (item.version === before.version)
        return {
          ...item,
          ...(suspect !== undefined && { suspect }),
          ...changes,
          version,
          events: [...item.events, entry],
        };
      void refreshItem(reference);
      return item;
    });
  }
}

/** Loads again what is being loaded: such an answer may be from before the act, and would undo it on the screen. */
export function reloadAnew(): void {
  const predicate = ({ state }: Query) => state.data !== undefined && state.fetchStatus !== 'idle';
  for (const queryKey of [getQueryKey(trpc.inbox), getQueryKey(trpc.applicants)])
    void queryClient.refetchQueries({ queryKey, predicate });
}

export function refetchItems(references: readonly string[]): void {
  void refreshList();
  void refreshApplicants();
  for (const reference of references) void refreshItem(reference);
}
