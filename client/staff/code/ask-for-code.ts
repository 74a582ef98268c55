import { useSyncExternalStore } from 'react';

interface Asked {
  answer: Promise<boolean>;
  settle(isGiven: boolean): void;
}

let asked: Asked | undefined;
const listeners = new Set<() => void>();

/** Has the member asked for the code of the second factor. @returns whether it was given; several acts ask once. */
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

/** Once the server has taken the code, or the member has closed the dialog. */
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
