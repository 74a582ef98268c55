import { useEffect, useState } from 'react';
import { pause } from '../../shared/ui/pause.ts';

/**
 * Prefetches the positions that the job panel offers, as soon as the scripts run, and returns whether that is still
 * going on. A failure shows nothing; the panel tries again when it is opened.
 */
export function usePrefetchPositions() {
  const [loading, setLoading] = useState(false);
  useEffect(() => {
    let isMounted = true;
    setLoading(true);
    prefetchPositions()
      .catch(() => {})
      .finally(() => isMounted && setLoading(false));
    return () => {
      isMounted = false;
    };
  }, []);
  return loading;
}

async function prefetchPositions() {
  const { queries } = await import('../../trpc.ts');
  await pause();
  await queries.positions.listPlaced.fetch(undefined, { retry: false });
}
