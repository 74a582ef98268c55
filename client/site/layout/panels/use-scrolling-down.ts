import { useEffect, useState } from 'react';

/** Ignores smaller movements, which a resting finger causes. */
const MIN_SCROLL_PX = 8;

/**
 * Whether a phone's page is being scrolled down, so that the bar at the bottom can slide away. False at the page's
 * end, which leaves room for the bar.
 */
export function useScrollingDown(): boolean {
  const [scrollingDown, setScrollingDown] = useState(false);
  useEffect(() => {
    const phone = window.matchMedia('(max-width: 47.99rem)');
    let last = window.scrollY;
    const update = () => {
      const { scrollY, innerHeight } = window;
      if (!phone.matches || Math.abs(scrollY - last) < MIN_SCROLL_PX) return;
      const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - MIN_SCROLL_PX;
      setScrollingDown(scrollY > Math.max(last, 0) && !isAtEnd);
      last = scrollY;
    };
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return scrollingDown;
}
