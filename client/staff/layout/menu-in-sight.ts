import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useState } from 'react';

/** Scrolls the entry of the current screen into sight: the menu of an owner is longer than a low window. */
export function useShowCurrent(nav: RefObject<HTMLElement | null>): void {
  const pathname = useLocation({ select: (location) => location.pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each screen
  useEffect(() => {
    const show = () =>
      nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
    show();
    // A window that becomes lower, or a drawer that opens.
    const watch = new ResizeObserver(show);
    const scrolled = nav.current?.closest('aside, dialog');
    if (scrolled) watch.observe(scrolled);
    return () => watch.disconnect();
  }, [nav, pathname]);
}

/** Whether the end of the menu is below what can be seen, so that something tells that there is more. */
export function useIsBelow(end: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setIsBelow] = useState(false);
  useEffect(() => {
    const element = end.current;
    const scrolled = element?.closest('aside, dialog');
    if (!element || !scrolled) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const { isIntersecting, boundingClientRect, rootBounds } = entry;
        setIsBelow(!isIntersecting && rootBounds !== null && boundingClientRect.top >= rootBounds.bottom);
      },
      // An entry that the foot covers cannot be seen.
      { root: scrolled, rootMargin: `0px 0px -${FOOT_PX}px 0px` },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [end]);
  return isBelow;
}

/** A little less than the height of the foot of the menu. */
const FOOT_PX = 60;
