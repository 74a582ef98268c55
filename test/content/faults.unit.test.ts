import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../server/content/faults.ts';
import { sampleBody } from '../../server/content/read-body.ts';
import { sampleSite } from '../../server/content/sample-site.ts';
import { sampleIds, sampleOf } from '../../src/content/documents.ts';
import { composeSite } from '../../src/content/site.ts';
import type { DocumentId } from '../../src/content-id.ts';
import type { Json, JsonObject } from '../../src/contract/staff/document-body.ts';
import { setAt } from './set-at.ts';

/** The faults of a sample document with some fields changed, as the label and the message of each. */
function faultsWith(id: DocumentId, change: JsonObject, moved = new Map<string, string | null>()) {
  const nothing = { bodies: new Map(), changed: new Map(), uploads: new Map() };
  const site = moved.size === 0 ? sampleSite : composeSite('changed', { ...nothing, moved });
  return faultsOf(id, { ...sampleBody(id), ...change }, site).map(({ field, message }) => [field, message]);
}

const company: DocumentId = 'page:the-company';
const sections = (...list: Json[]) => ({ sections: list });
const text = { type: 'text', id: 'a', heading: 'A', paragraphs: ['Text.'] };

describe('the faults of a body', () => {
  test('are none in the words of the sample company', () => {
    for (const id of sampleIds) expect(faultsOf(id, sampleBody(id) ?? {}, sampleSite), id).toEqual([]);
  });

  const table = { type: 'table', id: 'a', heading: 'A', caption: 'A', columns: ['1', '2'], rows: [['1']] };
  const ofCompany: [JsonObject, string, string][] = [
    [{ heading: ' ' }, 'Heading', 'Please fill this in.'],
    [{ seo: '' }, 'seo', 'This release does not know this field.'],
    [{ lead: '{nobody}' }, 'Below the heading', 'There is no figure called {nobody}.'],
    [{ parent: '/nowhere' }, 'Parent page', 'There is no page at /nowhere.'],
    [{ parent: '/the-company' }, 'Parent page', 'A page cannot be below itself.'],
    [{ related: ['/press#nowhere'] }, 'Related pages › 1', 'There is no page at /press#nowhere.'],
    [{ picture: 'upload-9' }, 'Picture at the top', 'There is no such picture.'],
    [{ path: '/quotation' }, 'Address', 'Another page is at /quotation already.'],
    [{ path: '/hi/x' }, 'Address', 'Addresses that begin with /hi are those of the pages in हिन्दी.'],
    [{ path: '/api/x' }, 'Address', '/api/x cannot be a page.'],
    [{ screen: 'home' }, 'Kind of page', 'This page is of the kind “sections” and stays so.'],
    [sections(), 'Sections', 'At least one section is needed.'],
    [sections(text, text), 'Sections › 2 › Anchor', 'Another section has this anchor.'],
    [sections(table), 'Sections › 1 › Rows › 1', 'This row needs 2 cells, as there are columns.'],
  ];
  test.each(ofCompany)('name what is wrong with %j', (change, field, message) => {
    expect(faultsWith(company, change)).toEqual([[field, message]]);
  });

  test('are told of the other documents too', () => {
    const founded = [['Founded in the year', 'A whole number is needed here.']];
    expect(faultsWith('identity', { founded: 'long ago' })).toEqual(founded);
    const figure = [['Tagline', 'A figure cannot stand here.']];
    expect(faultsWith('identity', { tagline: '{guards}' })).toEqual(figure);
    const address = [['Address', 'The address of this page stays /quotation.']];
    expect(faultsWith('page:quotation', { path: '/offer' })).toEqual(address);
  });

  test('are none where an address leads on', () => {
    expect(faultsWith(company, { parent: '/old' }, new Map([['/old', '/press']]))).toEqual([]);
    expect(faultsWith(company, { parent: '/old' }, new Map([['/old', null]]))).toHaveLength(1);
  });

  test('name what a short text gets no value for, and a link that was lost', () => {
    const [area, name] = findText(/<link>/);
    expect(faultsWith('interface', changed(area, name, 'Without it, {somebody}'))).toEqual(
      expect.arrayContaining([
        [expect.anything(), 'There is no figure called {somebody}.'],
        [expect.anything(), 'Please keep the marks <link> and </link>.'],
      ]),
    );
    const [counted, count] = findText(/plural/);
    expect(
      faultsWith('interface', changed(counted, count, '{count, plural, one {# job} other {# jobs')),
    ).toHaveLength(1);
  });
});

describe('what somebody may paste or send', () => {
  const structures: [string, DocumentId, (string | number)[], unknown, RegExp][] = [
    ['a link elsewhere', 'home', ['about', 'link', 'path'], '//evil.example', /choose a page/],
    ['a link by a backslash', 'home', ['about', 'link', 'path'], '/\\evil.example', /choose a page/],
    ['a network that is a script', 'identity', ['social', 0, 'url'], 'javascript:alert(1)', /https:/],
    ['a picture that is an SVG', 'home', ['about', 'picture'], '<svg onload="a()"/>', /choose a picture/],
    [
      'a picture called like a key of objects',
      'home',
      ['about', 'picture'],
      'constructor',
      /choose a picture/,
    ],
    ['a film elsewhere', company, ['film'], '../../etc/passwd', /choose a film/],
    ['a colour that is a style', 'identity', ['colours', 'primary'], 'red;}</style><script>', /colour/],
    ['a mail address with a header', 'identity', ['enquiryEmail'], 'a@b.co\r\nBcc: c@d.co', /e-mail/],
    ['a figure of a figure', 'facts', ['figures', 0, 'value'], '{guards}{guards}', /cannot stand here/],
    ['a paste of 100 kB', company, ['heading'], 'x'.repeat(100_000), /At most 120/],
    ['10,000 items', 'home', ['sectors', 'list'], Array(2_500).fill({ icon: 'users', name: 'x' }), /At most/],
    ['a list instead of a text', company, ['heading'], ['x'], /cannot be published/],
    ['a key of objects', 'home', ['constructor'], { prototype: { x: 1 } }, /does not know/],
    ['a section of no kind', company, ['sections', 0, 'type'], 'constructor', /choose one|cannot be/],
  ];
  test.each(structures)('is refused by its field: %s', (_, id, path, value, message) => {
    const body = structuredClone(sampleOf(id)) as JsonObject;
    setAt(body, path, value);
    const own = faultsOf(id, body, sampleSite).filter((fault) =>
      path.every((key, index) => fault.path[index] === key),
    );
    expect(own.map((fault) => fault.message).join()).toMatch(message);
    for (const { field } of own) expect(field).not.toBe('');
  });
});

const interfaceWords = sampleBody('interface') as Record<string, Record<string, string>>;

function findText(pattern: RegExp): [string, string] {
  for (const [area, texts] of Object.entries(interfaceWords))
    for (const [name, words] of Object.entries(texts)) if (pattern.test(words)) return [area, name];
  throw new Error(`no short text matches ${pattern}`);
}

const changed = (area: string, name: string, words: string): JsonObject => ({
  [area]: { ...interfaceWords[area], [name]: words },
});
