import { type RefObject, useEffect, useRef } from 'react';

/** The link to an item, on its card or in its row. */
export function linkToItem(reference: string | undefined): HTMLElement | null {
  return reference === undefined
    ? null
    : document.querySelector<HTMLElement>(`[data-reference="${CSS.escape(reference)}"] a`);
}

/**
 * Where a part of the screen goes with the focus in it, as a bar does after its act, the focus would fall to the page's
 * beginning. It goes to the item that the part was about instead.
 */
export function useReturnFocus(part: RefObject<HTMLElement | null>, reference: string | undefined): void {
  const item = useRef(reference);
  useEffect(() => {
    if (reference !== undefined) item.current = reference;
  }, [reference]);
  useEffect(() => {
    const { current } = part;
    let hadFocus = false;
    const follow = () => {
      hadFocus = current?.contains(document.activeElement) ?? false;
    };
    follow();
    document.addEventListener('focusin', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      if (document.activeElement !== document.body) return;
      const link = linkToItem(item.current);
      // A narrow window hides the list behind the opened item.
      if (link?.checkVisibility()) link.focus({ preventScroll: true });
      else if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, [part]);
}
