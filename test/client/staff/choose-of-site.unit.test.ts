import { expect, test } from 'vitest';
import { chosenIn, findRoomFaults, isChanged } from '../../../client/staff/moving-in/choose-of-site.ts';
import type { MenuPlace, SiteChoices } from '../../../src/contract/staff/moving-in.ts';

const menu = (key: string, place: MenuPlace | null) => ({ key, name: key, entries: 1, examples: [], place });
const choices: SiteChoices = {
  ...{ site: 'new.example', sites: ['old.example'], sameSiteAs: null },
  kinds: [{ kind: 'service', items: 2, examples: [], target: null }],
  menus: [menu('main', 'header'), menu('useful', null), menu('legal', 'legal')],
  cameBefore: false,
};

test('what the rehearsal has gone by is no change', () => {
  const chosen = chosenIn(choices);
  expect(isChanged(choices, chosen)).toBe(false);
  expect(isChanged(choices, { ...chosen, sameSiteAs: 'old.example' })).toBe(true);
  expect(isChanged(choices, { ...chosen, kinds: { service: 'page' } })).toBe(true);
  expect(isChanged(choices, { ...chosen, menus: { ...chosen.menus, main: null } })).toBe(true);
});

test('a place takes as many menus as it has room for', () => {
  const chosen = chosenIn(choices);
  expect(findRoomFaults(choices, chosen)).toEqual([]);
  expect(findRoomFaults(choices, { ...chosen, menus: { ...chosen.menus, useful: 'header' } })).toEqual([
    'Menu of the header is chosen for 2 menus. Choose it for one.',
  ]);
  const columns = Array.from({ length: 5 }, (_, at) => menu(`column ${at}`, 'footer'));
  const many = { ...choices, menus: columns };
  expect(findRoomFaults(many, chosenIn(many))).toEqual([
    'A column of the footer is chosen for 5 menus. Choose it for at most 4.',
  ]);
});
