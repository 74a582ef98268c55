import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listKept } from './kept.ts';
import { picturesOf } from './state.ts';
import { states } from './states.ts';
import { withoutState } from './without-state.ts';

const client = join(import.meta.dirname, '../../client');
const components = globSync('**/*.tsx', { cwd: client }).map((path) => path.replaceAll('\\', '/'));

/** Markup that a person presses, types into, opens or is informed by. */
const CONTROL =
  /<(?:button|input|select|textarea|summary|details|dialog|video|iframe)\b|\brole="|<(?:Button|Modal|Menu|Field|\w+Input)\b/;
const controls = components.filter((path) => CONTROL.test(readFileSync(join(client, path), 'utf8')));
const covered = new Set(states.flatMap(({ covers }) => covers));

describe('the list of states', () => {
  test('has a state for each component with a control', () => {
    expect(controls.length, 'components that are known as controls').toBeGreaterThan(80);
    const missing = controls.filter((path) => !covered.has(path) && !(path in withoutState));
    expect(missing, 'no state in test/pictures/states.ts shows them').toEqual([]);
  });

  test('names existing components, and only real exceptions', () => {
    const known = globSync('**/*.{ts,tsx}', { cwd: client });
    expect([...covered, ...Object.keys(withoutState)].filter((path) => !known.includes(path))).toEqual([]);
    expect(Object.keys(withoutState).filter((path) => covered.has(path))).toEqual([]);
  });

  test('has unique names', () => {
    const names = states.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('has a reference picture for each state and width, and there are no others', async () => {
    const pictures: string[] = states.flatMap(picturesOf);
    expect((await listKept()).toSorted()).toEqual(pictures.toSorted());
  });
});
