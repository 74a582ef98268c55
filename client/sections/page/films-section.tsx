import type { PictureName } from '../../../src/content/picture-names.ts';
import type { FilmsSection } from '../../../src/content/types.ts';
import { films } from '../../media/films.ts';
import { Picture } from '../../media/picture.tsx';
import { findPicture } from '../../media/picture-file.ts';
import { Icon } from '../../ui/icon.tsx';
import { SectionFrame, type SectionPlace } from './section-frame.tsx';
import './films-section.css';

/** Each card has a film to watch in a new tab, and leads to the section that explains it. */
export function FilmsSectionView({ section, ...place }: { section: FilmsSection } & SectionPlace) {
  return (
    <SectionFrame section={section} head="above" {...place}>
      <ul className="films">
        {section.films.map(({ title, text, film, section: target }) => (
          <li key={title}>
            <FilmPoster film={film} />
            <h3 className="h4">{title}</h3>
            <p>{text}</p>
            <div className="films__links">
              <a
                className="link"
                href={films[film]?.mp4 ?? findPicture(stillOf(film)).largest}
                target="_blank"
                rel="noreferrer"
              >
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

/** Stands in for a film that is not there yet, on its card and in the tab. */
const stills: Readonly<Record<string, PictureName>> = {
  'monitoring-events': 'card-e-surveillance',
  'monitoring-live': 'stage-control',
  'monitoring-energy': 'card-facility',
  'monitoring-health': 'card-electronic',
};
const stillOf = (film: string): PictureName => stills[film] ?? 'stage-control';

function FilmPoster({ film }: { film: string }) {
  const poster = films[film]?.poster;
  if (poster === undefined)
    return (
      <div className="films__pic">
        <Picture name={stillOf(film)} alt="" />
      </div>
    );
  return (
    <div className="films__pic">
      <img src={poster} alt="" width="960" height="540" loading="lazy" />
    </div>
  );
}
