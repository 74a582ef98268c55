import { useEffect, useState } from 'react';
import { useMotionAllowed } from './use-motion-allowed.ts';

interface Connection {
  saveData?: boolean;
}

/** Whether a film may start by itself: on a wide screen, with data to spare and motion not declined. */
export function useFilmAllowed(): boolean {
  const motion = useMotionAllowed();
  const [room, setRoom] = useState(false);
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection };
    setRoom(matchMedia('(min-width: 64rem)').matches && connection?.saveData !== true);
  }, []);
  return motion && room;
}
