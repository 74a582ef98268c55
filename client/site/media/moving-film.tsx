import { useEffect, useRef, useState } from 'react';
import type { Film } from './films.ts';

/** A film without sound, over and over. Nothing of it is loaded before it first plays; paused, it stands where it was. */
export function MovingFilm({ film, playing }: { film: Film; playing: boolean }) {
  const [wanted, setWanted] = useState(playing);
  if (playing && !wanted) setWanted(true);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!wanted) return;
    if (!playing) video.current?.pause();
    // A browser may refuse, to spare its battery for one: then the poster stays.
    else void video.current?.play().catch(() => {});
  }, [playing, wanted]);
  if (!wanted) return null;
  return (
    <video ref={video} muted loop playsInline preload="auto" tabIndex={-1} aria-hidden="true">
      <source src={film.webm} type='video/webm; codecs="av01.0.05M.08"' />
      <source src={film.mp4} type="video/mp4" />
    </video>
  );
}
