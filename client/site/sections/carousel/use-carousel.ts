import { useEffect, useState } from 'react';

const ADVANCE_MS = 4000;
const TEXT_ARRIVES_MS = 1000;

/** One of `count` slides at a time. Turns by itself while nobody reads, points or asked it to stop. */
export function useCarousel(count: number) {
  const [index, setIndex] = useState(0);
  const [arrived, setArrived] = useState<number>();
  const [stopped, setStopped] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const turning = !stopped && !pointed && !focused;

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setStopped(true);
  }, []);

  useEffect(() => {
    const timer = setTimeout(setArrived, TEXT_ARRIVES_MS, index);
    return () => {
      clearTimeout(timer);
      setArrived(undefined);
    };
  }, [index]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide chosen by hand stays its full time too
  useEffect(() => {
    if (!turning) return;
    const timer = setTimeout(() => setIndex((now) => (now + 1) % count), ADVANCE_MS);
    return () => clearTimeout(timer);
  }, [index, turning, count]);

  return {
    index,
    /** Where the texts of the slide are on their way in. A new slide's begin with its very first frame. */
    text: arrived === index ? ('end' as const) : ('start' as const),
    /** Whether that slide is the one to follow, once the texts of this one have arrived. */
    isComing: (place: number) => turning && arrived === index && place === (index + 1) % count,
    turning,
    stopped,
    setPointed,
    setFocused,
    toggle: () => setStopped((now) => !now),
    show: setIndex,
    next: () => setIndex((now) => (now + 1) % count),
    previous: () => setIndex((now) => (now + count - 1) % count),
  };
}
