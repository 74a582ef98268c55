import type { SectionOf } from '../../../../src/content/schema/page.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { FilmPoster } from '../../media/film-poster.tsx';
import { findFilm } from '../../media/films.ts';
import { Message } from '../../page-data/message.tsx';
import { useFrameLanguage } from '../../page-data/text-languages.ts';
import { SectionFrame, type SectionPlace } from './section-frame.tsx';
import './page-sections.css';

/** Cards with a film that opens in a new tab, and a link to the section that explains it. */
export function FilmsSectionView({ section, ...place }: { section: SectionOf<'films'> } & SectionPlace) {
  const frame = useFrameLanguage();
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
            <div className="films__links" lang={frame}>
              <a className="link" href={findFilm(film).mp4} target="_blank" rel="noreferrer">
                <span>
                  <Message id="sections.watchFilm" values={{ title }} />
                </span>{' '}
                <Icon name="arrow-out" />
              </a>
              <a className="btn btn--line btn--small" href={`#${target}`}>
                <Message id="sections.learnMore" values={{ title }} />
              </a>
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
