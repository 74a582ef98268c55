import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import type { CatalogueId, ContentId } from '../../../src/content/content-id.ts';
import type { DocumentId } from '../../../src/content/documents.ts';
import { siteIn } from '../../../src/content/site.ts';
import type { JsonObject } from '../../../src/contract/staff/document-body.ts';
import type { TranslationEntry } from '../../../src/contract/staff/site.ts';
import type { SiteRelease } from '../../../src/contract/staff/site-publishing.ts';
import type { EditedTranslation, ImportReport } from '../../../src/contract/staff/translations.ts';
import { test as base } from '../../environment/app.ts';
import { type PublishingServer, startPublishingServer } from '../../factories/publishing-server.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';
import { upload } from '../../factories/staff-upload.ts';

const test = base.extend<{ house: PublishingServer; editor: SignedInMember; owner: SignedInMember }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures a test needs
    async ({}, use) => {
      const house = await startPublishingServer();
      await use(house);
      await house.stop();
    },
    { scope: 'file' },
  ],
  editor: [async ({ house }, use) => use(await createMember(house, 'editor')), { scope: 'file' }],
  owner: [async ({ house }, use) => use(await createMember(house, 'owner')), { scope: 'file' }],
});

const inHindi = async (member: SignedInMember, document: DocumentId): Promise<EditedTranslation> =>
  ok(await member.ask('site.findTranslation', { document, language: 'hi' }));

/** Saves like a tab of the editor that has just been opened. */
async function save(member: SignedInMember, document: ContentId, basedOn: number | null, body: JsonObject) {
  const saveId = { editor: randomUUID(), turn: 1 };
  return ok(await member.call('site.save', { document, basedOn, body, saveId }));
}

async function translate(
  member: SignedInMember,
  document: DocumentId,
  change: JsonObject,
): Promise<Approved> {
  const { document: id, draft, body } = await inHindi(member, document);
  const { version } = await save(member, id, draft, { ...body, ...change });
  return { document: id, version };
}

async function rewrite(member: SignedInMember, document: DocumentId, change: JsonObject): Promise<Approved> {
  const { draft, body } = ok(await member.ask('site.find', { document }));
  const { version } = await save(member, document, draft, { ...body, ...change });
  return { document, version };
}

interface Approved {
  document: ContentId;
  version: number;
}
const publish = (member: SignedInMember, documents: Approved[]) =>
  member.call('site.publish', { documents, title: 'Words', note: '', due: null, confirmed: [] });

const lead = 'Guards who know the building by heart.';
const complete = {
  description: 'A page that says enough about itself to be found by people who search for it.',
  lead,
  sections: [{ type: 'text', id: 'first', heading: 'First', paragraphs: ['We have {guards} guards.'] }],
};

/** A page that can be published. It has five sentences. */
async function addPage(member: SignedInMember, change: JsonObject = {}) {
  const path = `/page-${randomUUID().slice(0, 8)}`;
  const { document } = ok(await member.call('site.createPage', { path, name: 'A page' }));
  const approved = await rewrite(member, document, { ...complete, ...change });
  return { document: document as DocumentId, approved };
}

const words = {
  'A page': 'एक पेज',
  [complete.description]: 'यह पेज अपने बारे में इतना बताता है कि इसे ढूँढ़ने वाले लोग इसे आसानी से पा सकें, और कुछ नहीं।',
  [lead]: 'इमारत को अच्छी तरह जानने वाले गार्ड।',
  First: 'पहला',
  'We have {guards} guards.': 'हमारे पास {guards} गार्ड हैं।',
};

const hindiPage = ({ site }: PublishingServer, document: DocumentId) =>
  siteIn(site.current, 'hi').pages.find(({ id }) => id === document);

const entryOf = async (
  member: SignedInMember,
  document: DocumentId,
): Promise<TranslationEntry | undefined> => {
  const tree: { translations: TranslationEntry[] } = ok(await member.ask('site.tree'));
  return tree.translations.find((each) => each.of === document && each.language === 'hi');
};

describe('translations', () => {
  test('are listed of every document that has a sentence', async ({ editor }) => {
    expect(await entryOf(editor, 'home')).toMatchObject({ of: 'home', translated: expect.any(Number) });
    expect(await entryOf(editor, 'synonyms')).toBeUndefined();
  });

  test('begin with those of the product, sentence by sentence in the order of the form', async ({
    editor,
  }) => {
    const closing = await inHindi(editor, 'closing');
    expect(closing).toMatchObject({
      ...{ document: 'hi/closing', label: 'Bands at the end of pages in Hindi', locale: 'hi-IN' },
      ...{ languageName: 'Hindi', draft: null, differs: false, isPublic: true, faults: [] },
    });
    expect(closing.translated).toBe(closing.total);
    expect(closing.sentences.length).toBe(closing.total);
    expect(closing.sentences.every(({ key }) => typeof closing.body[key] === 'string')).toBe(true);
    expect((await editor.ask('site.findTranslation', { document: 'home', language: 'xx' })).statusCode).toBe(
      404,
    );
    const nowhere = { document: 'page:nowhere', language: 'hi' };
    expect((await editor.ask('site.findTranslation', nowhere)).statusCode).toBe(404);
    const saveId = { editor: randomUUID(), turn: 1 };
    const nothing = { document: 'hi/page:nowhere', basedOn: null, body: {}, saveId };
    expect((await editor.call('site.save', nothing)).statusCode).toBe(404);
  });

  test('are published by themselves or with their document, and counted', async ({
    house,
    editor,
    owner,
  }) => {
    const { document, approved } = await addPage(editor);
    ok(await publish(owner, [approved]));
    expect(hindiPage(house, document)).toMatchObject({ isForeign: true, name: 'A page' });
    const half = await translate(editor, document, { First: 'पहला' });
    expect(await entryOf(editor, document)).toMatchObject({ total: 5, translated: 1, differs: true });
    // Nothing of a draft is public.
    expect(hindiPage(house, document)).toMatchObject({ isForeign: true });
    expect((await publish(editor, [half])).statusCode).toBe(403);
    const all = await translate(editor, document, words);
    ok(await publish(owner, [all]));
    const shown = hindiPage(house, document);
    expect(shown).toMatchObject({ name: 'एक पेज', lead: words[lead] });
    expect(shown?.isForeign).toBeUndefined();
    expect(JSON.stringify(shown?.sections)).toContain('हमारे पास 15 हज़ार+ गार्ड हैं।');
    expect(await entryOf(editor, document)).toMatchObject({ translated: 5, differs: false });

    const english = await rewrite(editor, document, { lead: 'Guards who know it by heart.' });
    const hindi = await translate(editor, document, { 'Guards who know it by heart.': 'वे इसे जानते हैं।' });
    ok(await publish(owner, [english, hindi]));
    expect(hindiPage(house, document)?.lead).toBe('वे इसे जानते हैं।');
    const releases: SiteRelease[] = ok(await owner.ask('site.releases', {})).releases;
    expect(releases[0]?.documents.map(({ label }) => label)).toEqual(['A page', 'A page in Hindi']);
    // A rollback of the language alone.
    ok(await publish(owner, [half]));
    expect(hindiPage(house, document)).toMatchObject({ isForeign: true });
    const { entries } = ok(await editor.ask('site.history', { document: hindi.document }));
    expect(entries[0]).toMatchObject({ by: 'A editor', isDraft: true });
    const { rows } = await sql`
      select action from staff_audit where subject = ${hindi.document} order by id desc limit 1
    `.execute(house.db);
    expect(rows).toEqual([{ action: 'site words rolled back' }]);
  });

  test('take the place of the product’s, sentence by sentence', async ({ house, editor, owner }) => {
    const { body } = await inHindi(editor, 'interface');
    const [key, other] = Object.keys(body).filter((each) => !each.includes('{')) as [string, string];
    const change = await translate(editor, 'interface', { [key]: 'कुछ और' });
    ok(await publish(owner, [change]));
    const shown = JSON.stringify(siteIn(house.site.current, 'hi').interface);
    expect(shown).toContain('"कुछ और"');
    expect(shown).toContain(JSON.stringify(body[other]));
    // What was taken back shows the English.
    ok(await publish(owner, [await translate(editor, 'interface', { [key]: '' })]));
    expect(JSON.stringify(siteIn(house.site.current, 'hi').interface)).toContain(JSON.stringify(key));
  });

  test('of two people merge by sentence', async ({ editor, owner }) => {
    const { document } = await addPage(editor);
    const { document: id, draft, body } = await inHindi(editor, document);
    await save(editor, id, draft, { ...body, First: 'पहला' });
    const merged = await save(owner, id, draft, { ...body, 'A page': 'एक पेज' });
    expect(merged).toMatchObject({ outcome: 'merged', body: { First: 'पहला', 'A page': 'एक पेज' } });
    const conflict = await save(owner, id, draft, { ...body, First: 'प्रथम' });
    expect(conflict).toMatchObject({
      outcome: 'conflict',
      conflicts: [{ path: ['First'], field: 'First', mine: 'प्रथम', theirs: 'पहला' }],
    });
  });

  test('with faults are refused by their sentences', async ({ house, editor, owner }) => {
    const { document, approved } = await addPage(editor);
    ok(await publish(owner, [approved]));
    const faulty = await translate(editor, document, {
      ...words,
      'A page': 'प'.repeat(500),
      [lead]: 'इमारत के {nobody} गार्ड।',
      'We have {guards} guards.': 'हमारे पास गार्ड हैं।',
      'No sentence of this page.': '{anything',
    });
    const { faults } = ok(await editor.ask('site.check', { documents: [faulty] }));
    expect(faults).toMatchObject([
      { document: `hi/${document}`, label: 'A page in Hindi', field: '“A page”', path: ['A page'] },
      // It is the page's name and its heading, of which one may be longer.
      { path: ['A page'], message: 'At most 120 characters fit here.' },
      { path: [lead], message: 'There is no figure called {nobody}.' },
      { path: ['We have {guards} guards.'], message: 'Please keep {guards}.' },
    ]);
    expect((await inHindi(editor, document)).faults).toEqual(faults);
    expect((await publish(owner, [faulty])).statusCode).toBe(400);
    expect(hindiPage(house, document)).toMatchObject({ isForeign: true });
    const message = await inHindi(editor, 'interface');
    const [plural] = Object.keys(message.body).filter((key) => key.includes('plural')) as [string];
    const broken = await translate(editor, 'interface', { [plural]: '{count, plural, one {#' });
    const check = ok(await editor.ask('site.check', { documents: [broken] }));
    expect(check.faults.map(({ path }: { path: string[] }) => path)).toContainEqual([plural]);
    ok(await editor.call('site.discard', { document: broken.document, basedOn: broken.version }));
  });

  test('of a sentence that changed are offered for the new one', async ({ editor }) => {
    const { document } = await addPage(editor);
    await translate(editor, document, words);
    await rewrite(editor, document, {
      lead: 'Guards, who know the building by heart.',
      name: 'Quite another',
    });
    const { sentences, translated, total } = await inHindi(editor, document);
    expect([translated, total]).toEqual([4, 6]);
    const former = Object.fromEntries(sentences.map((each) => [each.text, each.former]));
    expect(former['Guards, who know the building by heart.']).toEqual({
      text: lead,
      translation: words[lead],
      isNearlySame: true,
    });
    expect(former['Quite another']).toBeNull();
    expect(former.First).toBeNull();
  });

  test('that became public before their sentence cannot break a page', async ({ house, editor, owner }) => {
    const id: CatalogueId = 'hi/interface';
    const broken = await translate(editor, 'interface', { 'Never said before': '{count, plural, one {#' });
    ok(await publish(owner, [broken]));
    const { body } = ok(await editor.ask('site.find', { document: 'interface' }));
    const [area, texts] = Object.entries(body)[0] as [string, Record<string, string>];
    const name = Object.keys(texts).find((each) => !texts[each]?.match(/[{<]/)) as string;
    const english = await rewrite(editor, 'interface', {
      [area]: { ...texts, [name]: 'Never said before' },
    });
    ok(await publish(owner, [english]));
    expect(JSON.stringify(siteIn(house.site.current, 'hi').interface)).toContain('"Never said before"');
    expect((await entryOf(editor, 'interface'))?.document).toBe(id);
  });

  describe('in a PO file', () => {
    const download = async (
      member: SignedInMember,
      document?: DocumentId,
    ): Promise<{ name: string; text: string }> =>
      ok(await member.ask('site.translationFile', { language: 'hi', ...(document && { document }) }));
    const take = async (
      house: PublishingServer,
      member: SignedInMember,
      text: string,
      document?: DocumentId,
    ): Promise<ImportReport> => {
      const file = new File([text], 'hindi.po');
      const fields = { language: 'hi', ...(document && { document }), file };
      const response = await upload(house, member, 'site.importTranslations', fields);
      const { result, error } = (await response.json()) as {
        result?: { data: ImportReport };
        error?: object;
      };
      if (result === undefined) throw new Error(JSON.stringify(error));
      return result.data;
    };

    test('go out and come in again, with a report of what did not fit', async ({ house, editor }) => {
      const { document } = await addPage(editor);
      await translate(editor, document, { [lead]: words[lead] ?? '' });
      await rewrite(editor, document, { lead: 'Guards, who know the building by heart.' });
      const { name, text } = await download(editor, document);
      expect(name).toBe(`${document.replace(':', '-')}.hi.po`);
      expect(text).toContain('"Language: hi_IN\\n"');
      expect(text).toContain('#. Below the heading');
      // What has changed is for the translator to look at.
      expect(text).toContain(`#, fuzzy\n#| msgid "${lead}"`);
      expect(await take(house, editor, text, document)).toMatchObject({
        ...{ changed: [], same: 0, empty: 4, fuzzy: 1, unknown: [], faults: [] },
      });
      const filled = text
        .replace('#, fuzzy\n', '')
        .replace('msgid "First"\nmsgstr ""', 'msgid "First"\nmsgstr "पहला"')
        .replace(
          'msgid "We have {guards} guards."\nmsgstr ""',
          'msgid "We have {guards} guards."\nmsgstr "हमारे पास गार्ड हैं।"',
        );
      const file = `${filled}\nmsgid "Gone"\nmsgstr "गया"\n`;
      const report = await take(house, editor, file, document);
      expect(report).toMatchObject({
        changed: [{ document: `hi/${document}`, label: 'A page in Hindi', count: 3 }],
        ...{ same: 0, empty: 2, fuzzy: 0, elsewhere: 0 },
        unknown: [{ text: 'Gone', translation: 'गया' }],
        faults: [{ path: ['We have {guards} guards.'], message: 'Please keep {guards}.' }],
      });
      const { body, translated } = await inHindi(editor, document);
      expect(translated).toBe(3);
      expect(await take(house, editor, file, document)).toMatchObject({ changed: [], same: 3 });
      expect(await inHindi(editor, document)).toMatchObject({ body });
      expect(body['Guards, who know the building by heart.']).toBe(words[lead]);
      expect(await take(house, editor, filled, document)).toMatchObject({ changed: [], same: 3 });
      await expect(take(house, editor, 'no such file', document)).rejects.toThrow('This is no PO file');
    });

    test('of the whole site keep apart what one English text means in two places', async ({
      house,
      editor,
    }) => {
      const [one, other] = [await addPage(editor), await addPage(editor)];
      await translate(editor, one.document, { First: 'पहला' });
      await translate(editor, other.document, { First: 'प्रथम' });
      const { name, text } = await download(editor);
      expect(name).toBe('site.hi.po');
      expect(text).toContain('msgctxt "interface|button"');
      expect(text).toContain(`msgctxt "${one.document}"\nmsgid "First"\nmsgstr "पहला"`);
      const report = await take(
        house,
        editor,
        text.replace(
          `msgctxt "${other.document}"\nmsgid "First"\nmsgstr "प्रथम"`,
          `msgctxt "${other.document}"\nmsgid "First"\nmsgstr "सबसे पहले"`,
        ),
      );
      expect(report).toMatchObject({
        changed: [{ document: `hi/${other.document}`, count: 1 }],
        unknown: [],
      });
      expect((await inHindi(editor, one.document)).body.First).toBe('पहला');
      expect((await inHindi(editor, other.document)).body.First).toBe('सबसे पहले');
      // Of a file of the whole site, one document takes what is its own.
      const alone = await take(house, editor, text, other.document);
      expect(alone).toMatchObject({ changed: [{ count: 1 }], unknown: [] });
      expect(alone.elsewhere).toBeGreaterThan(1000);
    });
  });
});

describe('the translations of the interface', () => {
  test('are saved at three times their present size, and refused beyond all measure', async ({ editor }) => {
    const { document, draft, body } = await inHindi(editor, 'interface');
    const longer = (times: number): JsonObject =>
      Object.fromEntries(
        Object.entries(body).flatMap(([key, text]) =>
          Array.from({ length: times }, (_, place) => [place === 0 ? key : `${key} (${place})`, text ?? '']),
        ),
      );
    const { version } = await save(editor, document, draft, longer(3));
    expect((await inHindi(editor, 'interface')).draft).toBe(version);
    const saveId = { editor: randomUUID(), turn: 1 };
    const far = await editor.call('site.save', { document, basedOn: version, body: longer(40), saveId });
    expect(far.statusCode).toBe(413);
  });
});

describe('the search for words', () => {
  test('finds drafts of translations by what Hindi readers see, and says where they are edited', async ({
    editor,
  }) => {
    const { document } = await addPage(editor);
    const counted = 'We have {guards} guards.';
    await translate(editor, document, { [counted]: 'हमारे पास {guards} ज़रूरी गार्ड हैं।', Former: 'ज़रूरी गार्ड थे' });
    const found = async (searched: string): Promise<JsonObject[]> =>
      ok(await editor.ask('site.search', { words: searched })).found;
    const place = {
      ...{ document: `hi/${document}`, label: 'A page in Hindi', path: [counted], locale: 'hi-IN' },
      ...{ field: 'Sections › 1 › Paragraphs › 1', text: 'हमारे पास {guards} ज़रूरी गार्ड हैं।' },
    };
    expect(await found('15 हज़ार+ ज़रूरी गार्ड')).toEqual([expect.objectContaining(place)]);
    // As it is typed without the dot, or stored with a letter that has it.
    expect(await found('{guards} जरूरी गार्ड')).toEqual([expect.objectContaining(place)]);
    // A sentence that the document no longer has is shown to nobody.
    expect(await found('ज़रूरी गार्ड थे')).toEqual([]);
  });
});
