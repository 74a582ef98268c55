import { type RefObject, useCallback } from 'react';

/** Marks a part of the page until React has taken it over. Until then its taps are answered by `client/site/early-taps.ts`. */
export const untaken = { 'data-untaken': '', ref: markAsTaken };

/** The same for an element that has a ref of its own. */
export function useUntaken<Part extends Element>(own: RefObject<Part | null>) {
  const ref = useCallback(
    (element: Part | null) => {
      own.current = element;
      markAsTaken(element);
    },
    [own],
  );
  return { ...untaken, ref };
}

function markAsTaken(element: Element | null): void {
  element?.removeAttribute('data-untaken');
}
