import { useEffect, useRef } from 'react';
import type { Film } from './films.ts';

/** A muted film that loops, and keeps its position when paused. */
export function FilmPlayer({ film, playing }: { film: Film; playing: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!playing) video.current?.pause();
    // A browser may refuse to play, for example to save battery. Then the poster stays.
    else void video.current?.play().catch(() => {});
  }, [playing]);
  return (
    <video ref={video} muted loop playsInline preload="auto" tabIndex={-1} aria-hidden="true">
      <source src={film.webm} type='video/webm; codecs="av01.0.05M.08"' />
      <source src={film.mp4} type="video/mp4" />
    </video>
  );
}
