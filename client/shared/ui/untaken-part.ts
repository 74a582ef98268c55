import { type RefObject, useCallback } from 'react';

/**
 * Spread on the outermost element of a part of the page: marks it until React has taken it over. Until then
 * `client/site/early-taps.ts` answers its taps.
 */
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
