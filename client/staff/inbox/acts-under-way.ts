import { useMutationState } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { InboxEntry } from '../../../src/contract/staff/inbox.ts';
import { queryClient } from '../calls/trpc.ts';
import { useIsOnline } from '../calls/use-is-online.ts';
import type { Wait } from '../calls/waiting-calls.ts';

/** The fields that an act changes. */
export type ActChanges = Partial<
  Pick<InboxEntry, 'status' | 'stage' | 'stageReason' | 'assignee' | 'followUpAt'> & {
    suspect: boolean;
    applicantCity: string;
  }
>;

/** An act on items that the server has not answered yet. */
export interface ActUnderWay {
  references: ReadonlySet<string>;
  /** What it does, in some words: “AP-7F3K01 to Interview”. */
  what: string;
  changes: ActChanges;
  /** Aborted when the member gives up. */
  stopping: AbortController;
}

export const actsKey = ['acts on inbox items'];
const pending = { mutationKey: actsKey, status: 'pending' } as const;
const readAct = ({ state }: { state: { variables: unknown } }) =>
  (state.variables as { underWay: ActUnderWay }).underWay;

/** In their order. Each starts from the versions that the one before has produced, so that all wait for the first. */
export function useActsUnderWay(): readonly ActUnderWay[] {
  return useMutationState({ filters: pending, select: readAct });
}

/**
 * Displays an item as it is once the acts under way are done. An item that leaves the suspects stays among them until
 * then.
 */
export function withActs<Item extends { reference: string }>(item: Item, acts: readonly ActUnderWay[]): Item {
  const changes = acts
    .filter(({ references }) => references.has(item.reference))
    .map(({ changes: { suspect: _, ...shown } }) => shown);
  return changes.length === 0 ? item : Object.assign({}, item, ...changes);
}

/** The call of the first act, while the server does not answer it. */
let wait: Wait | undefined;
const listeners = new Set<() => void>();

export function setActsWait(next: Wait | undefined): void {
  wait = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * The acts under way, if they wait for the server or for a connection. Without a connection there is nothing to try: the
 * browser tells when another try is worth it.
 */
export function useWaitingActs(): { acts: readonly ActUnderWay[]; wait: Wait | undefined } {
  const acts = useActsUnderWay();
  const isOnline = useIsOnline();
  const current = useSyncExternalStore(subscribe, () => wait);
  if (!isOnline) return { acts, wait: undefined };
  return { acts: current === undefined ? [] : acts, wait: current };
}

/** Whether an act on this item waits for the server. */
export function useIsWaiting(reference: string): boolean {
  return useWaitingActs().acts.some(({ references }) => references.has(reference));
}

/** Gives all of them up: those behind the first one are not sent at all. */
export function stopWaitingActs(): void {
  for (const act of queryClient.getMutationCache().findAll(pending)) readAct(act).stopping.abort(wait?.error);
  wait?.stop();
}
