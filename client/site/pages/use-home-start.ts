import { useEffect, useState } from 'react';

/**
 * Asks for the positions that the job panel offers, and tells whether that is still going on. It ends when
 * the call settles, either way, and begins with the scripts; a failure shows nothing and is tried again when the panel is opened.
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
