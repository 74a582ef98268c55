import { useEffect, useState } from 'react';
import { useMotionAllowed } from './use-motion-allowed.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** `plays` by itself, `waits` for the button, or `none`: the film is not loaded at all. */
type FilmPermission = 'plays' | 'waits' | 'none';

/** How long to wait in browsers without requestIdleCallback, in milliseconds. */
const IDLE_FALLBACK_MS = 1_000;

/**
 * Whether a film may play by itself. On wide screens it starts at once; on narrow ones when the page has loaded and
 * the browser is idle, so that it does not compete with the page. It waits for the button under reduced motion or on
 * a slow connection, and is not loaded when the visitor saves data.
 */
export function useFilmPermission(): FilmPermission {
  const motion = useMotionAllowed();
  const [permission, setPermission] = useState<FilmPermission>('waits');
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection };
    if (connection?.saveData === true) return setPermission('none');
    if (/^(slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '')) return;
    const play = () => setPermission('plays');
    if (matchMedia('(min-width: 64rem)').matches) return play();
    return whenIdle(play);
  }, []);
  return permission === 'plays' && !motion ? 'waits' : permission;
}

/**
 * Calls back when the page has loaded and the browser is idle.
 * @returns a function that cancels it.
 */
function whenIdle(callback: () => void): () => void {
  const stop = new AbortController();
  const waitForIdle = () => {
    const requestIdle =
      window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, IDLE_FALLBACK_MS));
    requestIdle(() => stop.signal.aborted || callback());
  };
  if (document.readyState === 'complete') waitForIdle();
  else window.addEventListener('load', waitForIdle, { once: true, signal: stop.signal });
  return () => stop.abort();
}
