import { randomUUID } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { describe, expect } from 'vitest';
import { createMailWriters } from '../../server/chores/mail-writers.ts';
import { renderHtml, renderText } from '../../server/mail/mail-layout.ts';
import { type DocumentId, kindOf, sampleIds, sampleOf } from '../../src/content/documents.ts';
import { valueAt, walkFields } from '../../src/content/walk-fields.ts';
import type { JsonObject } from '../../src/contract/staff/document-body.ts';
import type { EditedDocument, SiteFault } from '../../src/contract/staff/site.ts';
import { callSite, siteHeaders } from '../doors/doors.ts';
import { test as base } from '../environment/app.ts';
import { type PublishingServer, startPublishingServer } from '../factories/publishing-server.ts';
import { createBlog, createJobOpening, makeContact } from '../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../factories/staff.ts';
import { hostileTexts, refusedMessages, refusedTexts } from './hostile-texts.ts';
import { setAt } from './set-at.ts';

const test = base.extend<{ house: PublishingServer; owner: SignedInMember }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures that it needs from the pattern
    async ({}, use) => {
      const house = await startPublishingServer();
      await createJobOpening(house.db);
      await createBlog(house.db);
      await use(house);
      await house.stop();
    },
    { scope: 'file' },
  ],
  owner: [async ({ house }, use) => use(await createMember(house, 'owner')), { scope: 'file' }],
});

const find = async (member: SignedInMember, document: DocumentId): Promise<EditedDocument> =>
  ok(await member.ask('site.find', { document }));

/** @param basedOn the draft's version; without it, the draft is asked for. */
async function save(member: SignedInMember, document: DocumentId, body: unknown, basedOn?: number) {
  const draft = basedOn ?? (await find(member, document)).draft;
  const saveId = { editor: randomUUID(), turn: 1 };
  return member.call('site.save', { document, basedOn: draft, body, saveId });
}

const copyOf = (id: DocumentId) => structuredClone(sampleOf(id)) as JsonObject;

/** Every field of words of a document with one hostile text each. */
function makeHostile(id: DocumentId, turn: number): JsonObject {
  const body = copyOf(id);
  const fields = [...walkFields(kindOf(id).schema, body)].filter(({ meta }) => meta.words);
  for (const [index, { path }] of fields.entries())
    setAt(body, path, hostileTexts[(index + turn) % hostileTexts.length]);
  return body;
}

/** What was refused goes back to the sample's words, field by field. */
function withoutFaults(id: DocumentId, body: JsonObject, faults: readonly SiteFault[]): JsonObject {
  const mended = structuredClone(body);
  for (const { path } of faults) setAt(mended, path, valueAt(sampleOf(id), ...path));
  return mended;
}

/** The elements of a page with the names of their attributes, whatever the page says. */
const shapesOf = (html: string) =>
  new Set(
    [...html.matchAll(/<([a-zA-Z!][^\s>/]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/g)].map(
      ([, name, rest = '']) =>
        `${name} ${[...rest.replace(/=("[^"]*"|'[^']*'|[^\s>]+)/g, '').matchAll(/[^\s/]+/g)].join(' ')}`,
    ),
  );

const links = (html: string) =>
  [...html.matchAll(/\s(?:href|src|action|formaction)="([^"]*)"/g)].map(([, to]) => to);

async function crawl({ app, site }: PublishingServer): Promise<Map<string, string>> {
  const paths = site.current.pages.map(({ path }) => path.replace(/\/\$.*/, '/1'));
  const found = new Map<string, string>();
  for (const path of new Set([...paths, '/jobs/JO-1001', '/not-there'])) {
    const answer = await app.inject(path);
    expect(answer.statusCode, path).toBeLessThan(500);
    found.set(path, answer.body);
  }
  return found;
}

describe('twenty hostile texts in every field of every document', () => {
  test.for([0, 7, 13])(
    'are published as text, or named by their fields: turn %i',
    async (turn, { house, owner }) => {
      const known = new Set([...(await crawl(house)).values()].flatMap((html) => [...shapesOf(html)]));
      const documents: { document: DocumentId; version: number }[] = [];
      const accepted = new Map<DocumentId, JsonObject>();
      for (const document of sampleIds) {
        const body = makeHostile(document, turn);
        ok(await save(owner, document, body));
        const stored = await find(owner, document);
        // A draft has every one of them, letter by letter.
        expect(stored.body).toEqual(body);
        for (const { field, path } of stored.faults) {
          expect(field, `${document} ${path.join('.')}`).not.toBe('');
          expect(valueAt(body, ...path), `${document} ${field}`).toBeDefined();
        }
        const mended = withoutFaults(document, body, stored.faults);
        accepted.set(document, mended);
        const { version } = ok(await save(owner, document, mended, stored.draft ?? undefined));
        documents.push({ document, version });
      }
      expect(ok(await owner.ask('site.check', { documents }))).toEqual({
        faults: [],
        unconfirmed: [],
        failure: null,
      });
      const release = { documents, title: 'Hostile', note: '', due: null, confirmed: [] };
      ok(await owner.call('site.publish', release));
      await expectOnlyText(house, owner, known, accepted);
    },
  );
});

async function expectOnlyText(
  house: PublishingServer,
  owner: SignedInMember,
  known: ReadonlySet<string>,
  accepted: ReadonlyMap<DocumentId, JsonObject>,
): Promise<void> {
  const pages = await crawl(house);
  for (const [path, html] of pages) {
    expect(
      [...shapesOf(html)].filter((shape) => !known.has(shape)),
      path,
    ).toEqual([]);
    expect(
      links(html).filter((to) => /^\s*(javascript|data|vbscript):/i.test(to ?? '')),
      path,
    ).toEqual([]);
    for (const [, json = ''] of html.matchAll(
      /<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs,
    ))
      expect(() => JSON.parse(json), path).not.toThrow();
  }
  const { document } = new JSDOM(pages.get('/the-company')).window;
  const shown = document.body.textContent ?? '';
  const { heading, lead } = accepted.get('page:the-company') ?? {};
  for (const text of [heading, lead]) expect(shown).toContain(text);
  expect(document.title).toContain(accepted.get('page:the-company')?.name);

  for (const path of ['/feeds/blogs.xml', '/feeds/jobs.xml', '/sitemap.xml', '/sitemaps/pages.xml']) {
    const { body } = await house.app.inject(path);
    expect(() => new JSDOM(body, { contentType: 'text/xml' }), path).not.toThrow();
  }
  for (const path of ['/feeds/blogs.json', '/feeds/jobs.json', '/site.webmanifest', '/words/index.en.json'])
    expect((await house.app.inject(path)).json(), path).toBeTypeOf('object');

  const preview = (await owner.get('/staff/previews/site')).body;
  const block =
    /<script type="application\/json" id="preview-block">(.*?)<\/script>/s.exec(preview)?.[1] ?? '';
  const bodies = new Map<string, unknown>(JSON.parse(block).bodies);
  for (const [id, body] of accepted) expect(bodies.get(id)).toEqual(body);
  await expectSoundMails(house);
}

async function expectSoundMails({ app, db, site }: PublishingServer): Promise<void> {
  await db.deleteFrom('mails').execute();
  await callSite(app, 'contact.submit', { ...makeContact() });
  const mails = await db.selectFrom('mails').selectAll().execute();
  expect(mails).toHaveLength(2);
  const writers = createMailWriters();
  for (const { id, role, recipient, submission_id } of mails) {
    const mail = { id, recipient, aboutId: submission_id ?? '' };
    const config = { smtpUrl: '', from: { name: '', address: '' }, sales: [], careers: [], privacy: [] };
    const parts = { db, config, staffOrigin: 'https://house.example', site: site.current };
    const written = await writers[role].write(parts, mail);
    if (written === undefined) throw new Error('A mail is missing.');
    const html = renderHtml(written.letter, site.current);
    expect(html).not.toMatch(/<(script|img|svg|b|i)\b/);
    expect(renderText(written.letter, site.current.identity)).toContain(site.current.identity.name);
    expect(written.letter.subject).not.toMatch(/[\r\n]/);
  }
}

describe('what cannot be published', () => {
  test.for(refusedTexts)('is refused by its field: %j', async ([text, message], { owner }) => {
    for (const document of ['home', 'navigation', 'closing', 'pictures', 'page:the-company'] as const) {
      const body = copyOf(document);
      const fields = [...walkFields(kindOf(document).schema, body)].filter(({ meta }) => meta.words);
      for (const { path } of fields) setAt(body, path, text);
      ok(await save(owner, document, body));
      const { faults } = await find(owner, document);
      const named = new Set(
        faults.filter((fault) => message.test(fault.message)).map(({ path }) => path.join('.')),
      );
      expect(fields.map(({ path }) => path.join('.')).filter((path) => !named.has(path))).toEqual([]);
    }
  });

  test.for(refusedMessages)('is refused as a message: %j', async (text, { owner }) => {
    for (const document of ['interface', 'letters'] as const) {
      const area = document === 'interface' ? 'frame' : 'confirmation';
      const name = document === 'interface' ? 'openMenu' : 'reference';
      const body = copyOf(document);
      setAt(body, [area, name], text);
      const version = ok(await save(owner, document, body)).version;
      const { faults } = await find(owner, document);
      expect(faults.map(({ path }) => path)).toContainEqual([area, name]);
      const release = { documents: [{ document, version }], title: 'x', note: '', due: null, confirmed: [] };
      expect((await owner.call('site.publish', release)).statusCode).toBe(400);
    }
  });

  const structures: [string, DocumentId, (string | number)[], unknown, RegExp][] = [
    ['a link to a script', 'home', ['about', 'link', 'path'], 'javascript:alert(1)', /choose a page/],
    ['a link elsewhere', 'home', ['about', 'link', 'path'], '//evil.example', /choose a page/],
    ['a link by a backslash', 'home', ['about', 'link', 'path'], '/\\evil.example', /choose a page/],
    ['a network that is a script', 'identity', ['social', 0, 'url'], 'javascript:alert(1)', /https:/],
    [
      'a picture that is an SVG',
      'home',
      ['about', 'picture'],
      '<svg onload="alert(1)"/>',
      /choose a picture/,
    ],
    [
      'a picture with a known name of objects',
      'home',
      ['about', 'picture'],
      'constructor',
      /choose a picture/,
    ],
    ['an icon that is an SVG', 'home', ['highlights', 0, 'icon'], '<svg/onload=alert(1)>', /choose an icon/],
    ['a film elsewhere', 'page:the-company', ['film'], '../../etc/passwd', /choose a film/],
    ['a colour that is a style', 'identity', ['colours', 'primary'], 'red;}</style><script>', /colour/],
    ['a mail address with a header', 'identity', ['enquiryEmail'], 'a@b.co\r\nBcc: c@d.co', /e-mail/],
    ['a figure of a figure', 'facts', ['figures', 0, 'value'], '{guards}{guards}', /cannot stand here/],
    ['a figure within the name', 'identity', ['name'], '{companyShort}', /cannot stand here/],
    ['a paste of 100 kB', 'page:the-company', ['heading'], 'x'.repeat(100_000), /At most 120/],
    ['10,000 items', 'home', ['sectors', 'list'], Array(2_500).fill({ icon: 'users', name: 'x' }), /At most/],
    ['a text instead of a list', 'home', ['slides'], '<script>', /cannot be published/],
    ['a list instead of a text', 'page:the-company', ['heading'], ['x'], /cannot be published/],
    ['a key of objects', 'home', ['constructor'], { prototype: { x: 1 } }, /does not know/],
    [
      'a section of no kind',
      'page:the-company',
      ['sections', 0, 'type'],
      'constructor',
      /choose one|cannot be/,
    ],
  ];
  test.for(structures)(
    'is kept in the draft and refused by its field: %s',
    async ([, document, path, value, message], { owner }) => {
      const body = copyOf(document);
      setAt(body, path, value);
      const { version } = ok(await save(owner, document, body));
      const { body: stored, faults } = await find(owner, document);
      expect(stored).toEqual(body);
      const own = faults.filter((fault) => path.every((key, index) => fault.path[index] === key));
      expect(own.map((fault) => fault.message).join()).toMatch(message);
      for (const { field } of own) expect(field).not.toBe('');
      const release = { documents: [{ document, version }], title: 'x', note: '', due: null, confirmed: [] };
      expect((await owner.call('site.publish', release)).statusCode).toBe(400);
    },
  );

  const unstorable: [string, string][] = [
    ['a null byte', '{"heading":"a\\u0000b"}'],
    ['half of a surrogate pair', '{"heading":"a\\ud800b"}'],
    ['half of a pair as a key', '{"\\udc00":"x"}'],
    ['a prototype', '{"__proto__":{"path":"/x"}}'],
    ['a prototype within', '{"sections":[{"__proto__":{"x":1}}]}'],
    ['very deep lists', `{"heading":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ['very deep objects', `{"heading":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['nothing', 'null'],
    ['a paste of 200 kB', `{"heading":"${'x'.repeat(200_000)}"}`],
  ];
  test.for(unstorable)('is refused before it is stored: %s', async ([, body], { house, owner }) => {
    const before = await find(owner, 'page:training');
    const json = `{"document":"page:training","basedOn":${before.draft},"body":${body},"saveId":{"editor":"${randomUUID()}","turn":1},"note":""}`;
    const jar = [...owner.cookies].map(([name, value]) => `${name}=${value}`);
    const answer = await house.app.inject({
      method: 'POST',
      url: '/staff/trpc/site.save',
      headers: {
        ...siteHeaders,
        cookie: [siteHeaders.cookie, ...jar].join('; '),
        'content-type': 'application/json',
      },
      payload: json,
    });
    expect([400, 413], answer.body.slice(0, 300)).toContain(answer.statusCode);
    expect(await find(owner, 'page:training')).toEqual(before);
  });
});
