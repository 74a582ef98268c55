import { useEffect, useState } from 'react';

/** Whether something may move by itself: not before the browser has been asked. */
export function useMotionAllowed(): boolean {
  const [allowed, setAllowed] = useState(false);
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const read = () => setAllowed(!still.matches);
    read();
    still.addEventListener('change', read);
    return () => still.removeEventListener('change', read);
  }, []);
  return allowed;
}
