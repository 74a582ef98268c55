import { useState } from 'react';
import type { Page } from '../../src/content/types.ts';
import type { Film } from '../media/films.ts';
import { useFilmAllowed } from '../media/use-film-allowed.ts';
import { Icon } from '../ui/icon.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { LetterHeading } from './letter-heading.tsx';
import './film-hero.css';

/**
 * A film over the whole width under the page's heading. It plays by itself on a wide screen unless the visitor
 * saves data or asked for less motion; one button stops film and letters, or starts them.
 */
export function FilmHero({ page, film }: { page: Page; film: Film }) {
  const allowed = useFilmAllowed();
  const [chosen, setChosen] = useState<boolean>();
  const playing = chosen ?? allowed;
  return (
    <div className="film-hero">
      <div className="film-hero__film">
        {playing ? (
          <video autoPlay muted loop playsInline poster={film.poster} tabIndex={-1}>
            <source src={film.webm} type='video/webm; codecs="av01.0.05M.08"' />
            <source src={film.mp4} type="video/mp4" />
          </video>
        ) : (
          <img src={film.poster} alt="" width="960" height="540" fetchPriority="high" />
        )}
      </div>
      <div className="wrap film-hero__in">
        <Breadcrumb page={page} />
        <div className="film-hero__text">
          <LetterHeading text={page.heading} playing={playing} />
          {page.lead && <p className="lead">{page.lead}</p>}
        </div>
        <button className="round film-hero__key" type="button" onClick={() => setChosen(!playing)}>
          <Icon name={playing ? 'pause' : 'play'} />
          <span className="visually-hidden">{playing ? 'Pause the film' : 'Play the film'}</span>
        </button>
      </div>
    </div>
  );
}
