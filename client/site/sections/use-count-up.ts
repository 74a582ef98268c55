import { type RefObject, useEffect, useState } from 'react';

const COUNT_MS = 1400;

/**
 * Counts up to `value` once, when the element first comes into view. Until then, without scripts, and with reduced
 * motion, the final figure is shown.
 */
export function useCountUp(value: number, element: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState(value);
  const [counting, setCounting] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;

    const count = (start: number) => (now: number) => {
      const part = Math.min(1, Math.max(0, now - start) / COUNT_MS);
      setShown(Math.round(value * (1 - (1 - part) ** 3)));
      setCounting(part < 1);
      if (part < 1) frame = requestAnimationFrame(count(start));
    };
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      count(performance.now())(performance.now());
    });
    watch.observe(target);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
      setShown(value);
    };
  }, [value, element]);

  return { shown, counting };
}
