import { useSyncExternalStore } from 'react';

interface Asked {
  answer: Promise<boolean>;
  settle(isGiven: boolean): void;
}

let asked: Asked | undefined;
const listeners = new Set<() => void>();

/**
 * Asks the member for a code of the second factor. Concurrent callers share one dialog.
 * @returns whether the code was accepted.
 */
export function askForCode(): Promise<boolean> {
  if (asked === undefined) {
    let settle = (_: boolean) => {};
    const answer = new Promise<boolean>((resolve) => {
      settle = resolve;
    });
    asked = { answer, settle };
    for (const listener of listeners) listener();
  }
  return asked.answer;
}

/** Ends the request: the server has accepted the code, or the member has closed the dialog. */
export function settleCode(isGiven: boolean): void {
  asked?.settle(isGiven);
  asked = undefined;
  for (const listener of listeners) listener();
}

export function useIsCodeAsked(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asked !== undefined,
  );
}
