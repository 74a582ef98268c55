import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Wait } from '../calls/waiting-calls.ts';
import type { InboxItem } from './use-inbox-item.ts';

/** The fields that an act changes. */
export type ActChanges = Partial<
  Pick<
    InboxItem,
    'status' | 'stage' | 'stageReason' | 'assignee' | 'suspect' | 'followUpAt' | 'applicantCity'
  >
>;

/** An act on items that the server has not answered yet. */
export interface ActUnderWay {
  references: readonly string[];
  /** What it does, in some words: “AP-7F3K01 to Interview”. */
  what: string;
  changes: ActChanges;
}

/** Those acts that wait for the server or for a connection, as a screen shows them. */
export interface WaitingActs {
  acts: readonly ActUnderWay[];
  references: ReadonlySet<string>;
  /** Undefined without a connection: the browser tells when another try is worth it. */
  wait: Wait | undefined;
}

const none: WaitingActs = { acts: [], references: new Set(), wait: undefined };

/** In their order. Each starts from the versions that the one before has produced, so that all wait for the first. */
const underWay = new Set<ActUnderWay>();
const stopped = new WeakMap<ActUnderWay, unknown>();
const listeners = new Set<() => void>();
let wait: Wait | undefined;
let shown = none;

export function beginAct(act: ActUnderWay): void {
  underWay.add(act);
  update();
}

export function endAct(act: ActUnderWay): void {
  underWay.delete(act);
  update();
}

/** @param next undefined when the server has answered. */
export function setActsWait(next: Wait | undefined): void {
  wait = next;
  update();
}

/** Gives all of them up: those behind the first one are not sent at all. */
export function stopWaitingActs(): void {
  for (const act of underWay) stopped.set(act, wait?.error);
  wait?.stop();
}

export function throwIfStopped(act: ActUnderWay): void {
  if (stopped.has(act)) throw stopped.get(act);
}

export function listActs(): ActUnderWay[] {
  return [...underWay];
}

export function forgetActs(): void {
  underWay.clear();
  update();
}

/** Whether another act on this item follows. */
export function isUnderWay(reference: string): boolean {
  return [...underWay].some(({ references }) => references.includes(reference));
}

export function useWaitingActs(): WaitingActs {
  return useSyncExternalStore(subscribe, () => shown);
}

/** Whether an act on this item waits for the server. */
export function useIsWaiting(reference: string): boolean {
  return useSyncExternalStore(subscribe, () => shown.references.has(reference));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function update(): void {
  const isWaiting = underWay.size > 0 && (wait !== undefined || !onlineManager.isOnline());
  if (!isWaiting && shown === none) return;
  const acts = [...underWay];
  shown = isWaiting
    ? {
        acts,
        references: new Set(acts.flatMap(({ references }) => references)),
        wait: onlineManager.isOnline() ? wait : undefined,
      }
    : none;
  for (const listener of listeners) listener();
}

onlineManager.subscribe(update);
