import { expect, it } from 'vitest';
import { cities, distanceBetween } from '../../../server/jobs/list/cities.ts';
import { dictionaryOf, wordsOf } from '../../../server/jobs/list/meanings.ts';
import { samplePresence } from '../../../src/content/presence.ts';
import { sampleSynonyms } from '../../../src/content/sample-synonyms.ts';

const { cutIntoPhrases, meaningsOf } = dictionaryOf(sampleSynonyms);

const namesOf = (text: string) => meaningsOf(wordsOf(text))?.map(({ name }) => name);
const find = (name: string) => cities.find((city) => city.name === name) ?? expect.fail(name);

it.each([
  ['Delhi', 'Mumbai', 1_150],
  ['Kanpur', 'Lucknow', 80],
  ['Kochi', 'Guwahati', 2_430],
])('from %s to %s it is about %i km', (from, to, km) => {
  expect(Math.abs(distanceBetween(find(from), find(to)) - km)).toBeLessThan(20);
});

it('every city is listed once, lies within India, and is where its office is', () => {
  expect(new Set(cities.map(({ name }) => name)).size).toBe(cities.length);
  for (const { name, state, latitude, longitude } of cities) {
    expect(state, name).toBeTruthy();
    expect(latitude > 8 && latitude < 35 && longitude > 69 && longitude < 96, name).toBe(true);
  }
  for (const { city, latitude, longitude } of samplePresence.places)
    expect(find(city)).toMatchObject({ latitude, longitude });
});

it('the synonyms of a name start with the name itself, and contain nothing twice', () => {
  expect(namesOf('BOMBAY')?.[0]).toBe('Bombay');
  expect(namesOf('bombay')).toContain('Mumbai');
  expect(namesOf('ncr')).toContain('Gurgaon');
  for (const word of ['cctv', 'bouncer', 'guard', 'hospital'])
    expect(new Set(namesOf(word)).size).toBe(namesOf(word)?.length);
});

it.each([
  ['security guard', [['security'], ['guard']]],
  ['guard navi mumbai', [['guard'], ['navi', 'mumbai']]],
  ['U.P. watchman', [['u', 'p'], ['watchman']]],
  ['driver ki naukri in new delhi', [['driver'], ['new', 'delhi']]],
  // If nothing else was typed, these words are searched for.
  ['job', [['job']]],
  ['', []],
])('"%s" is cut into %j', (search, phrases) => expect(cutIntoPhrases(wordsOf(search))).toEqual(phrases));
