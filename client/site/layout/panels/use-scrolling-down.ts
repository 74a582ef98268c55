import { useEffect, useState } from 'react';

/** Ignores smaller movements, which a resting finger causes. */
const LEAST_PX = 8;

/**
 * Whether a phone's page is being scrolled down, so that the bar at the bottom can slide away. False at the page's
 * end, which leaves room for the bar.
 */
export function useReadingOn(): boolean {
  const [readingOn, setReadingOn] = useState(false);
  useEffect(() => {
    const phone = window.matchMedia('(max-width: 47.99rem)');
    let last = window.scrollY;
    const read = () => {
      const { scrollY, innerHeight } = window;
      if (!phone.matches || Math.abs(scrollY - last) < LEAST_PX) return;
      const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - LEAST_PX;
      setReadingOn(scrollY > Math.max(last, 0) && !isAtEnd);
      last = scrollY;
    };
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, []);
  return readingOn;
}
