import type { Film } from './films.ts';
import { shareOfScreen } from './place-sizes.ts';

const SIZES = `(min-width: 45rem) 60rem, ${shareOfScreen(100)}`;

interface FilmPosterProps {
  film: Film;
  /** For a film that is visible when the page opens: loads at once, with high priority. */
  eager?: boolean;
}

/** The first frame of a film. Decorative: the text beside it describes the film. */
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
