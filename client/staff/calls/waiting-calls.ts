import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { mayBeAnsweredLater } from './failure.ts';

/** A call that the server has not answered, and that is made again by itself. */
export interface Wait {
  /** Why the last attempt failed. */
  error: unknown;
  tryNow(): void;
  /** Gives up, with the last error. The server may have executed an attempt whose answer was lost. */
  stop(): void;
}

interface WaitOptions {
  /** The number of attempts after which the error is passed on. */
  attempts: number;
  /** Called with each failed attempt, and with undefined at the end. */
  onWait(wait: Wait | undefined): void;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** The server recognises a repeated call for a day. */
const LONGEST_WAIT_MS = 20 * 60 * 60 * 1_000;

/**
 * Makes a call again until the server answers it, at pauses that double up to half a minute. Only for calls that the
 * server recognises when they are repeated. The retries of TanStack Query cannot be hurried or stopped, and rest while
 * another tab is in front.
 */
export async function callUntilAnswered<Answer>(
  call: () => Promise<Answer>,
  { attempts, onWait }: WaitOptions,
): Promise<Answer> {
  const startedAt = Date.now();
  const stopping = new AbortController();
  const { signal } = stopping;
  let wait: Wait | undefined;
  try {
    for (let failures = 1; ; failures++) {
      try {
        return await unlessStopped(call(), signal);
      } catch (error) {
        const isTooLate = failures >= attempts || Date.now() - startedAt > LONGEST_WAIT_MS;
        if (signal.aborted || isTooLate || !mayBeAnsweredLater(error)) throw error;
        const pause = startPause(Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS));
        const stop = () => {
          stopping.abort(error);
          pause.end();
        };
        const next = { error, stop, tryNow: pause.end };
        waits.replace(wait, next);
        wait = next;
        onWait(wait);
        await pause.ended;
        signal.throwIfAborted();
      }
    }
  } finally {
    if (wait) {
      waits.remove(wait);
      onWait(undefined);
    }
  }
}

/** An answer that comes after the stop is dropped: where the server hangs, it may take minutes. */
function unlessStopped<Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return Promise.race([answer, promise]);
}

function startPause(ms: number): { ended: Promise<void>; end(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const end = () => {
    clearTimeout(timer);
    resolve();
  };
  return { ended: promise, end };
}

class Waits {
  #waits = new Set<Wait>();
  #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly count = () => this.#waits.size;

  replace(before: Wait | undefined, next: Wait): void {
    if (before) this.#waits.delete(before);
    this.#waits.add(next);
    this.#tell();
  }

  remove(wait: Wait): void {
    this.#waits.delete(wait);
    this.#tell();
  }

  list(): Wait[] {
    return [...this.#waits];
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const waits = new Waits();

onlineManager.subscribe((isOnline) => {
  if (isOnline) tryWaitingCalls();
});

/** Makes all that wait at once, where the server is known to be back: otherwise they rest for up to half a minute. */
export function tryWaitingCalls(): void {
  for (const { tryNow } of waits.list()) tryNow();
}

/** The number of calls of this page that wait for the server. */
export function useWaitingCalls(): number {
  return useSyncExternalStore(waits.subscribe, waits.count);
}

/** Stops all that wait: a call of one member must not be sent in the name of the next one. */
export function stopWaitingCalls(): void {
  for (const { stop } of waits.list()) stop();
}
