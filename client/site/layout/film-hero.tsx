import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Page } from '../../../src/content/schema/page.ts';
import { FilmPoster } from '../media/film-poster.tsx';
import type { Film } from '../media/films.ts';
import { useFilmPermission } from '../media/use-film-permission.ts';
import { useMotionAllowed } from '../media/use-motion-allowed.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { LetterHeading } from './letter-heading.tsx';
import { PauseButton } from './pause-button.tsx';
import './hero.css';

const FilmPlayer = lazy(async () => ({ default: (await import('../media/film-player.tsx')).FilmPlayer }));

interface FilmHeroProps {
  page: Page;
  film: Film;
  /** Buttons under the lead. */
  children?: ReactNode;
}

/**
 * A film across the full width behind the page's heading; useFilmPermission decides whether it plays. One button
 * pauses and plays both the film and the heading's letters; without a film it controls the letters alone.
 */
export function FilmHero({ page, film, children }: FilmHeroProps) {
  const permission = useFilmPermission();
  const motionAllowed = useMotionAllowed();
  const [chosen, setChosen] = useState<boolean>();
  const filmPlays = permission !== 'none' && (chosen ?? permission === 'plays');
  const [filmWanted, setFilmWanted] = useState(filmPlays);
  if (filmPlays && !filmWanted) setFilmWanted(true);
  const lettersFade = page.fadingLetters === true && (chosen ?? motionAllowed);
  return (
    <div className="film-hero">
      <div className="film-hero__film">
        <FilmPoster film={film} eager />
        {filmWanted && (
          <Suspense>
            <FilmPlayer film={film} playing={filmPlays} />
          </Suspense>
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
        {(permission !== 'none' || page.fadingLetters) && (
          <PauseButton
            target={permission === 'none' ? 'letters' : 'film'}
            playing={filmPlays || lettersFade}
            onToggle={setChosen}
          />
        )}
      </div>
    </div>
  );
}
