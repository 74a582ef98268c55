import type { Kysely } from 'kysely';
import type { JobListInput, NearestPlaces } from '../../../src/contract/job-opening.ts';
import type { Language } from '../../../src/languages.ts';
import type { Database } from '../../database/schema.ts';
import { isDevanagari } from '../../spelling/fold-spelling.ts';
import { type City, cities, distanceBetween } from './cities.ts';
import { type Dictionary, wordsOf } from './meanings.ts';
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
  dictionary: Dictionary,
  { industry }: Pick<JobListInput, 'industry'>,
  terms: SearchTerm[],
  { locale }: Language,
): Promise<NearestPlaces | undefined> {
  const [asked, ...more] = terms.flatMap((term) => {
    const place = findPlace(dictionary, term.typed);
    return place === undefined ? [] : [{ term, ...place }];
  });
  if (asked === undefined || more.length > 0) return undefined;
  const others = terms.filter((term) => term !== asked.term);
  const near = nearestFirst(dictionary, asked.cities, await listLocations(db)).slice(0, MOST_ASKED);
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
  const isAskedInHindi = asked.term.typed.some(isDevanagari);
  const nameOf = isAskedInHindi || isHindi(locale) ? inHindi(dictionary) : asItIs;
  const searchedAs = isAskedInHindi ? nameOf : asItIs;
  return {
    asked: nameOf(asked.name),
    words,
    places: places.map(({ city, km }) => ({
      name: nameOf(city.name),
      km: Math.max(Math.round(km / ROUNDED_TO_KM), 1) * ROUNDED_TO_KM,
      search: [words, searchedAs(city.name)].filter(Boolean).join(' '),
    })),
  };
}

const isHindi = (locale: string) => new Intl.Locale(locale).language === 'hi';
const asItIs = (name: string) => name;

/** Whoever asked in Hindi, or reads in it, is answered in Hindi, which the next search understands as well. */
const inHindi =
  ({ meaningsOf }: Dictionary) =>
  (name: string): string =>
    meaningsOf(wordsOf(name))?.find((meaning) => isDevanagari(meaning.name))?.name ?? name;

/** Finds a city, or all cities of a state, by any of its names. */
function findPlace(
  { meaningsOf }: Dictionary,
  words: string[],
): { name: string; cities: City[] } | undefined {
  const names = new Map((meaningsOf(words) ?? []).map((each) => [each.words.join(' '), each.name]));
  const isNamed = (name: string) => names.has(wordsOf(name).join(' '));
  const city = cities.find(({ name }) => isNamed(name));
  if (city !== undefined) return { name: city.name, cities: [city] };
  const ofState = cities.filter(({ state }) => isNamed(state));
  return ofState[0] && { name: ofState[0].state, cities: ofState };
}

function nearestFirst(dictionary: Dictionary, asked: City[], locations: string[]): Place[] {
  const places = new Map<City, Place>();
  for (const location of locations) {
    const city = cityOf(dictionary, location);
    if (city === undefined || asked.includes(city)) continue;
    const km = Math.min(...asked.map((each) => distanceBetween(each, city)));
    const place = places.get(city) ?? { city, km, locations: [] };
    place.locations.push(location);
    places.set(city, place);
  }
  return [...places.values()].sort((a, b) => a.km - b.km);
}

/** The first city in a job's location: Lucknow for "Lucknow, Uttar Pradesh". */
function cityOf(dictionary: Dictionary, location: string): City | undefined {
  for (const phrase of dictionary.cutIntoPhrases(wordsOf(location))) {
    const found = findPlace(dictionary, phrase);
    if (found?.cities.length === 1) return found.cities[0];
  }
  return undefined;
}
