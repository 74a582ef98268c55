import type { FilmsSection } from '../../../../src/content/types.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { FilmPoster } from '../../media/film-poster.tsx';
import { findFilm } from '../../media/films.ts';
import { SectionFrame, type SectionPlace } from './section-frame.tsx';
import './films-section.css';

/** Cards with a film that opens in a new tab, and a link to the section that explains it. */
export function FilmsSectionView({ section, ...place }: { section: FilmsSection } & SectionPlace) {
  return (
    <SectionFrame section={section} head="above" {...place}>
      <ul className="films">
        {section.films.map(({ title, text, film, section: target }) => (
          <li key={title}>
            <div className="films__pic">
              <FilmPoster film={findFilm(film)} />
            </div>
            <h3 className="h4">{title}</h3>
            <p>{text}</p>
            <div className="films__links">
              <a className="link" href={findFilm(film).mp4} target="_blank" rel="noreferrer">
                <span>
                  Watch Video
                  <span className="visually-hidden">: {title}, opens in a new tab</span>
                </span>{' '}
                <Icon name="arrow-out" />
              </a>
              <a className="btn btn--line btn--small" href={`#${target}`}>
                Learn More<span className="visually-hidden"> about {title}</span>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
