import { useMutation } from '@tanstack/react-query';
import type {
  Assignee,
  ChangedItems,
  InboxAction,
  InboxEntry,
  InboxStatus,
  ItemVersion,
} from '../../../src/contract/staff/inbox.ts';
import { useMember } from '../calls/session.ts';
import { trpcClient } from '../calls/trpc.ts';
import { showToast } from '../ui/notices.ts';
import { statusLabels } from './inbox-labels.ts';
import { currentVersion, recordOwnChange } from './own-changes.ts';
import { reportFailure, reportSkipped } from './report-outcome.ts';
import { type InboxItem, refreshItem, updateItems } from './use-inbox-item.ts';
import { findEntries, refreshList, removeEntries, updateEntries } from './use-inbox-list.ts';

interface Action {
  /** With the versions that are displayed. */
  items: readonly ItemVersion[];
  send(items: ItemVersion[]): Promise<ChangedItems>;
  /** The fields that the action changes, for the optimistic update. */
  changes: Partial<Pick<InboxItem, 'status' | 'assignee' | 'suspect'>>;
  event: { action: InboxAction; text: string };
  onDone(changed: ItemVersion[]): string;
  undo?(changed: ItemVersion[]): void;
}

/** The actions on one or many items. Each updates the screen optimistically, and reports it if the server refused. */
export function useInboxActions() {
  const me = useMember();
  const { mutate } = useMutation({
    // Run in sequence, because each action starts from the versions that the previous one has produced.
    scope: { id: 'acts on inbox items' },
    mutationFn: async ({ items, send }: Action) => {
      const sent = items.map(currentVersion);
      const answer = await send(sent);
      for (const before of sent) {
        const after = answer.changed.find(({ reference }) => reference === before.reference);
        if (after) recordOwnChange(before, after);
      }
      return { sent, ...answer };
    },
    onMutate: ({ items, changes: { suspect: _, ...changes } }) =>
      updateEntries(referencesOf(items), (entry) => ({ ...entry, ...changes })),
    onSuccess: ({ sent, changed, skipped }, { changes, event, onDone, undo }) => {
      applyChanges(sent, changed, changes, { ...event, member: me.name });
      const text = onDone(changed);
      if (skipped.length > 0) {
        refetchItems(referencesOf(skipped));
        void reportSkipped(changed.length > 0 ? text : '', skipped);
      } else void showToast(text, undo && (() => undo(changed)));
    },
    onError: (error, { items }) => {
      refetchItems(referencesOf(items));
      void reportFailure(error);
    },
  });

  const setStatus = (items: readonly ItemVersion[], to: InboxStatus) => {
    const before = findEntries(referencesOf(items));
    mutate({
      items,
      send: (seen) => trpcClient.inbox.setStatus.mutate({ items: seen, status: to }),
      changes: { status: to },
      event: { action: 'status', text: to },
      onDone: (changed) => `${countText(changed)} marked as ${statusLabels[to].text.toLowerCase()}.`,
      undo: (changed) => {
        for (const [from, entries] of groupByStatus(before))
          setStatus(
            changed.filter(({ reference }) => entries.some((entry) => entry.reference === reference)),
            from,
          );
      },
    });
  };

  return {
    setStatus,
    assignTo: (items: readonly ItemVersion[], assignee: Assignee | null) =>
      mutate({
        items,
        send: (seen) => trpcClient.inbox.assign.mutate({ items: seen, assignee: assignee?.id ?? null }),
        changes: { assignee },
        event: { action: 'assignee', text: assignee?.name ?? 'nobody' },
        onDone: (changed) =>
          assignee
            ? `${countText(changed)} assigned to ${assignee.name}.`
            : `${countText(changed)} unassigned.`,
      }),
    restoreAll: (items: readonly ItemVersion[]) =>
      mutate({
        items,
        send: (seen) => trpcClient.inbox.restore.mutate({ items: seen }),
        changes: { suspect: false },
        event: { action: 'restored', text: '' },
        onDone: (changed) => {
          removeEntries(referencesOf(changed));
          void refreshList();
          return `${countText(changed)} moved to the inbox. The held mails are being sent.`;
        },
      }),
  };
}

export type InboxActions = ReturnType<typeof useInboxActions>;

/**
 * Updates a cached item if it has the version that was changed; otherwise it is refetched, because its other changes
 * are unknown.
 */
function applyChanges(
  sent: readonly ItemVersion[],
  changed: readonly ItemVersion[],
  changes: Action['changes'],
  event: Pick<InboxItem['events'][number], 'action' | 'text' | 'member'>,
): void {
  for (const { reference, version } of changed) {
    const before = sent.find((item) => item.reference === reference);
    updateEntries([reference], (entry) => ({ ...entry, version }));
    if (before === undefined || before.version === version) continue;
    const entry = {
      ...{ id: `own ${reference} ${version}`, at: new Date().toISOString(), version: 1 },
      ...{ editedAt: null, isRemoved: false, isOwn: true, ...event },
    };
    updateItems([reference], (item) => {
      if (item.version === before.version)
        return { ...item, ...changes, version, events: [...item.events, entry] };
      void refreshItem(reference);
      return item;
    });
  }
}

function refetchItems(references: readonly string[]): void {
  void refreshList();
  for (const reference of references) void refreshItem(reference);
}

function groupByStatus(entries: readonly InboxEntry[]): Map<InboxStatus, InboxEntry[]> {
  return Map.groupBy(entries, (entry) => entry.status);
}

function referencesOf(items: readonly { reference: string }[]): string[] {
  return items.map(({ reference }) => reference);
}

function countText(items: readonly ItemVersion[]): string {
  return items.length === 1 ? String(items[0]?.reference) : `${items.length} items`;
}
