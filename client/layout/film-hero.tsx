import { type ReactNode, useState } from 'react';
import type { Page } from '../../src/content/types.ts';
import type { Film } from '../media/films.ts';
import { useFilmAllowed } from '../media/use-film-allowed.ts';
import { useMotionAllowed } from '../media/use-motion-allowed.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { LetterHeading } from './letter-heading.tsx';
import { MotionKey } from './motion-key.tsx';
import './film-hero.css';

interface FilmHeroProps {
  page: Page;
  film: Film;
  /** Buttons under the lead. */
  children?: ReactNode;
}

/**
 * A film over the whole width under the page's heading. It plays by itself on a wide screen unless the visitor
 * saves data or asked for less motion; one button stops film and letters, or starts them.
 */
export function FilmHero({ page, film, children }: FilmHeroProps) {
  const filmAllowed = useFilmAllowed();
  const motionAllowed = useMotionAllowed();
  const [chosen, setChosen] = useState<boolean>();
  const filmPlays = chosen ?? filmAllowed;
  const lettersFade = page.fadingLetters === true && (chosen ?? motionAllowed);
  return (
    <div className="film-hero">
      <div className="film-hero__film">
        {filmPlays ? (
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
          {page.fadingLetters ? (
            <LetterHeading text={page.heading} playing={lettersFade} />
          ) : (
            <h1 className="h1">{page.heading}</h1>
          )}
          {page.lead && <p className="lead">{page.lead}</p>}
          {children && <div className="actions">{children}</div>}
        </div>
        <MotionKey what="the film" playing={filmPlays || lettersFade} onPlay={setChosen} />
      </div>
    </div>
  );
}
