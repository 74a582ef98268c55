import { describe, expect, it } from 'vitest';
import { faultOfTime, instantOf } from '../../../../client/staff/content/planned-time.ts';
import { groupDocuments } from '../../../../client/staff/site/document-groups.ts';
import { addressFor, anchorFor } from '../../../../client/staff/site/form/address-for.ts';
import { nameOfLink, searchPages } from '../../../../client/staff/site/form/name-of-link.ts';
import { placeAfterDrop } from '../../../../client/staff/site/form/place-after-drop.ts';
import { faultOfAddress } from '../../../../client/staff/site/pages/fault-of-address.ts';
import type { SiteTreeEntry } from '../../../../src/contract/staff/site.ts';
import { toIndianTime } from '../../../../src/day-in-india.ts';

const entry = (document: SiteTreeEntry['document'], path: string | null): SiteTreeEntry => ({
  document,
  label: document,
  path,
  screen: null,
  draft: null,
  published: null,
  differs: false,
  isPublic: true,
  isWithdrawn: false,
  plannedFor: null,
  changed: null,
});

describe('the list of documents', () => {
  it('has the pages in the order of the menus, each once, and the others below', () => {
    const documents = [
      entry('home', null),
      entry('page:b', '/b'),
      entry('page:c', '/c'),
      entry('page:a', '/a'),
    ];
    const menus = [
      { title: 'About', paths: ['/a', '/b', '/missing'] },
      { title: 'Footer', paths: ['/a'] },
    ];
    const groups = groupDocuments(documents, menus);
    expect(groups.map(({ title, documents: each }) => [title, each.map(({ document }) => document)])).toEqual(
      [
        ['Whole site', ['home']],
        ['About', ['page:a', 'page:b']],
        ['Other pages', ['page:c']],
      ],
    );
  });
});

describe('addresses', () => {
  it('are suggested from a name, and anchors from a heading', () => {
    expect(['Night patrols', '  Café & Co. ', 'Guards’ day', ''].map(addressFor)).toEqual([
      ...['/night-patrols', '/cafe-co', '/guards-day', '/'],
    ]);
    expect(anchorFor('What happens when a guard falls ill at night')).toBe(
      'what-happens-when-a-guard-falls-ill-at',
    );
    expect(anchorFor('रात की गश्त')).toBe('');
  });

  it('are refused if they cannot be typed, and accepted as the specification has them', () => {
    for (const path of ['about', '/a//b', '/a/', '/a b', '/a?b']) expect(faultOfAddress(path)).toBeDefined();
    for (const path of ['/', '/e-surveillanceICCC', '/training_gallery', '/a/b'])
      expect(faultOfAddress(path)).toBeUndefined();
  });

  it('are shown with the name of their page and found by it', () => {
    const pages = [{ document: 'page:x' as const, path: '/x', name: 'Night patrols' }];
    expect(nameOfLink(pages, '/x#how')).toBe('Night patrols → how');
    expect(nameOfLink(pages, '/nowhere')).toBeUndefined();
    expect(searchPages(pages, 'PATROL')).toEqual(pages);
  });
});

describe('a dropped item', () => {
  it.each([
    [0, 2, 'top', 1],
    [0, 2, 'bottom', 2],
    [3, 1, 'top', 1],
    [3, 1, 'bottom', 2],
    [1, 1, 'bottom', 1],
  ] as const)('from %i at item %i, %s, goes to %i', (from, target, edge, to) => {
    expect(placeAfterDrop(from, target, edge)).toBe(to);
  });
});

describe('the time of a release', () => {
  it('is that of India, wherever the computer is', () => {
    expect(new Date(instantOf('2026-11-24T09:00')).toISOString()).toBe('2026-11-24T03:30:00.000Z');
    expect(toIndianTime(new Date('2026-11-24T20:00:00Z'))).toBe('2026-11-25T01:30');
  });

  it('must be to come', () => {
    const now = new Date('2026-11-24T03:30:00Z');
    expect(faultOfTime('2026-11-24T09:01', now)).toBeUndefined();
    expect(faultOfTime('2026-11-24T09:00', now)).toContain('IST');
    expect(faultOfTime('', now)).toBe('Choose a day and time.');
  });
});
