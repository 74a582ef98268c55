import type { Kysely } from 'kysely';
import type { JobListInput, NearestPlaces } from '../../../src/contract/job-opening.ts';
import type { Database } from '../../database/schema.ts';
import { type City, cities, distanceBetween } from './cities.ts';
import { cutIntoPhrases, meaningsOf, wordsOf } from './meanings.ts';
import { listLocations, listLocationsWith } from './nearest-places.queries.ts';
import type { SearchTerm } from './words.ts';

const MOST_PLACES = 4;
/** Of the nearest cities that have any open job, this many are checked for jobs that match the rest of the search. */
const MOST_ASKED = 12;
/** Distances are as the crow flies, so nobody needs them more precisely. */
const ROUNDED_TO_KM = 10;

interface Place {
  city: City;
  km: number;
  locations: string[];
}

/**
 * For a search that names one place and found nothing: the nearest places with open jobs that match the search's other
 * words. Undefined where the search names no known place, or more than one, or no place nearby has such a job.
 */
export async function findNearestPlaces(
  db: Kysely<Database>,
  { industry }: Pick<JobListInput, 'industry'>,
  terms: SearchTerm[],
): Promise<NearestPlaces | undefined> {
  const [asked, ...more] = terms.flatMap((term) => {
    const place = findPlace(term.typed);
    return place === undefined ? [] : [{ term, ...place }];
  });
  if (asked === undefined || more.length > 0) return undefined;
  const others = terms.filter((term) => term !== asked.term);
  const near = nearestFirst(asked.cities, await listLocations(db)).slice(0, MOST_ASKED);
  const locations = near.flatMap((place) => place.locations);
  const open = new Set(
    others.length > 0 || industry !== undefined
      ? await listLocationsWith(db, locations, others, industry)
      : locations,
  );
  const places = near
    .filter((place) => place.locations.some((location) => open.has(location)))
    .slice(0, MOST_PLACES);
  if (places.length === 0) return undefined;
  const words = others.map(({ typed }) => typed.join(' ')).join(' ');
  return {
    asked: asked.name,
    words,
    places: places.map(({ city, km }) => ({
      name: city.name,
      km: Math.max(Math.round(km / ROUNDED_TO_KM), 1) * ROUNDED_TO_KM,
      search: words === '' ? city.name : `${words} ${city.name}`,
    })),
  };
}

/** Finds a city, or all cities of a state, by any of its names. */
function findPlace(words: string[]): { name: string; cities: City[] } | undefined {
  const names = new Map((meaningsOf(words) ?? []).map((each) => [each.words.join(' '), each.name]));
  const isNamed = (name: string) => names.has(wordsOf(name).join(' '));
  const city = cities.find(({ name }) => isNamed(name));
  if (city !== undefined) return { name: city.name, cities: [city] };
  const ofState = cities.filter(({ state }) => isNamed(state));
  return ofState[0] && { name: ofState[0].state, cities: ofState };
}

function nearestFirst(asked: City[], locations: string[]): Place[] {
  const places = new Map<City, Place>();
  for (const location of locations) {
    const city = cityOf(location);
    if (city === undefined || asked.includes(city)) continue;
    const km = Math.min(...asked.map((each) => distanceBetween(each, city)));
    const place = places.get(city) ?? { city, km, locations: [] };
    place.locations.push(location);
    places.set(city, place);
  }
  return [...places.values()].sort((a, b) => a.km - b.km);
}

/** The first city in a job's location: Lucknow for "Lucknow, Uttar Pradesh". */
function cityOf(location: string): City | undefined {
  for (const phrase of cutIntoPhrases(wordsOf(location))) {
    const found = findPlace(phrase);
    if (found?.cities.length === 1) return found.cities[0];
  }
  return undefined;
}
