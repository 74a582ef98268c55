import { indianStates } from '../../../src/content/indian-states.ts';
import type { OfficePlace } from '../../../src/content/presence.ts';

const fold = (text: string) => text.trim().toLowerCase();
const states = new Set(indianStates.map(fold));

/** Words that are entered as a location but name no place. */
const noPlace =
  /\b(any|anywhere|all|across|various|multiple|several|other|whole|pan|near|cit(y|ies)|locations?)\b/i;
const pinCode = /\b[1-9]\d{5}\b/;

/**
 * Parses the location of a job from free text: `Pune`, `Bhiwandi, Maharashtra`, `Mumbai / Pune`. A city is a
 * city with one of our offices, or the words before a state. In any other case only the country is known,
 * India.
 */
export function jobLocations(text: string, offices: readonly Pick<OfficePlace, 'city' | 'state'>[]) {
  const stateOfCity = new Map(offices.map(({ city, state }) => [fold(city), fold(state)]));
  const parts = text
    .split(/[,/;|&()]|\s-\s|\band\b/)
    .map((part) => part.replace(pinCode, '').trim())
    .filter((part) => part !== '');
  const regions = parts.filter((part) => states.has(fold(part)));
  const cities = parts.flatMap((locality, index) => {
    const next = parts[index + 1] ?? '';
    const known = stateOfCity.get(fold(locality));
    if (known !== undefined) return [{ locality, region: regions.find((region) => fold(region) === known) }];
    return isLocality(locality) && regions.includes(next) ? [{ locality, region: next }] : [];
  });
  // Delhi is also a city, but not in `Rohini, Delhi`.
  const places = cities.filter(
    ({ locality }) => !cities.some((other) => other.locality !== locality && other.region === locality),
  );
  const named = places.length > 0 ? places : regions.map((region) => ({ locality: undefined, region }));
  const postalCode = named.length === 1 ? pinCode.exec(text)?.[0] : undefined;
  const [first = place({}), ...others] = named.map(({ locality, region }) =>
    place({ locality, region, postalCode }),
  );
  return others.length === 0 ? first : [first, ...others];
}

function isLocality(part: string): boolean {
  return /^[\p{L}\p{M} .'’-]{3,40}$/u.test(part) && !noPlace.test(part) && !states.has(fold(part));
}

function place({ locality, region, postalCode }: Record<string, string | undefined>) {
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(locality !== undefined && { addressLocality: locality }),
      ...(region !== undefined && { addressRegion: region }),
      ...(postalCode !== undefined && { postalCode }),
      addressCountry: 'IN',
    },
  } as const;
}
