import { expect, test } from 'vitest';
import { openSite } from '../../../client/prerender.tsx';
import type { DocumentId } from '../../../src/content/documents.ts';
import { type Navigation, navigation, sampleNavigation } from '../../../src/content/navigation.ts';
import { showSite, wordsOfPage } from '../../../src/content/shown-site.ts';
import { composeSite, findPage } from '../../../src/content/site.ts';

/** Renders a page of a company with these menus, without React's markers. */
async function render(edited: Partial<Navigation>): Promise<string> {
  const bodies = new Map<DocumentId, unknown>([['navigation', { ...sampleNavigation, ...edited }]]);
  const site = composeSite('edited', { bodies, changed: new Map(), moved: new Map(), uploads: new Map() });
  const pageOf = (wanted: string) => findPage(site, wanted) ?? expect.fail(`no page ${wanted}`);
  const open = openSite(showSite(site), (entry) => wordsOfPage(site, pageOf(entry.path)));
  const html = await (await open('/press')).render({
    origin: 'https://example.com',
    answers: [],
    filesUrl: '',
  });
  return html.replaceAll(/<!--.*?-->/g, '');
}

test('a menu whose one entry has its name is a link, and others open', async () => {
  const html = await render({
    header: [
      { label: 'Portal', items: [{ label: 'Portal', path: 'https://portal.example/login' }] },
      { label: 'Contact', items: [{ label: 'Contact', path: '/contactus' }] },
      {
        label: 'Company',
        items: [{ label: 'About', path: '/the-company', children: [{ label: 'Below', path: '/press' }] }],
      },
    ],
  });
  expect(html).toContain('<a class="nav__item" href="https://portal.example/login">Portal</a>');
  expect(html).toMatch(
    /<a[^>]*href="\/contactus"[^>]*class="nav__item"[^>]*>Contact<\/a>|<a[^>]*class="nav__item"[^>]*href="\/contactus"[^>]*>Contact<\/a>/,
  );
  // The menu of small screens has them too.
  expect(html).toContain('<a class="drawer__link" href="https://portal.example/login">Portal</a>');
  expect(html.match(/<button class="nav__item"/g)).toHaveLength(1);
  expect(html).toMatch(/menu__sub[\s\S]*Below/);
});

test.for([
  'https://a.example/b',
  'http://a.example',
  'mailto:a@b.in',
  'tel:+912012345',
  '/press',
  '/press#a',
])('an entry may lead to %s', (path) =>
  expect(navigation.shape.legal.safeParse([{ label: 'A', path }]).success).toBe(true),
);
test.for(['javascript:alert(1)', '//a.example', 'data:text/html,x', 'a', 'https://a b', 'https://a"b', ''])(
  'an entry may not lead to %s',
  (path) => expect(navigation.shape.legal.safeParse([{ label: 'A', path }]).success).toBe(false),
);
