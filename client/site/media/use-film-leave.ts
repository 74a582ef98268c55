import { useEffect, useState } from 'react';
import { useMotionAllowed } from './use-motion-allowed.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** A film plays by itself, waits until it is asked for, or is not loaded at all. */
type FilmLeave = 'plays' | 'waits' | 'none';

/** Where there is no telling when a browser is idle. */
const REST_MS = 1_000;

/**
 * A film plays by itself at every width: on a phone once the page is loaded and the browser has nothing else to do. Not
 * where motion is declined or the line is slow, and never where the visitor saves data.
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

/** @returns a function that cancels it. */
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
