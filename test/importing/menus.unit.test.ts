import { describe, expect, test } from 'vitest';
import type { FoundLink, FoundNote } from '../../server/importing/found-item.ts';
import { placeMenus } from '../../server/importing/menus/place-menus.ts';
import { type Resolve, shapeColumn, shapeHeader } from '../../server/importing/menus/shape-menu.ts';

const link = (label: string, address = `/${label.toLowerCase()}`, ...links: FoundLink[]): FoundLink => ({
  label,
  address,
  links,
});
const resolve: Resolve = (address) =>
  address.startsWith('/') ? { path: address as `/${string}` } : { reason: 'it is gone.' };
const shape = <Shaped>(make: (shaping: { resolve: Resolve; notes: FoundNote[] }) => Shaped) => {
  const notes: FoundNote[] = [];
  const shaped = make({ resolve, notes });
  return { shaped, notes: notes.map(({ outcome, text }) => `${outcome}: ${text}`) };
};

describe('a foreign menu', () => {
  test('becomes groups: what is below it, led by its own page', () => {
    const { shaped, notes } = shape((shaping) =>
      shapeHeader(
        [
          link('Home', '/'),
          link(
            'About',
            '/about',
            link('Team'),
            link('Deep', '/deep', link('Deeper', '/deeper', link('Deepest'))),
          ),
          link('More', '/', link('News')),
        ],
        shaping,
      ),
    );
    expect(shaped).toEqual([
      { label: 'Home', items: [{ label: 'Home', path: '/' }] },
      {
        label: 'About',
        items: [
          { label: 'About', path: '/about' },
          { label: 'Team', path: '/team' },
          {
            label: 'Deep',
            path: '/deep',
            children: [
              { label: 'Deeper', path: '/deeper' },
              { label: 'Deepest', path: '/deepest' },
            ],
          },
        ],
      },
      { label: 'More', items: [{ label: 'News', path: '/news' }] },
    ]);
    expect(notes).toEqual([
      'changed: What is below “Deeper” stands after it: there are no more levels here.',
    ]);
  });

  test('says what leads nowhere, what stands there twice and what is too long', () => {
    const { shaped, notes } = shape((shaping) =>
      shapeHeader(
        [
          link('Gone', 'gone:'),
          link('Heading', 'gone:', link('Kept'), link('Kept'), link('Kept', '/other')),
          link('x'.repeat(10_000), '/long'),
        ],
        shaping,
      ),
    );
    expect(shaped.map(({ label }) => label)).toEqual(['Heading', `${'x'.repeat(29)}…`]);
    expect(shaped[0]?.items).toEqual([
      { label: 'Kept', path: '/kept' },
      { label: 'Kept (2)', path: '/other' },
    ]);
    expect(notes.join('\n')).toContain('dropped: “Gone” is left out: it is gone.');
    expect(notes.join('\n')).toContain('dropped: “Heading” leads nowhere any more: it is gone.');
    expect(notes.join('\n')).toContain('dropped: “Kept” stands there twice and is there once.');
  });

  test('with more than the bar has room for has a last group', () => {
    const links = Array.from({ length: 11 }, (_, index) => link(`M${index}`));
    const { shaped } = shape((shaping) => shapeHeader(links, shaping));
    expect(shaped).toHaveLength(8);
    expect(shaped.at(-1)).toEqual({
      label: 'More',
      items: ['7', '8', '9', '10'].map((each) => ({ label: `M${each}`, path: `/m${each}` })),
    });
  });

  test('of the footer has one level', () => {
    const { shaped } = shape((shaping) => shapeColumn('Links', [link('A', '/a', link('B'))], shaping));
    expect(shaped).toEqual({
      label: 'Links',
      items: [
        { label: 'A', path: '/a' },
        { label: 'B', path: '/b' },
      ],
    });
  });
});

const placesOf = (...names: string[]) =>
  placeMenus(names, (name) => ({ kind: 'menu', name, links: [link(name)] })).map((each) =>
    'place' in each ? each.place : each.reason,
  );

describe('the place of a foreign menu', () => {
  test('is what its name says', () => {
    expect(placesOf('Footer menu', 'Main Menu', 'Legal', 'Useful links')).toEqual([
      'footer',
      'header',
      'legal',
      'footer',
    ]);
    expect(placesOf('Menu 1', 'Primary')).toEqual([expect.stringContaining('“Primary”'), 'header']);
  });
  test('is the header where nothing else says so', () => {
    expect(placesOf('Anything')).toEqual(['header']);
    expect(placesOf('Social links', 'Mobile')).toEqual([
      expect.stringContaining('Identity'),
      expect.stringContaining('Small screens'),
    ]);
    expect(placesOf('Footer 1', 'Footer 2', 'Footer 3', 'Footer 4', 'Footer 5').at(-1)).toContain(
      'room for 4',
    );
  });
});
