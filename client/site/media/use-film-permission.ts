import { useEffect, useState } from 'react';
import { useMotionAllowed } from './use-motion-allowed.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** `plays` by itself, `waits` for the button, or `none`: the film is not loaded at all. */
type FilmLeave = 'plays' | 'waits' | 'none';

/** How long to wait in browsers without requestIdleCallback, in milliseconds. */
const REST_MS = 1_000;

/**
 * Whether a film may play by itself. On wide screens it starts at once; on narrow ones when the page has loaded and
 * the browser is idle, so that it does not compete with the page. It waits for the button under reduced motion or on
 * a slow connection, and is not loaded when the visitor saves data.
 */
export function useFilmLeave(): FilmLeave {
  const motion = useMotionAllowed();
  const [leave, setLeave] = useState<FilmLeave>('waits');
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection };
    if (connection?.saveData === true) return setLeave('none');
    if (/^(slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '')) return;
    const play = () => setLeave('plays');
    if (matchMedia('(min-width: 64rem)').matches) return play();
    return whenAtRest(play);
  }, []);
  return leave === 'plays' && !motion ? 'waits' : leave;
}

/**
 * Calls back when the page has loaded and the browser is idle.
 * @returns a function that cancels it.
 */
function whenAtRest(then: () => void): () => void {
  const stop = new AbortController();
  const rest = () => {
    const wait = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, REST_MS));
    wait(() => stop.signal.aborted || then());
  };
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true, signal: stop.signal });
  return () => stop.abort();
}
