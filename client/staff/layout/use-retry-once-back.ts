import { useEffect, useEffectEvent } from 'react';
import { isServerThere } from '../calls/is-server-there.ts';

const ASK_EVERY_MS = 4_000;

/**
 * Calls `retry` once the server answers again. Where it has not been away, it was not the cause, and nothing is tried
 * again.
 */
export function useRetryOnceBack(retry: () => void): void {
  const onBack = useEffectEvent(retry);
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (wasAway: boolean) => {
      const isThere = await isServerThere();
      if (isOver) return;
      if (!isThere) timer = setTimeout(() => void ask(true), ASK_EVERY_MS);
      else if (wasAway) onBack();
    };
    void ask(false);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
}
