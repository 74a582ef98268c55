import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
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
import type { CreationCall } from '../calls/creation-call.ts';
import { messageOf } from '../calls/failure.ts';
import { isSignedOut, useMember } from '../calls/session.ts';
import { queries, trpcClient } from '../calls/trpc.ts';
import { showToast } from '../ui/notices.ts';
import { rememberFocus } from '../ui/remember-focus.ts';
import { type ActChanges, type ActUnderWay, actsKey, setActsWait } from './acts-under-way.ts';
import { refreshApplicants } from './applicants/applicants-cache.ts';
import { applyChanges, refetchItems, reloadAnew } from './apply-changes.ts';
import type { Progress } from './bulk-progress.tsx';
import { statusLabels } from './inbox-labels.ts';
import { currentVersion, recordOwnChange } from './own-changes.ts';
import { reportFailure, reportSkipped, reportUnmoved } from './report-outcome.ts';
import { BATCH, type BatchesAnswer, sendInBatches } from './send-in-batches.ts';
import { findEntries, refreshList, removeEntries } from './use-inbox-list.ts';

interface Action {
  /** With the versions that are displayed. */
  items: readonly ItemVersion[];
  /** At most as many as one request takes. */
  send(items: ItemVersion[], options: CreationCall): Promise<ChangedItems>;
  changes: ActChanges;
  /** In some words, for a message that it waits or was refused. */
  what: string;
  event: { action: InboxAction; text: string; reason?: string };
  onDone(changed: ItemVersion[]): string;
  undo?(changed: ItemVersion[]): void;
}

interface Act extends Action {
  underWay: ActUnderWay;
  /** Gives the focus back to where the act began: its control may be gone from the screen at once. */
  returnFocus: () => void;
}

/**
 * The actions on one or many items. Each is shown before the server has answered: the screens display the mutations
 * that are pending over what is loaded (`acts-under-way.ts`). It is made again until the server answers. If the server
 * refuses it, that is reported, and what is loaded is displayed again.
 */
export function useInboxActions() {
  const me = useMember();
  const [progress, setProgress] = useState<Progress>();
  const isStopped = useRef(false);
  const { mutate } = useMutation<BatchesAnswer, Error, Act>({
    // Run in sequence, because each action starts from the versions that the previous one has produced.
    scope: { id: 'acts on inbox items' },
    mutationKey: actsKey,
    mutationFn: async ({ items, send, underWay }) => {
      underWay.stopping.signal.throwIfAborted();
      isStopped.current = false;
      if (items.length > BATCH) setProgress({ done: 0, total: items.length });
      const answer = await sendInBatches(items.map(currentVersion), {
        send,
        onWait: setActsWait,
        onProgress: (done) => items.length > BATCH && setProgress({ done, total: items.length }),
        isStopped: () => isStopped.current,
      });
      const after = new Map(answer.changed.map((item) => [item.reference, item]));
      for (const before of answer.sent) recordOwnChange(before, after.get(before.reference) ?? before);
      return answer;
    },
    onSettled: () => setProgress(undefined),
    onSuccess: (
      { sent, changed, skipped, failure },
      { items, changes, event, onDone, undo, returnFocus },
    ) => {
      applyChanges(sent, changed, changes, { ...event, member: me.name });
      reloadAnew();
      const left = items.length - sent.length;
      const text = left === 0 ? onDone(changed) : `${onDone(changed)} ${leftText(left, failure)}`;
      // A colleague may have changed those that were left, meanwhile.
      if (left > 0) refetchItems([]);
      if (skipped.length > 0) {
        refetchItems(referencesOf(skipped));
        void reportSkipped(changed.length > 0 ? text : '', skipped, returnFocus);
      } else void showToast(text, undo && (() => undo(changed)));
    },
    onError: (error, { underWay, changes, returnFocus, ...action }) => {
      if (isSignedOut()) return;
      refetchItems([...underWay.references]);
      const { what, event } = action;
      if (!event.reason) void reportFailure(error, what, returnFocus);
      else
        void reportUnmoved(error, what, event.reason, returnFocus).then(
          (isWanted) => isWanted && act({ ...action, changes }),
        );
    },
  });
  const act = (action: Action) => {
    const { items, what, changes } = action;
    const references = new Set(referencesOf(items));
    const underWay = { references, what, changes, stopping: new AbortController() };
    mutate({ ...action, underWay, returnFocus: rememberFocus() });
  };

  const setStatus = (items: readonly (ItemVersion & { status?: InboxStatus })[], to: InboxStatus) => {
    // Of items that are not loaded, the selection knows the status.
    const before = items.every(hasStatus) ? items : findEntries(referencesOf(items));
    act({
      items,
      send: (seen, options) => trpcClient.inbox.setStatus.mutate({ items: seen, status: to }, options),
      changes: { status: to },
      what: `${countText(items)} as ${statusLabels[to].text.toLowerCase()}`,
      event: { action: 'status', text: to },
      onDone: (changed) => `${countText(changed)} marked as ${statusLabels[to].text.toLowerCase()}.`,
      undo: (changed) => {
        for (const [from, entries] of groupByStatus(before)) {
          const theirs = new Set(referencesOf(entries));
          const back = changed.filter(({ reference }) => theirs.has(reference));
          if (back.length > 0) setStatus(back, from);
        }
      },
    });
  };

  const moveToStage = (items: readonly StagedItem[], to: HiringStage, reason: string) => {
    act({
      items,
      send: (seen, options) =>
        trpcClient.inbox.moveToStage.mutate({ items: seen, stage: to.id, reason }, options),
      what: `${countText(items)} to ${to.name}`,
      changes: { stage: to, stageReason: reason, status: statusOfStage[to.kind] },
      event: { action: 'stage', text: to.name, reason },
      onDone: (changed) => `${countText(changed)} moved to ${to.name}.`,
      undo: (changed) => {
        const present = new Map(changed.map((item) => [item.reference, item]));
        const stagesBefore = Map.groupBy(items, ({ stage, stageReason }) => `${stage?.id} ${stageReason}`);
        for (const moved of stagesBefore.values()) {
          const [{ stage, stageReason } = { stage: null, stageReason: '' }] = moved;
          // Nothing can be moved to where applications were closed before there were stages.
          if (stage === null || stage.kind === 'closed') continue;
          const back = moved.flatMap((item) => {
            const now = present.get(item.reference);
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
    /** Of an act on many items. */
    progress,
    stop: () => {
      isStopped.current = true;
    },
    assignTo: (items: readonly ItemVersion[], assignee: Assignee | null) =>
      act({
        items,
        send: (seen, options) =>
          trpcClient.inbox.assign.mutate({ items: seen, assignee: assignee?.id ?? null }, options),
        what: assignee ? `${countText(items)} for ${assignee.name}` : `${countText(items)} for nobody`,
        changes: { assignee },
        event: { action: 'assignee', text: assignee?.name ?? 'nobody' },
        onDone: (changed) =>
          assignee
            ? `${countText(changed)} assigned to ${assignee.name}.`
            : `${countText(changed)} unassigned.`,
      }),
    /** @param at null for no follow-up. */
    setFollowUp: (items: readonly ItemVersion[], at: Date | null) =>
      act({
        items,
        send: (seen, options) =>
          trpcClient.inbox.setFollowUp.mutate({ items: seen, at: at?.toISOString() ?? null }, options),
        what: `the follow-up of ${countText(items)}`,
        changes: { followUpAt: at?.toISOString() ?? null },
        event: { action: 'follow-up', text: at?.toISOString() ?? '' },
        onDone: (changed) => {
          void queries.live.inbox.invalidate();
          return at === null
            ? `${countText(changed)} ${changed.length === 1 ? 'has' : 'have'} no follow-up any more.`
            : `${countText(changed)} ${changed.length === 1 ? 'comes' : 'come'} back on ${clockInIndia(at)}.`;
        },
      }),
    /** @param city where the applicant lives, or '' if that is not known. */
    noteCity: (item: ItemVersion, city: string) =>
      act({
        items: [item],
        send: (seen, options) => trpcClient.inbox.noteCity.mutate({ items: seen, city }, options),
        what: `the city of ${item.reference}`,
        changes: { applicantCity: city },
        event: { action: 'city', text: city },
        onDone: () => {
          void queries.inbox.listCities.invalidate();
          void refreshApplicants();
          return city === ''
            ? `${item.reference} has no city any more.`
            : `City of ${item.reference}: ${city}.`;
        },
      }),
    restoreAll: (items: readonly ItemVersion[]) =>
      act({
        items,
        send: (seen, options) => trpcClient.inbox.restore.mutate({ items: seen }, options),
        what: `${countText(items)} to the inbox`,
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

type WithStatus = ItemVersion & { status: InboxStatus };

function hasStatus(item: ItemVersion & { status?: InboxStatus }): item is WithStatus {
  return item.status !== undefined;
}

function groupByStatus(entries: readonly WithStatus[]): Map<InboxStatus, WithStatus[]> {
  return Map.groupBy(entries, (entry) => entry.status);
}

function leftText(left: number, failure: Error | undefined): string {
  const what = left === 1 ? '1 is as it was' : `${left} are as they were`;
  return failure === undefined ? `${what}, because you stopped.` : `${what}: ${messageOf(failure)}`;
}

function referencesOf(items: readonly { reference: string }[]): string[] {
  return items.map(({ reference }) => reference);
}

function countText(items: readonly ItemVersion[]): string {
  return items.length === 1 ? String(items[0]?.reference) : `${items.length} items`;
}
