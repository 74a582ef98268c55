import { randomUUID } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { describe, expect } from 'vitest';
import { renderHtml, renderText } from '../../server/mail/mail-layout.ts';
import { kindOf, sampleIds, sampleOf } from '../../src/content/documents.ts';
import { valueAt, walkFields } from '../../src/content/walk-fields.ts';
import { type DocumentId, isPageId } from '../../src/content-id.ts';
import type { JsonObject } from '../../src/contract/staff/document-body.ts';
import type { EditedDocument, SiteFault } from '../../src/contract/staff/site.ts';
import { callSite, siteHeaders } from '../doors/doors.ts';
import { type PublishingServer, test } from '../factories/publishing-server.ts';
import { createBlog, createJobOpening, makeContact } from '../factories/rows.ts';
import { ok, type SignedInMember } from '../factories/staff.ts';
import { hostileTexts } from './hostile-texts.ts';
import { setAt } from './set-at.ts';
import { writeLetters } from './site-crawl.ts';

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
function makeHostile(id: DocumentId): JsonObject {
  const body = copyOf(id);
  const fields = [...walkFields(kindOf(id).schema, body)].filter(({ meta }) => meta.words);
  for (const [index, { path }] of fields.entries())
    setAt(body, path, hostileTexts[index % hostileTexts.length]);
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

test('twenty hostile texts in every field of every document are published as text, or named by their fields', async ({
  house,
  owner,
}) => {
  await createJobOpening(house.db);
  await createBlog(house.db);
  const known = new Set([...(await crawl(house)).values()].flatMap((html) => [...shapesOf(html)]));
  const documents: { document: DocumentId; version: number }[] = [];
  const accepted = new Map<DocumentId, JsonObject>();
  const pages: readonly DocumentId[] = ['page:the-company', 'page:contactus', 'page:blog'];
  for (const document of [...sampleIds.filter((id) => !isPageId(id)), ...pages]) {
    const body = makeHostile(document);
    const first = ok(await save(owner, document, body));
    const stored = await find(owner, document);
    // A draft has every one of them, letter by letter.
    expect(stored.body).toEqual(body);
    for (const { field, path } of stored.faults) {
      expect(field, `${document} ${path.join('.')}`).not.toBe('');
      expect(valueAt(body, ...path), `${document} ${field}`).toBeDefined();
    }
    const mended = withoutFaults(document, body, stored.faults);
    accepted.set(document, mended);
    const { version } = ok(await save(owner, document, mended, first.version));
    documents.push({ document, version });
  }
  const check = ok(await owner.ask('site.check', { documents }));
  expect(check).toEqual({ faults: [], unconfirmed: [], returning: [], failure: null });
  const release = { documents, title: 'Hostile', note: '', due: null, confirmed: [] };
  ok(await owner.call('site.publish', release));
  await expectOnlyText(house, owner, known, accepted);
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

async function expectSoundMails(house: PublishingServer): Promise<void> {
  await house.db.deleteFrom('mails').execute();
  await callSite(house.app, 'contact.submit', { ...makeContact() });
  const letters = await writeLetters(house);
  expect(letters).toHaveLength(2);
  const site = house.site.current;
  for (const letter of letters) {
    expect(renderHtml(letter, site)).not.toMatch(/<(script|img|svg|b|i)\b/);
    expect(renderText(letter, site.identity)).toContain(site.identity.name);
    expect(letter.subject).not.toMatch(/[\r\n]/);
  }
}

describe('what cannot be published', () => {
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
  test('is refused before it is stored', async ({ house, owner }) => {
    const before = await find(owner, 'page:training');
    const saveId = `{"editor":"${randomUUID()}","turn":1}`;
    const jar = [...owner.cookies].map(([name, value]) => `${name}=${value}`);
    const cookie = [siteHeaders.cookie, ...jar].join('; ');
    for (const [what, body] of unstorable) {
      const { statusCode } = await house.app.inject({
        method: 'POST',
        url: '/staff/trpc/site.save',
        headers: { ...siteHeaders, cookie, 'content-type': 'application/json' },
        payload: `{"document":"page:training","basedOn":${before.draft},"body":${body},"saveId":${saveId},"note":""}`,
      });
      expect([400, 413], what).toContain(statusCode);
    }
    expect(await find(owner, 'page:training')).toEqual(before);
  });
});
