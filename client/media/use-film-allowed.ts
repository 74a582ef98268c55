import { useEffect, useState } from 'react';

interface Connection {
  saveData?: boolean;
}

/** Whether a film may start by itself: on a wide screen, with data to spare and motion not declined. */
export function useFilmAllowed(): boolean {
  const [allowed, setAllowed] = useState(false);
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection };
    setAllowed(
      matchMedia('(min-width: 64rem)').matches &&
        !matchMedia('(prefers-reduced-motion: reduce)').matches &&
        connection?.saveData !== true,
    );
  }, []);
  return allowed;
}
