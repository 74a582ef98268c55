import { Link } from '@tanstack/react-router';
import type { NearestPlaces as Nearest } from '../../../src/contract/job-opening.ts';
import { useFindLanguage } from '../page-data/item-languages.ts';
import { Message } from '../page-data/message.tsx';
import { useSite } from '../page-data/site-context.tsx';
import './jobs.css';

/** Suggests the nearest places with openings, after a search for a place that has none. */
export function NearestPlaces({ nearest }: { nearest: Nearest | undefined }) {
  const { locale } = useSite();
  const languageOf = useFindLanguage();
  if (nearest === undefined) return null;
  const { asked, words: searched, places } = nearest;
  return (
    <div className="nearest" role="status">
      <p>
        <Message
          id={searched === '' ? 'jobs.nearest' : 'jobs.nearestFor'}
          values={{ searched, place: asked }}
          elements={{ strong: <strong lang={languageOf(asked)} /> }}
        />
      </p>
      <ul>
        {places.map(({ name, km, search }) => (
          <li key={name}>
            <Link to="/Career" search={{ q: search }} resetScroll={false} lang={languageOf(name)}>
              <Message
                id="jobs.nearPlace"
                values={{ place: name, km }}
                elements={{ distance: <span lang={languageOf(name) && locale} /> }}
              />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
