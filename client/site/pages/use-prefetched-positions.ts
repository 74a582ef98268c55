import { useEffect, useState } from 'react';

/**
 * Prefetches the positions that the job panel offers, as soon as the scripts run, and returns whether that is still
 * going on. A failure shows nothing; the panel tries again when it is opened.
 */
export function useHomeStart() {
  const [loading, setLoading] = useState(false);
  useEffect(() => {
    let here = true;
    setLoading(true);
    import('../../trpc.ts')
      .then(({ queries }) => queries.positions.listPlaced.fetch(undefined, { retry: false }))
      .catch(() => {})
      .finally(() => here && setLoading(false));
    return () => {
      here = false;
    };
  }, []);
  return loading;
}
