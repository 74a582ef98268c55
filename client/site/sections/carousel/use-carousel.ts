import { useEffect, useState } from 'react';

const ADVANCE_MS = 4000;
const TEXT_ARRIVES_MS = 1000;

/** Shows one of `count` slides at a time. It rotates by itself unless it has the focus, is hovered, or was paused. */
export function useCarousel(count: number) {
  const [index, setIndex] = useState(0);
  const [arrived, setArrived] = useState<number>();
  const [stopped, setStopped] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocused] = useState(false);
  const isRotating = !stopped && !isHovered && !hasFocus;

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

  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts the timer, so that a slide chosen by hand stays its full time
  useEffect(() => {
    if (!isRotating) return;
    const timer = setTimeout(() => setIndex((now) => (now + 1) % count), ADVANCE_MS);
    return () => clearTimeout(timer);
  }, [index, isRotating, count]);

  return {
    index,
    /** `start` while the texts of the slide are sliding in, from its first frame on; `end` afterwards. */
    text: arrived === index ? ('end' as const) : ('start' as const),
    /** Whether this slide comes next. Only true once the texts of the current slide have arrived. */
    isNext: (place: number) => isRotating && arrived === index && place === (index + 1) % count,
    isRotating,
    stopped,
    setHovered,
    setFocused,
    toggle: () => setStopped((now) => !now),
    show: setIndex,
    next: () => setIndex((now) => (now + 1) % count),
    previous: () => setIndex((now) => (now + count - 1) % count),
  };
}
