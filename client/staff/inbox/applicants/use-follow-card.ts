import { type RefObject, useEffect, useRef } from 'react';
import type { Applicant, BoardColumn } from '../../../../src/contract/staff/applicants.ts';
import { linkToItem } from '../../ui/use-return-focus.ts';

/**
 * Keeps the focus on a card that is moved: in its new column it is a new element.
 * @returns a function that is called before a move by keyboard or menu, during which a dialog may have the focus.
 */
export function useFollowCard(frame: RefObject<HTMLElement | null>, columns: readonly BoardColumn[]) {
  const followed = useRef<Applicant>(undefined);
  const focused = useFocusedCard(frame);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the cards are displayed anew
  useEffect(() => {
    const reference = followed.current?.reference;
    // The move is displayed where the card is in another stage than before.
    const column = columns.find(({ applicants }) => applicants.some((each) => each.reference === reference));
    if (column !== undefined && column.stage !== followed.current?.stage) {
      followed.current = undefined;
      linkToItem(reference)?.focus();
    }
    // By the bar of several, by undo, or by a colleague.
    if (document.activeElement === document.body) linkToItem(focused.current)?.focus({ preventScroll: true });
  }, [columns]);
  return (applicant: Applicant) => {
    followed.current = applicant;
  };
}

/** The reference of the card that has the focus, or had it until it was removed. */
function useFocusedCard(frame: RefObject<HTMLElement | null>) {
  const focused = useRef<string>(undefined);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const card =
        target instanceof Element && frame.current?.contains(target) && target.closest('[data-reference]');
      focused.current = card instanceof HTMLElement ? card.dataset.reference : undefined;
    };
    const forget = () => {
      focused.current = undefined;
    };
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget, { capture: true });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget, { capture: true });
    };
  }, [frame]);
  return focused;
}
