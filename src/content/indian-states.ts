import { stateWords } from './interface/states.ts';
import type { MessageId } from './interface.ts';
import type { Words } from './words.ts';

/** The names of the states in English, as the openings have them. */
export const indianStates: readonly string[] = Object.values(stateWords);

const ids = new Map<string, MessageId>(
  Object.entries(stateWords).map(([name, state]) => [state, `states.${name}` as MessageId]),
);

/** A state in the language of the site. What is no state's name stays as it is. */
export function stateName(words: Words, state: string): string {
  const id = ids.get(state);
  return id === undefined ? state : words(id);
}
