import { useEffect, useState } from 'react';

/**
 * Whether animations may start by themselves. False until the browser's reduced-motion preference has been read, and
 * so on the server and during hydration.
 */
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
