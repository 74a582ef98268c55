import { expect, test } from 'vitest';
import { openSite } from '../../../client/prerender.tsx';
import type { SingleDocuments } from '../../../src/content/documents.ts';
import { sampleIdentity } from '../../../src/content/identity.ts';
import { navigation, sampleNavigation } from '../../../src/content/navigation.ts';
import { samplePresence } from '../../../src/content/presence.ts';
import { showSite, wordsOfPage } from '../../../src/content/shown-site.ts';
import { composeSite, findPage } from '../../../src/content/site.ts';
import type { DocumentId } from '../../../src/content-id.ts';

const logo = 'upload-logo';
const uploads = new Map([[logo, { width: 320, height: 96, widths: [320], alt: 'A lighthouse' }]] as const);

/** Renders a page of a company that has edited these documents, without React's markers. */
async function renderEdited(path: string, edited: Partial<SingleDocuments>): Promise<string> {
  const bodies = new Map(Object.entries(edited) as [DocumentId, unknown][]);
  const site = composeSite('edited', { bodies, changed: new Map(), moved: new Map(), uploads });
  const pageOf = (wanted: string) => findPage(site, wanted) ?? expect.fail(`no page ${wanted}`);
  const open = openSite(showSite(site), (entry) => wordsOfPage(site, pageOf(entry.path)));
  const { render } = await open(path);
  const html = await render({ origin: 'https://example.com', answers: [], filesUrl: '' });
  return html.replaceAll(/<!--.*?-->/g, '');
}

test('a social network is a link once it has an address, and passed over by screen readers until then', async () => {
  const html = await renderEdited('/press', {
    identity: {
      ...sampleIdentity,
      social: [{ name: 'LinkedIn' }, { name: 'Koo', url: 'https://koo.example/guard' }],
    },
  });
  const [, links = ''] = /<div class="footer__social">(.*?)<\/div>/.exec(html) ?? [];
  expect(links).toMatch(/^<span aria-hidden="true"><svg.*?#linkedin"><\/use><\/svg><\/span><a /);
  expect(links).toMatch(/<a href="https:\/\/koo.example\/guard" target="_blank" rel="noopener noreferrer">/);
  expect(links).toContain('<span class="visually-hidden">Koo</span></a>');
});

test('registrations stand in the footer once they are filled in, and an uploaded logo beside the name', async () => {
  const html = await renderEdited('/press', {
    identity: { ...sampleIdentity, logo, registration: { cin: 'U74920MH2009PTC123456' } },
  });
  expect(html).toContain('<span>CIN U74920MH2009PTC123456</span>');
  expect(html).not.toContain('GSTIN');
  expect(html).toMatch(/<a class="brand" href="\/"><picture>.*?\/media\/library\/upload-logo-320\.jpg/);
});

test('the licences are a table of their last days, where a draft may hold anything', async () => {
  const [delhi] = samplePresence.licences.filter(({ state }) => state === 'Delhi');
  const html = await renderEdited('/licences', {
    presence: {
      ...samplePresence,
      licences: [delhi, delhi && { ...delhi, state: 'Goa', validTo: 'soon', area: 'North' }].filter(
        (licence) => licence !== undefined,
      ),
    },
  });
  const cells = [...html.matchAll(/<td data-label="([^"]*)">([^<]*)</g)].map(([, name, text]) => [
    name,
    text,
  ]);
  expect(cells).toEqual([
    ['Licence number', 'SPECIMEN-0001'],
    ['Valid to', '31 July 2028'],
    ['Where it holds', 'All districts'],
    ['Licence number', 'SPECIMEN-0001'],
    ['Valid to', 'soon'],
    ['Where it holds', 'All districts'],
  ]);
});

test('a menu whose one entry has its name is a link, and others open', async () => {
  const html = await renderEdited('/press', {
    navigation: {
      ...sampleNavigation,
      header: [
        { label: 'Portal', items: [{ label: 'Portal', path: 'https://portal.example/login' }] },
        { label: 'Contact', items: [{ label: 'Contact', path: '/contactus' }] },
        {
          label: 'Company',
          items: [{ label: 'About', path: '/the-company', children: [{ label: 'Below', path: '/press' }] }],
        },
      ],
    },
  });
  expect(html).toContain('<a class="nav__item" href="https://portal.example/login">Portal</a>');
  expect(html).toMatch(
    /<a[^>]*href="\/contactus"[^>]*class="nav__item"[^>]*>Contact<\/a>|<a[^>]*class="nav__item"[^>]*href="\/contactus"[^>]*>Contact<\/a>/,
  );
  // The menu of small screens has them too.
  expect(html).toContain('<a class="drawer__link" href="https://portal.example/login">Portal</a>');
  expect(html.match(/<summary class="nav__item"/g)).toHaveLength(1);
  expect(html).toMatch(/menu__sub[\s\S]*Below/);
});

test.for(['https://a.example/b', 'http://a.example', 'mailto:a@b.in', 'tel:+912012345', '/press#a'])(
  'an entry may lead to %s',
  (path) => expect(navigation.shape.legal.safeParse([{ label: 'A', path }]).success).toBe(true),
);
test.for(['javascript:alert(1)', '//a.example', 'data:text/html,x', 'a', 'https://a b', 'https://a"b', ''])(
  'an entry may not lead to %s',
  (path) => expect(navigation.shape.legal.safeParse([{ label: 'A', path }]).success).toBe(false),
);
