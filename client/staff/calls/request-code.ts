import { useSyncExternalStore } from 'react';

interface CodeRequest {
  answer: Promise<boolean>;
  settle(isGiven: boolean): void;
}

let pending: CodeRequest | undefined;
const listeners = new Set<() => void>();

/**
 * Asks the member for a code of the second factor. Concurrent callers share one dialog.
 * @returns whether the code was accepted.
 */
export function requestCode(): Promise<boolean> {
  if (pending === undefined) {
    let settle = (_: boolean) => {};
    const answer = new Promise<boolean>((resolve) => {
      settle = resolve;
    });
    pending = { answer, settle };
    for (const listener of listeners) listener();
  }
  return pending.answer;
}

/** Ends the request: the server has accepted the code, or the member has closed the dialog. */
export function settleCodeRequest(isGiven: boolean): void {
  pending?.settle(isGiven);
  pending = undefined;
  for (const listener of listeners) listener();
}

export function useIsCodeRequested(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => pending !== undefined,
  );
}
