import { useMutation } from '@tanstack/react-query';
import type { HiringStage, StageKind } from '../../../src/contract/staff/hiring-stages.ts';
import type {
  Assignee,
  ChangedItems,
  InboxAction,
  InboxEntry,
  InboxStatus,
  ItemVersion,
} from '../../../src/contract/staff/inbox.ts';
import { clockInIndia } from '../../../src/time-in-india.ts';
import { useMember } from '../calls/session.ts';
import { queries, trpcClient } from '../calls/trpc.ts';
import { moveApplicants, refreshApplicants, setApplicantVersion } from '../hiring/applicants-cache.ts';
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
  changes: Partial<
    Pick<InboxItem, 'status' | 'stage' | 'stageReason' | 'assignee' | 'suspect' | 'followUpAt'>
  >;
  event: { action: InboxAction; text: string; reason?: string };
  onDone(changed: ItemVersion[]): string;
  undo?(changed: ItemVersion[]): void;
  /** Displays again what was there before. What the server has is loaded later, but only once it answers again. */
  onFailed?(): void;
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
    onMutate: ({ items, changes: { suspect: _, ...changes } }) => {
      updateEntries(referencesOf(items), (entry) => ({ ...entry, ...changes }));
      if (changes.stage) moveApplicants(referencesOf(items), changes.stage, changes.stageReason ?? '');
    },
    onSuccess: ({ sent, changed, skipped }, { changes, event, onDone, undo }) => {
      applyChanges(sent, changed, changes, { ...event, member: me.name });
      const text = onDone(changed);
      if (skipped.length > 0) {
        refetchItems(referencesOf(skipped));
        void reportSkipped(changed.length > 0 ? text : '', skipped);
      } else void showToast(text, undo && (() => undo(changed)));
    },
    onError: (error, { items, onFailed }) => {
      onFailed?.();
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

  const moveToStage = (items: readonly StagedItem[], to: HiringStage, reason: string) => {
    const before = findEntries(referencesOf(items));
    mutate({
      items,
      send: (seen) => trpcClient.inbox.moveToStage.mutate({ items: seen, stage: to.id, reason }),
      changes: { stage: to, stageReason: reason, status: statusOfStage[to.kind] },
      event: { action: 'stage', text: to.name, reason },
      onFailed: () => {
        for (const { reference, stage, stageReason } of items)
          if (stage !== null) moveApplicants([reference], stage, stageReason);
        for (const entry of before) updateEntries([entry.reference], () => entry);
      },
      onDone: (changed) => `${countText(changed)} moved to ${to.name}.`,
      undo: (changed) => {
        const stagesBefore = Map.groupBy(items, ({ stage, stageReason }) => `${stage?.id} ${stageReason}`);
        for (const moved of stagesBefore.values()) {
          const [{ stage, stageReason } = { stage: null, stageReason: '' }] = moved;
          // Nothing can be moved to where applications were closed before there were stages.
          if (stage === null || stage.kind === 'closed') continue;
          const back = moved.flatMap((item) => {
            const now = changed.find(({ reference }) => reference === item.reference);
            return now ? [{ ...now, stage: to, stageReason: reason }] : [];
          });
          if (back.length > 0) moveToStage(back, stage, stageReason);
        }
      },
    });
  };

  return {
    setStatus,
    moveToStage,
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
    /** @param at null for no follow-up. */
    setFollowUp: (items: readonly ItemVersion[], at: Date | null) =>
      mutate({
        items,
        send: (seen) => trpcClient.inbox.setFollowUp.mutate({ items: seen, at: at?.toISOString() ?? null }),
        changes: { followUpAt: at?.toISOString() ?? null },
        event: { action: 'follow-up', text: at?.toISOString() ?? '' },
        onDone: (changed) => {
          void queries.live.inbox.invalidate();
          return at === null
            ? `${countText(changed)} has no follow-up any more.`
            : `${countText(changed)} comes back on ${clockInIndia(at)}.`;
        },
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

/** The status that the server gives an application in a stage of this kind. */
const statusOfStage: Record<StageKind, InboxStatus> = {
  new: 'new',
  step: 'in progress',
  joined: 'closed',
  rejected: 'closed',
  withdrawn: 'closed',
  closed: 'closed',
};

/** An application as it is displayed, so that a move can be undone. */
export type StagedItem = ItemVersion & Pick<InboxEntry, 'stage' | 'stageReason'>;

export type InboxActions = ReturnType<typeof useInboxActions>;

/**
 * Updates a cached item if it has the version that was changed; otherwise it is refetched, because its other changes
 * are unknown.
 */
function applyChanges(
  sent: readonly ItemVersion[],
  changed: readonly ItemVersion[],
  changes: Action['changes'],
  event: Pick<InboxItem['events'][number], 'action' | 'text' | 'member'> & { reason?: string },
): void {
  for (const { reference, version } of changed) {
    const before = sent.find((item) => item.reference === reference);
    updateEntries([reference], (entry) => ({ ...entry, version }));
    setApplicantVersion(reference, version);
    if (before === undefined || before.version === version) continue;
    const entry = {
      ...{ id: `own ${reference} ${version}`, at: new Date().toISOString(), version: 1 },
      ...{ editedAt: null, isRemoved: false, isOwn: true, reason: '', messageId: null, ...event },
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
  void refreshApplicants();
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
