import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { sampleBody } from '../../../server/content/read-body.ts';
import type { Topic } from '../../../src/content/schema/fields.ts';
import { topicPictures } from '../../../src/content/topic-pictures.ts';
import type { DocumentId } from '../../../src/content-id.ts';
import type { JsonObject } from '../../../src/contract/staff/document-body.ts';
import type { SaveAnswer } from '../../../src/contract/staff/site.ts';
import { test } from '../../factories/publishing-server.ts';
import { ok, type SignedInMember } from '../../factories/staff.ts';
import { actsOn, findDraft, saveBody } from './edit-site.ts';

/** Saves like a tab of the editor: with a number that rises. */
function openEditor(member: SignedInMember, document: DocumentId) {
  const editor = randomUUID();
  let turn = 0;
  return async (basedOn: number | null, body: JsonObject, again?: number): Promise<SaveAnswer> => {
    if (again === undefined) turn += 1;
    const saveId = { editor, turn: again ?? turn };
    return ok(await member.call('site.save', { document, basedOn, body, saveId }));
  };
}

async function addPage(member: SignedInMember) {
  const path = `/page-${randomUUID().slice(0, 8)}`;
  const { document, version } = ok(await member.call('site.createPage', { path, name: 'A page' }));
  const { body } = await findDraft(member, document);
  return { document: document as DocumentId, version: version as number, body };
}

describe('a draft', () => {
  test('begins with the words of the product, and keeps them as its first version', async ({
    house,
    editor,
  }) => {
    const before = await findDraft(editor, 'closing');
    expect(before).toMatchObject({ draft: null, published: null, differs: false, isPublic: true });
    expect(before.changed).toBeNull();
    const saved = await saveBody(editor, 'closing', null, { ...before.body, picture: 'card-fire' });
    expect(saved).toMatchObject({ outcome: 'saved', by: 'A editor' });
    expect(await actsOn(house, 'closing')).toEqual([['site draft begun', editor.id]]);
    const after = await findDraft(editor, 'closing');
    expect(after).toMatchObject({ draft: saved.version, differs: true, isPublic: true });
    expect(after).toMatchObject({ body: { picture: 'card-fire' }, changed: { by: 'A editor' } });
    const { entries } = ok(await editor.ask('site.history', { document: 'closing' }));
    expect(entries).toMatchObject([
      { version: saved.version, by: 'A editor', fields: ['Picture'], isDraft: true },
      { by: null, fields: [] },
    ]);
    const first = ok(await editor.ask('site.version', { document: 'closing', version: entries[1].version }));
    expect(first.body).toEqual(sampleBody('closing'));
  });

  test('takes both changes of two people who changed different fields', async ({ editor, owner }) => {
    const { document, version, body } = await addPage(editor);
    await saveBody(editor, document, version, { ...body, lead: 'By the editor.' });
    const merged = { lead: 'By the editor.', heading: 'By the owner' };
    const answer = await saveBody(owner, document, version, { ...body, heading: 'By the owner' });
    expect(answer).toMatchObject({ outcome: 'merged', body: merged });
    expect((await findDraft(editor, document)).body).toMatchObject(merged);
  });

  test('of two people who changed one field is a conflict with both texts', async ({ editor, owner }) => {
    const { document, version, body } = await addPage(editor);
    const first = await saveBody(editor, document, version, { ...body, heading: 'By the editor' });
    const save = openEditor(owner, document);
    const refused = await save(version, { ...body, heading: 'By the owner', lead: 'By the owner, too.' });
    const texts = { base: 'A page', mine: 'By the owner', theirs: 'By the editor' };
    expect(refused).toMatchObject({
      outcome: 'conflict',
      version: first.version,
      by: 'A editor',
      body: { heading: 'By the editor', lead: 'By the owner, too.' },
      conflicts: [{ path: ['heading'], field: 'Heading', ...texts }],
    });
    expect((await findDraft(editor, document)).body.heading).toBe('By the editor');
    // The refused text is kept beside the history.
    const { kept, body: merged } = refused as { kept: number; body: JsonObject };
    const aside = ok(await editor.ask('site.version', { document, version: kept }));
    expect(aside.body.heading).toBe('By the owner');
    const chosen = await save(refused.version, { ...merged, heading: 'By the owner' });
    expect(chosen.outcome).toBe('saved');
    const { entries } = ok(await editor.ask('site.history', { document }));
    expect(entries.map((entry: { isAside: boolean }) => entry.isAside)).toEqual([false, true, false]);
  });

  test('is saved once however often a save is repeated', async ({ house, editor }) => {
    const { document, version, body } = await addPage(editor);
    const save = openEditor(editor, document);
    const changed = { ...body, lead: 'Once.' };
    const [first, ...others] = await Promise.all([1, 1, 1].map((turn) => save(version, changed, turn)));
    expect(others).toEqual([first, first]);
    const { rows } = await sql`select from content_versions where document = ${document}`.execute(house.db);
    expect(rows).toHaveLength(2);
    const saveId = { editor: randomUUID(), turn: 1 };
    ok(await editor.call('site.save', { document, basedOn: version, body: { ...body, name: 'B' }, saveId }));
    const other = { document, basedOn: version, body: { ...body, name: 'C' }, saveId };
    expect((await editor.call('site.save', other)).json().error.message).toContain('saveId');
  });

  test('goes back to an older version, and to what is public, as new versions', async ({ house, editor }) => {
    const { document, version, body } = await addPage(editor);
    const { version: second } = await saveBody(editor, document, version, { ...body, lead: 'Second.' });
    const stale = await editor.call('site.restore', { document, version, basedOn: version });
    expect(stale.statusCode).toBe(409);
    const restored = ok(await editor.call('site.restore', { document, version, basedOn: second }));
    expect(restored.version).toBeGreaterThan(second);
    expect((await findDraft(editor, document)).body).toEqual(body);
    expect(ok(await editor.ask('site.compare', { document, from: second, to: version })).changes).toEqual([
      { kind: 'changed', path: ['lead'], field: 'Below the heading', before: 'Second.', after: '' },
    ]);
    // A page that was never public is gone once its draft is discarded; its versions are not.
    ok(await editor.call('site.discard', { document, basedOn: restored.version }));
    expect((await editor.ask('site.find', { document })).statusCode).toBe(404);
    const acts = ['site page added', 'site draft restored', 'site draft discarded'];
    expect(await actsOn(house, document)).toEqual(acts.map((act) => [act, editor.id]));
    expect(ok(await editor.ask('site.version', { document, version: second })).body.lead).toBe('Second.');
  });
});

describe('all drafts', () => {
  test('are searched for words as visitors read them', async ({ editor }) => {
    const { found } = ok(await editor.ask('site.search', { words: '6,000' }));
    const figure = { document: 'facts', label: 'Figures of the company', path: ['figures', 3, 'value'] };
    const shown = { field: 'Figures › 4 › Figure', text: '6,000', shown: '6,000', locale: 'en-IN' };
    expect(found).toContainEqual({ ...figure, ...shown });
    expect(found.some(({ text }: { text: string }) => text.includes('{guardsAndOfficers}'))).toBe(true);
  });

  test('say where a page is linked to, and where a picture is shown', async ({ editor }) => {
    const usesOf = async (what: object) => ok(await editor.ask('site.usage', what)).uses;
    const links = await usesOf({ page: 'page:quotation' });
    expect(links).toContainEqual({
      document: 'home',
      label: 'Home page',
      path: ['slides', 0, 'button', 'path'],
      field: 'Slides › 1 › Button › Leads to',
    });
    expect(links.some(({ document }: { document: string }) => document === 'page:quotation')).toBe(false);
    const shown = await usesOf({ picture: 'stage-guarding' });
    expect(shown).toContainEqual(expect.objectContaining({ path: ['slides', 0, 'picture'] }));
    // A page without a picture of its own shows the one of its topic.
    const { document, body } = await addPage(editor);
    expect(body.picture).toBeUndefined();
    const ofTopic = await usesOf({ picture: topicPictures[body.topic as Topic] });
    const place = { document, label: 'A page', path: ['picture'], field: 'Picture at the top' };
    expect(ofTopic).toContainEqual(place);
  });
});
