import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { siteIn } from '../../../src/content/site.ts';
import type { DocumentId } from '../../../src/content-id.ts';
import type { JsonObject } from '../../../src/contract/staff/document-body.ts';
import type { TranslationEntry } from '../../../src/contract/staff/site.ts';
import type { EditedTranslation } from '../../../src/contract/staff/translations.ts';
import { type PublishingServer, test } from '../../factories/publishing-server.ts';
import { ok, type SignedInMember } from '../../factories/staff.ts';
import { upload } from '../../factories/staff-upload.ts';
import { actsOn, addPage, complete, findDraft, publish, rewrite, saveBody } from './edit-site.ts';

const { lead, description } = complete;
const changedLead = 'Guards, who know the building by heart.';
const guards = 'We have {guards} guards.';
const words = {
  'A page': 'एक पेज',
  [description]: 'यह पेज अपने बारे में इतना बताता है कि इसे ढूँढ़ने वाले लोग इसे आसानी से पा सकें, और कुछ नहीं।',
  [lead]: 'इमारत को अच्छी तरह जानने वाले गार्ड।',
  First: 'पहला',
  [guards]: 'हमारे पास {guards} गार्ड हैं।',
};

const inHindi = async (member: SignedInMember, document: DocumentId): Promise<EditedTranslation> =>
  ok(await member.ask('site.findTranslation', { document, language: 'hi' }));

async function translate(member: SignedInMember, document: DocumentId, change: JsonObject) {
  const { document: id, draft, body } = await inHindi(member, document);
  const { version } = await saveBody(member, id, draft, { ...body, ...change });
  return { document: id, version };
}

const hindiPage = ({ site }: PublishingServer, document: DocumentId) =>
  siteIn(site.current, 'hi').pages.find(({ id }) => id === document);
const hindiInterface = ({ site }: PublishingServer) => JSON.stringify(siteIn(site.current, 'hi').interface);

async function entryOf(member: SignedInMember, of: DocumentId): Promise<TranslationEntry | undefined> {
  const { translations }: { translations: TranslationEntry[] } = ok(await member.ask('site.tree'));
  return translations.find((entry) => entry.of === of && entry.language === 'hi');
}

describe('translations', () => {
  test('begin with those of the product, in the order of the form', async ({ editor }) => {
    expect(await entryOf(editor, 'home')).toMatchObject({ of: 'home', translated: expect.any(Number) });
    expect(await entryOf(editor, 'synonyms')).toBeUndefined();
    const closing = await inHindi(editor, 'closing');
    const label = 'Bands at the end of pages in Hindi';
    expect(closing).toMatchObject({ document: 'hi/closing', label, locale: 'hi-IN', languageName: 'Hindi' });
    expect(closing).toMatchObject({ draft: null, differs: false, isPublic: true, faults: [] });
    expect(closing.translated).toBe(closing.total);
    expect(closing.sentences.length).toBe(closing.total);
    expect(closing.sentences.every(({ key }) => typeof closing.body[key] === 'string')).toBe(true);
    for (const none of [
      { document: 'home', language: 'xx' },
      { document: 'page:nowhere', language: 'hi' },
    ])
      expect((await editor.ask('site.findTranslation', none)).statusCode).toBe(404);
    const saveId = { editor: randomUUID(), turn: 1 };
    const nothing = { document: 'hi/page:nowhere', basedOn: null, body: {}, saveId };
    expect((await editor.call('site.save', nothing)).statusCode).toBe(404);
  });

  test('are published by themselves or with their document', async ({ house, editor, owner }) => {
    const page = await addPage(editor);
    const { document } = page;
    ok(await publish(owner, [page]));
    expect(hindiPage(house, document)).toMatchObject({ isForeign: true, name: 'A page' });
    const half = await translate(editor, document, { First: 'पहला' });
    expect(await entryOf(editor, document)).toMatchObject({ total: 5, translated: 1, differs: true });
    // Nothing of a draft is public.
    expect(hindiPage(house, document)).toMatchObject({ isForeign: true });
    ok(await publish(owner, [await translate(editor, document, words)]));
    const shown = hindiPage(house, document);
    expect(shown).toMatchObject({ name: 'एक पेज', lead: words[lead] });
    expect(shown?.isForeign).toBeUndefined();
    expect(JSON.stringify(shown?.sections)).toContain('हमारे पास 15 हज़ार+ गार्ड हैं।');
    expect(await entryOf(editor, document)).toMatchObject({ translated: 5, differs: false });

    const english = await rewrite(editor, document, { lead: 'Guards who know it by heart.' });
    const hindi = await translate(editor, document, { 'Guards who know it by heart.': 'वे इसे जानते हैं।' });
    ok(await publish(owner, [english, hindi]));
    expect(hindiPage(house, document)?.lead).toBe('वे इसे जानते हैं।');
    const [release] = ok(await owner.ask('site.releases', {})).releases;
    const labels = release.documents.map(({ label }: { label: string }) => label);
    expect(labels).toEqual(['A page', 'A page in Hindi']);
    // A rollback of the language alone.
    ok(await publish(owner, [half]));
    expect(hindiPage(house, document)).toMatchObject({ isForeign: true });
    const { entries } = ok(await editor.ask('site.history', { document: hindi.document }));
    expect(entries[0]).toMatchObject({ by: 'A editor', isDraft: true });
    expect((await actsOn(house, hindi.document)).at(-1)).toEqual(['site words rolled back', owner.id]);
  });

  test('take the place of the product’s, sentence by sentence', async ({ house, editor, owner }) => {
    const { body } = await inHindi(editor, 'interface');
    const [key = '', other = ''] = Object.keys(body).filter((each) => !each.includes('{'));
    ok(await publish(owner, [await translate(editor, 'interface', { [key]: 'कुछ और' })]));
    expect(hindiInterface(house)).toContain('"कुछ और"');
    expect(hindiInterface(house)).toContain(JSON.stringify(body[other]));
    // What was taken back shows the English.
    const taken = await translate(editor, 'interface', { [key]: '' });
    // A translation may be public before its sentence, and cannot break a page then.
    const broken = await translate(editor, 'interface', { 'Never said': '{count, plural, one {#' });
    expect(broken.document).toBe(taken.document);
    ok(await publish(owner, [broken]));
    expect(hindiInterface(house)).toContain(JSON.stringify(key));
    const [area, texts] = Object.entries((await findDraft(editor, 'interface')).body)[0] as [
      string,
      JsonObject,
    ];
    const name = Object.keys(texts).find((each) => !String(texts[each]).match(/[{<]/)) ?? '';
    const english = await rewrite(editor, 'interface', { [area]: { ...texts, [name]: 'Never said' } });
    ok(await publish(owner, [english]));
    expect(hindiInterface(house)).toContain('"Never said"');
  });

  test('with faults are refused by their sentences', async ({ house, editor, owner }) => {
    const page = await addPage(editor);
    const { document } = page;
    ok(await publish(owner, [page]));
    const faulty = await translate(editor, document, {
      ...words,
      'A page': 'प'.repeat(500),
      [lead]: 'इमारत के {nobody} गार्ड।',
      [guards]: 'हमारे पास गार्ड हैं।',
      'No sentence of this page.': '{anything',
    });
    const { faults } = ok(await editor.ask('site.check', { documents: [faulty] }));
    expect(faults).toMatchObject([
      { document: `hi/${document}`, label: 'A page in Hindi', field: '“A page”', path: ['A page'] },
      // It is the page's name and its heading, of which one may be longer.
      { path: ['A page'], message: 'At most 120 characters fit here.' },
      { path: [lead], message: 'There is no figure called {nobody}.' },
      { path: [guards], message: 'Please keep {guards}.' },
    ]);
    expect((await inHindi(editor, document)).faults).toEqual(faults);
    expect((await publish(owner, [faulty])).statusCode).toBe(400);
    expect(hindiPage(house, document)).toMatchObject({ isForeign: true });
    const { body } = await inHindi(editor, 'interface');
    const plural = Object.keys(body).find((key) => key.includes('plural')) ?? '';
    const broken = await translate(editor, 'interface', { [plural]: '{count, plural, one {#' });
    const check = ok(await editor.ask('site.check', { documents: [broken] }));
    expect(check.faults.map(({ path }: { path: string[] }) => path)).toContainEqual([plural]);
    ok(await editor.call('site.discard', { document: broken.document, basedOn: broken.version }));
  });

  test('of a sentence that changed are offered for the new one', async ({ editor }) => {
    const { document } = await addPage(editor);
    await translate(editor, document, words);
    await rewrite(editor, document, { lead: changedLead, name: 'Quite another' });
    const { sentences, translated, total } = await inHindi(editor, document);
    expect([translated, total]).toEqual([4, 6]);
    const former = Object.fromEntries(sentences.map((each) => [each.text, each.former]));
    expect(former[changedLead]).toEqual({ text: lead, translation: words[lead], isNearlySame: true });
    expect(former['Quite another']).toBeNull();
    expect(former.First).toBeNull();
  });

  test('are found as Hindi readers see them, where they are edited', async ({ editor }) => {
    const { document } = await addPage(editor);
    const text = 'हमारे पास {guards} ज़रूरी गार्ड हैं।';
    await translate(editor, document, { [guards]: text, Former: 'ज़रूरी गार्ड थे' });
    const find = async (searched: string): Promise<JsonObject[]> =>
      ok(await editor.ask('site.search', { words: searched })).found;
    const place = { document: `hi/${document}`, label: 'A page in Hindi', path: [guards], locale: 'hi-IN' };
    const field = 'Sections › 1 › Paragraphs › 1';
    // As it is typed without the dot, or stored with a letter that has it.
    for (const typed of ['15 हज़ार+ ज़रूरी गार्ड', '{guards} जरूरी गार्ड'])
      expect(await find(typed)).toEqual([expect.objectContaining({ ...place, field, text })]);
    // A sentence that the document no longer has is shown to nobody.
    expect(await find('ज़रूरी गार्ड थे')).toEqual([]);
  });
});

describe('a PO file', () => {
  const download = async (member: SignedInMember, document?: DocumentId) =>
    ok(await member.ask('site.translationFile', { language: 'hi', document })) as {
      name: string;
      text: string;
    };
  const take = async (
    house: PublishingServer,
    member: SignedInMember,
    text: string,
    document?: DocumentId,
  ) => {
    const fields = { language: 'hi', ...(document && { document }), file: new File([text], 'hindi.po') };
    return upload(house, member, 'site.importTranslations', fields);
  };

  test('goes out and comes in again, with a report of what did not fit', async ({ house, editor }) => {
    const { document } = await addPage(editor);
    await translate(editor, document, { [lead]: words[lead] ?? '' });
    await rewrite(editor, document, { lead: changedLead });
    const { name, text } = await download(editor, document);
    expect(name).toBe(`${document.replace(':', '-')}.hi.po`);
    expect(text).toContain('"Language: hi_IN\\n"');
    expect(text).toContain('#. Below the heading');
    // What has changed is for the translator to look at.
    expect(text).toContain(`#, fuzzy\n#| msgid "${lead}"`);
    const takeIn = async (file: string) => ok((await take(house, editor, file, document)) as never);
    const untouched = { changed: [], same: 0, empty: 4, fuzzy: 1, unknown: [], faults: [] };
    expect(await takeIn(text)).toMatchObject(untouched);
    const filled = text
      .replace('#, fuzzy\n', '')
      .replace('msgid "First"\nmsgstr ""', 'msgid "First"\nmsgstr "पहला"')
      .replace(`msgid "${guards}"\nmsgstr ""`, `msgid "${guards}"\nmsgstr "हमारे पास गार्ड हैं।"`);
    const file = `${filled}\nmsgid "Gone"\nmsgstr "गया"\n`;
    const report = await takeIn(file);
    expect(report).toMatchObject({ same: 0, empty: 2, fuzzy: 0, elsewhere: 0 });
    expect(report).toMatchObject({
      changed: [{ document: `hi/${document}`, label: 'A page in Hindi', count: 3 }],
      unknown: [{ text: 'Gone', translation: 'गया' }],
      faults: [{ path: [guards], message: 'Please keep {guards}.' }],
    });
    const { body, translated } = await inHindi(editor, document);
    expect(translated).toBe(3);
    expect(body[changedLead]).toBe(words[lead]);
    expect(await takeIn(file)).toMatchObject({ changed: [], same: 3 });
    expect(await inHindi(editor, document)).toMatchObject({ body });
    const wrong = await take(house, editor, 'no such file', document);
    expect(wrong.statusCode).toBe(400);
    expect(wrong.body).toContain('This is no PO file');
  });
});
