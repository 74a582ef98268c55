import { Link } from '@tanstack/react-router';
import type { NearestPlaces as Nearest } from '../../../src/contract/job-opening.ts';
import './nearest-places.css';

/** Suggests the nearest places with openings, after a search for a place that has none. */
export function NearestPlaces({ nearest }: { nearest: Nearest | undefined }) {
  if (nearest === undefined) return null;
  const { asked, words, places } = nearest;
  return (
    <div className="nearest" role="status">
      <p>
        No openings{words && ` for “${words}”`} in <strong>{asked}</strong>. The nearest places with openings:
      </p>
      <ul>
        {places.map(({ name, km, search }) => (
          <li key={name}>
            <Link to="/Career" search={{ q: search }} resetScroll={false}>
              {name} <span>({km} km)</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
