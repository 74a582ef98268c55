import type { Film } from './films.ts';
import { shareOfScreen } from './place-sizes.ts';

const SIZES = `(min-width: 45rem) 60rem, ${shareOfScreen(100)}`;

interface FilmPosterProps {
  film: Film;
  /** For what is in view as the page opens. */
  eager?: boolean;
}

/** A film's first frame. It is decoration: the words beside it say what the film is about. */
export function FilmPoster({ film, eager = false }: FilmPosterProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={film.poster.avifSet} sizes={SIZES} />
      <img
        src={film.poster.jpeg}
        alt=""
        width={film.width}
        height={film.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
