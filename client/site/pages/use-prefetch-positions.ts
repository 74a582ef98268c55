import { useEffect, useState } from 'react';

/**
 * Prefetches the positions that the job panel offers, as soon as the scripts run, and returns whether that is still
 * going on. A failure shows nothing; the panel tries again when it is opened.
 */
export function usePrefetchPositions() {
  const [loading, setLoading] = useState(false);
  useEffect(() => {
    let isMounted = true;
    setLoading(true);
    import('../../trpc.ts')
      .then(({ queries }) => queries.positions.listPlaced.fetch(undefined, { retry: false }))
      .catch(() => {})
      .finally(() => isMounted && setLoading(false));
    return () => {
      isMounted = false;
    };
  }, []);
  return loading;
}
