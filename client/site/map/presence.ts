import { licensedStates } from '../../../src/content/licences.ts';
import { officePlaces } from '../../../src/content/offices.ts';
import { type ServedStateName, servedStates } from '../../../src/content/states.ts';

/** A state that is served, with the cities of its offices. */
export interface Presence {
  name: ServedStateName;
  licensed: boolean;
  cities: readonly string[];
}

export const presences: readonly Presence[] = servedStates.map(({ name }) => ({
  name,
  licensed: licensedStates.has(name),
  cities: officePlaces.filter(({ state }) => state === name).map(({ city }) => city),
}));

/** Formats the number of offices: `2 offices`, `1 office`. */
export function officeCount({ cities }: Presence): string {
  return `${cities.length} ${cities.length === 1 ? 'office' : 'offices'}`;
}
