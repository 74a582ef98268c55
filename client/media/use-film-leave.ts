import { useEffect, useState } from 'react';
import { useMotionAllowed } from './use-motion-allowed.ts';

interface Connection {
  saveData?: boolean;
}

/** A film plays by itself, waits until it is asked for, or is not loaded at all. */
type FilmLeave = 'plays' | 'waits' | 'none';

/** By itself on a wide screen where motion is not declined; never where the visitor saves data. */
export function useFilmLeave(): FilmLeave {
  const motion = useMotionAllowed();
  const [room, setRoom] = useState<FilmLeave>('waits');
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection };
    if (connection?.saveData === true) setRoom('none');
    else if (matchMedia('(min-width: 64rem)').matches) setRoom('plays');
  }, []);
  return room === 'plays' && !motion ? 'waits' : room;
}
