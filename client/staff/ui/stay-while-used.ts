import { linkToItem } from './use-return-focus.ts';

interface Timer {
  stay(): void;
  goOn(): void;
}

/**
 * Holds a toast's timer while the pointer is over it or the focus is in it, so that nobody has to hurry to its button.
 * When the toast goes with the focus in it, the focus returns to where it came from.
 * @returns a function that ends it.
 */
export function stayWhileUsed(toast: HTMLElement, { stay, goOn }: Timer): () => void {
  let isUnderPointer = false;
  let hasFocus = false;
  let cameFrom: HTMLElement | undefined;
  let item: string | undefined;
  const update = () => (isUnderPointer || hasFocus ? stay() : goOn());
  toast.onmouseenter = () => {
    isUnderPointer = true;
    update();
  };
  toast.onmouseleave = () => {
    isUnderPointer = false;
    update();
  };
  toast.addEventListener('focusin', ({ relatedTarget }) => {
    if (!hasFocus && relatedTarget instanceof HTMLElement) {
      cameFrom = relatedTarget;
      item = relatedTarget.closest<HTMLElement>('[data-reference]')?.dataset.reference;
    }
    hasFocus = true;
    update();
  });
  toast.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && toast.contains(relatedTarget)) return;
    hasFocus = false;
    // The window has lost the focus with the toast, and gets it back there; a toast that goes has no timer any more.
    if (document.hasFocus() && toast.isConnected) update();
  });
  return () => {
    if (cameFrom === undefined || document.activeElement !== document.body) return;
    // An item that the act has moved is another element now.
    const place = cameFrom.isConnected ? cameFrom : (linkToItem(item) ?? document.getElementById('main'));
    place?.focus({ preventScroll: true });
  };
}
