import { describe, expect } from 'vitest';
import { readers } from '../../server/importing/runs/read-apart.ts';
import type { DocumentId } from '../../src/content-id.ts';
import type { JsonObject } from '../../src/contract/staff/document-body.ts';
import type { ImportLine } from '../../src/contract/staff/moving-in.ts';
import type { EditedTranslation } from '../../src/contract/staff/translations.ts';
import { rewrite, saveBody } from '../editing/site/edit-site.ts';
import type { StartedServer } from '../environment/app.ts';
import { ok, type SignedInMember } from '../factories/staff.ts';
import { test as base } from './house.ts';
import { linesOf, rehearseFile, runImport, undoImport } from './moving.ts';

const test = base.extend<{ page: DocumentId }>({
  /** A page with five sentences, none of which is translated. */
  page: async ({ owner }, use) => {
    const { document } = ok(await owner.call('site.createPage', { path: '/a-page', name: 'A page' }));
    await rewrite(owner, document, written);
    await use(document);
  },
});

const written = {
  lead: 'Guards who know the building by heart.',
  description: 'A page that says enough about itself to be found by people who search for it.',
  sections: [
    {
      type: 'text',
      id: 'first',
      heading: 'At the gate of a factory',
      paragraphs: ['We have {guards} guards.'],
    },
  ],
};
const real = { readers, name: 'hindi.po' };

const HEADERS = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Language: hi_IN\\n"\n';
const po = (...entries: string[]) => `${HEADERS}\n${entries.join('\n\n')}\n`;
const said = (text: string, translation: string, head = '') =>
  `${head}msgid ${JSON.stringify(text)}\nmsgstr ${JSON.stringify(translation)}`;

const file = po(
  said('At the gate of a factory', 'पहला'),
  said(written.lead, 'इमारत को जानने वाले गार्ड।'),
  said('We have {guards} guards.', 'हमारे पास गार्ड हैं।'),
  said('No sentence of this site', 'कुछ नहीं'),
  said('Not yet', ''),
  said('Guarded', 'सुरक्षित', '#, fuzzy\n'),
);

const inHindi = async (member: SignedInMember, document: DocumentId): Promise<EditedTranslation> =>
  ok(await member.ask('site.findTranslation', { document, language: 'hi' }));
async function translate(member: SignedInMember, document: DocumentId, change: JsonObject) {
  const { document: id, draft, body } = await inHindi(member, document);
  return saveBody(member, id, draft, { ...body, ...change });
}

const planOf = (lines: ImportLine[]) => lines.map(({ title, act }) => `${act} ${title}`).toSorted();
const notesOf = (lines: ImportLine[], title: string) =>
  (lines.find((line) => line.title === title)?.notes ?? []).map(({ place, text }) =>
    `${place ?? ''} ${text}`.trim(),
  );

async function bringIn(house: StartedServer, owner: SignedInMember, content = file) {
  const { id } = await rehearseFile(house, owner, content, real);
  return runImport(house, owner, id, real);
}

describe('a catalogue', () => {
  test('is rehearsed sentence by sentence, and becomes a draft once', async ({ house, owner, page }) => {
    const opened = await rehearseFile(house, owner, file, real);
    expect(opened).toMatchObject({ state: 'rehearsed', source: 'catalogue' });
    const lines = await linesOf(owner, opened.id);
    expect(planOf(lines)).toEqual([
      'leave No sentence of this site',
      'leave Translations into Hindi',
      'leave We have {guards} guards.',
      'leave “Guarded”',
      'make A page in Hindi: 2 sentences',
    ]);
    expect(notesOf(lines, 'A page in Hindi: 2 sentences')).toEqual([
      'They become part of the draft, which is public once somebody publishes it.',
      '“At the gate of a factory” “पहला”',
      `“${written.lead}” “इमारत को जानने वाले गार्ड।”`,
    ]);
    expect(notesOf(lines, 'We have {guards} guards.')).toEqual(['Please keep {guards}. “हमारे पास गार्ड हैं।”']);
    expect(notesOf(lines, 'No sentence of this site')).toEqual(['The site has no such sentence. “कुछ नहीं”']);
    expect((await inHindi(owner, page)).draft).toBeNull();

    const done = await runImport(house, owner, opened.id, real);
    expect(done.counts).toMatchObject([
      { kind: 'translations', act: 'leave', items: 4 },
      { kind: 'translations', act: 'make', items: 1, done: 1, failed: 0 },
    ]);
    const { body, publishedBody, draft } = await inHindi(owner, page);
    expect(body).toEqual({ 'At the gate of a factory': 'पहला', [written.lead]: 'इमारत को जानने वाले गार्ड।' });
    expect(publishedBody).not.toMatchObject({ 'At the gate of a factory': 'पहला' });
    const [line] = await linesOf(owner, done.id, { act: 'make' });
    expect(line).toMatchObject({ state: 'done', leadsTo: `/site/${encodeURIComponent(page)}` });
    const again = await bringIn(house, owner);
    expect(planOf(await linesOf(owner, again.id))).toContain('same A page in Hindi: 2 sentences');
    expect((await inHindi(owner, page)).draft).toBe(draft);
    // The site is not in Tamil.
    const { id } = await rehearseFile(house, owner, file.replace('hi_IN', 'ta_IN'), real);
    const [tamil] = await linesOf(owner, id);
    expect([tamil?.act, tamil?.notes.at(-1)?.text]).toEqual(['leave', 'The site is not in this language.']);
  });

  test('never replaces what was translated here without asking', async ({ house, owner, page }) => {
    await translate(owner, page, { 'At the gate of a factory': 'प्रथम' });
    const first = await bringIn(house, owner);
    const asks = planOf(await linesOf(owner, first.id, { act: 'ask' }));
    expect(asks).toEqual(['ask A page in Hindi: 1 sentence']);
    expect((await inHindi(owner, page)).body).toMatchObject({
      'At the gate of a factory': 'प्रथम',
      [written.lead]: 'इमारत को जानने वाले गार्ड।',
    });
    const opened = await rehearseFile(house, owner, file, real);
    const [asked] = await linesOf(owner, opened.id, { act: 'ask' });
    expect(asked?.notes.at(-1)).toMatchObject({
      place: '“At the gate of a factory”',
      text: '“प्रथम” becomes “पहला”',
    });
    await runImport(house, owner, opened.id, { readers, overwrite: [asked?.id ?? 0] });
    expect((await inHindi(owner, page)).body).toMatchObject({ 'At the gate of a factory': 'पहला' });
  });

  test('is taken back, but for sentences that were edited', async ({ house, owner, page }) => {
    const first = await bringIn(house, owner);
    await undoImport(house, owner, first.id, real);
    expect((await inHindi(owner, page)).body).toEqual({});
    const second = await bringIn(house, owner);
    await translate(owner, page, { 'At the gate of a factory': 'प्रथम' });
    await undoImport(house, owner, second.id, real);
    const [line] = await linesOf(owner, second.id, { act: 'make' });
    expect(line).toMatchObject({
      state: 'failed',
      failure:
        '1 of its 2 sentences have been edited or published here since and stay. The others are taken back.',
    });
    expect((await inHindi(owner, page)).body).toEqual({ 'At the gate of a factory': 'प्रथम' });
  });
});
