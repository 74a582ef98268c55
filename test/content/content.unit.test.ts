import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleSite } from '../../server/content/sample-site.ts';
import type { MenuItem } from '../../src/content/navigation.ts';
import { topics } from '../../src/content/schema/fields.ts';
import { linksOf } from './content-walk.ts';
import { screenNames } from './specified-screens.ts';

const { pages, navigation, home, leaders } = sampleSite;

const publicDir = join(import.meta.dirname, '../../client/public');
const byPath = new Map(
  pages.flatMap((page) => [page.path, ...(page.aliases ?? [])].map((path) => [path, page])),
);

/** Says why a link leads nowhere; undefined if it leads somewhere. */
function fault(link: string): string | undefined {
  if (link.startsWith('/media/'))
    return existsSync(join(publicDir, link)) ? undefined : `${link}: no such file`;
  const [path = '', anchor] = link.split('#');
  const page = byPath.get(path as `/${string}`);
  if (page === undefined || path.includes('$')) return `${link}: no such page`;
  if (anchor === undefined || page.sections?.some(({ id }) => id === anchor)) return undefined;
  return `${link}: no such section`;
}

describe('the pages', () => {
  it('are all those of the specification, with its addresses and names', () => {
    for (const [path, name] of Object.entries(screenNames))
      expect(byPath.get(path as '/')?.name, path).toMatch(new RegExp(`^${name}`));
    const own = [
      ...leaders.leaders.map(({ path }) => path),
      ...navigation.legal.map(({ path }) => path),
      '/jobs/$job',
      '/received/$reference',
      '/confirm/$token',
    ];
    expect([...byPath.keys()].toSorted()).toEqual([...Object.keys(screenNames), ...own].toSorted());
  });

  it.each(pages)('have a name, a heading and a description of fitting length: $path', (page) => {
    expect(page.heading).not.toBe('');
    expect(topics).toContain(page.topic);
    expect(page.description.length).toBeGreaterThanOrEqual(50);
    expect(page.description.length).toBeLessThanOrEqual(160);
    const addresses = pages.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
    expect(addresses.filter((address) => address === page.path)).toHaveLength(1);
    expect(pages.filter(({ name }) => name === page.name)).toHaveLength(1);
    expect(pages.filter(({ description }) => description === page.description)).toHaveLength(1);
    expect(linksOf(page).map(fault).filter(Boolean)).toEqual([]);
  });
});

describe('the menus', () => {
  const shape = (items: readonly MenuItem[]): unknown[] =>
    items.map(({ path = 'disabled', children }) => (children ? [path, shape(children)] : path));

  it('have the groups and the order of the specification', () => {
    expect(Object.fromEntries(navigation.header.map(({ label, items }) => [label, shape(items)]))).toEqual({
      'ABOUT US': [
        '/the-company',
        '/mission-vission',
        '/infrastructure-focus',
        '/corebusuinessgroup',
        '/management-team',
      ],
      'OUR SERVICES': [
        '/guarding-solution',
        '/hospital-solution',
        '/banking-solution',
        '/consulting-investigation',
        '/fire-prevention-protection',
        '/facility-management',
        '/background-screen',
        ['/e-surveillance', ['/e-surveillanceICCC', '/e-surveillanceOMS', '/e-surveillanceOISS']],
      ],
      RELATIONSHIP: ['/commitment-to-best-practices', '/employee-first-approach', '/strong-relationship'],
      'KNOWLEDGE CENTER': ['/client-testimonial', 'disabled', 'disabled'],
      GALLERIES: ['/gallery', '/training_gallery'],
      'CONTACT US': ['/contactus', '/our-presence', '/quotation'],
    });
    const [company, services, relationship] = navigation.footer;
    expect(company?.items).toEqual([
      { label: 'Management team', path: '/management-team' },
      { label: 'Blogs' },
      { label: 'Compliances' },
      { label: 'Careers' },
    ]);
    expect(services?.items).toEqual(navigation.header[1]?.items.slice(0, 4));
    expect(relationship?.items).toEqual(navigation.header[2]?.items);
  });

  it('lead to pages, and so do the cards and slides of the home page', () => {
    const links = [...linksOf(navigation), ...linksOf(home)];
    expect(links.map(fault).filter(Boolean)).toEqual([]);
    expect(home.services.cards).toHaveLength(12);
    expect(home.slides).toHaveLength(4);
  });
});
