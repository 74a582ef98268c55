import type { Presence } from '../../../src/content/presence.ts';

/** A state that is served, with the cities of its offices. */
export interface ServedState {
  name: string;
  licensed: boolean;
  cities: readonly string[];
}

export function servedStates({ states, places, licences }: Presence): ServedState[] {
  const licensed = new Set(licences.map(({ state }) => state));
  return states.map(({ name }) => ({
    name,
    licensed: licensed.has(name),
    cities: places.filter(({ state }) => state === name).map(({ city }) => city),
  }));
}
