import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { sampleBody } from '../../../server/content/read-body.ts';
import type { DocumentId } from '../../../src/content/documents.ts';
import type { Topic } from '../../../src/content/schema/fields.ts';
import { topicPictures } from '../../../src/content/topic-pictures.ts';
import type { JsonObject } from '../../../src/contract/staff/document-body.ts';
import type { EditedDocument, SaveAnswer } from '../../../src/contract/staff/site.ts';
import { test } from '../../factories/publishing-server.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';

const find = async (member: SignedInMember, document: DocumentId): Promise<EditedDocument> =>
  ok(await member.ask('site.find', { document }));

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

/** A page of its own for each test, since the tests of a file share the database. */
async function addPage(member: SignedInMember) {
  const path = `/page-${randomUUID().slice(0, 8)}`;
  const { document, version } = ok(await member.call('site.createPage', { path, name: 'A page' }));
  const { body } = await find(member, document);
  return { document: document as DocumentId, version: version as number, body, path };
}

describe('a draft', () => {
  test('begins with the words of the product, and keeps them as its first version', async ({ editor }) => {
    const before = await find(editor, 'closing');
    expect(before).toMatchObject({
      draft: null,
      published: null,
      differs: false,
      isPublic: true,
      changed: null,
    });
    const body = { ...before.body, picture: 'card-fire' };
    const saved = await openEditor(editor, 'closing')(null, body);
    expect(saved).toMatchObject({ outcome: 'saved', by: 'A editor' });
    expect(await find(editor, 'closing')).toMatchObject({
      ...{ draft: saved.version, differs: true, isPublic: true, body: { picture: 'card-fire' } },
      changed: { by: 'A editor' },
    });
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
    await openEditor(editor, document)(version, { ...body, lead: 'By the editor.' });
    const answer = await openEditor(owner, document)(version, { ...body, heading: 'By the owner' });
    expect(answer).toMatchObject({
      outcome: 'merged',
      body: { lead: 'By the editor.', heading: 'By the owner' },
    });
    expect((await find(editor, document)).body).toMatchObject({
      ...{ lead: 'By the editor.', heading: 'By the owner' },
    });
  });

  test('answers with both texts where two people changed one field, and keeps the refused one', async ({
    editor,
    owner,
  }) => {
    const { document, version, body } = await addPage(editor);
    const first = await openEditor(editor, document)(version, { ...body, heading: 'By the editor' });
    const save = openEditor(owner, document);
    const refused = await save(version, { ...body, heading: 'By the owner', lead: 'By the owner, too.' });
    expect(refused).toMatchObject({
      outcome: 'conflict',
      version: first.version,
      by: 'A editor',
      body: { heading: 'By the editor', lead: 'By the owner, too.' },
      conflicts: [
        {
          path: ['heading'],
          field: 'Heading',
          base: 'A page',
          mine: 'By the owner',
          theirs: 'By the editor',
        },
      ],
    });
    expect((await find(editor, document)).body.heading).toBe('By the editor');
    const kept = (refused as { kept: number }).kept;
    expect(ok(await editor.ask('site.version', { document, version: kept })).body.heading).toBe(
      'By the owner',
    );
    const chosen = await save(refused.version, {
      ...(refused as { body: JsonObject }).body,
      heading: 'By the owner',
    });
    expect(chosen.outcome).toBe('saved');
    const { entries } = ok(await editor.ask('site.history', { document }));
    expect(entries.map((entry: { isAside: boolean }) => entry.isAside)).toEqual([false, true, false]);
  });

  test('is saved once however often a save is repeated', async ({ house, editor }) => {
    const { document, version, body } = await addPage(editor);
    const save = openEditor(editor, document);
    const changed = { ...body, lead: 'Once.' };
    const [first, ...others] = await Promise.all([
      save(version, changed, 1),
      save(version, changed, 1),
      save(version, changed, 1),
    ]);
    expect(others).toEqual([first, first]);
    const { rows } = await sql`select from content_versions where document = ${document}`.execute(house.db);
    expect(rows).toHaveLength(2);
    const saveId = { editor: randomUUID(), turn: 1 };
    ok(await editor.call('site.save', { document, basedOn: version, body: { ...body, name: 'B' }, saveId }));
    const other = { document, basedOn: version, body: { ...body, name: 'C' }, saveId };
    expect((await editor.call('site.save', other)).json().error.message).toContain('saveId');
  });

  test('never goes back to an earlier save of the same editor that arrives late', async ({ editor }) => {
    const { document, version, body } = await addPage(editor);
    const save = openEditor(editor, document);
    // What was typed was deleted again before the first save had arrived.
    expect(await save(version, body, 2)).toMatchObject({ outcome: 'saved' });
    expect(await save(version, { ...body, lead: 'Typed, and deleted again.' }, 1)).toMatchObject({
      outcome: 'superseded',
    });
    expect((await find(editor, document)).body.lead).toBe('');
  });

  test('goes on from a save whose answer was lost', async ({ editor }) => {
    const { document, version, body } = await addPage(editor);
    const save = openEditor(editor, document);
    await save(version, { ...body, lead: 'Typed' });
    expect(await save(version, { ...body, lead: 'Typed more' })).toMatchObject({ outcome: 'saved' });
    expect((await find(editor, document)).body.lead).toBe('Typed more');
  });

  test('goes back to an older version, and to what is public, as new versions', async ({ editor }) => {
    const { document, version, body } = await addPage(editor);
    const { version: second } = await openEditor(editor, document)(version, { ...body, lead: 'Second.' });
    const stale = await editor.call('site.restore', { document, version, basedOn: version });
    expect(stale.statusCode).toBe(409);
    const restored = ok(await editor.call('site.restore', { document, version, basedOn: second }));
    expect(restored.version).toBeGreaterThan(second);
    expect((await find(editor, document)).body).toEqual(body);
    expect(ok(await editor.ask('site.compare', { document, from: second, to: version })).changes).toEqual([
      { kind: 'changed', path: ['lead'], field: 'Below the heading', before: 'Second.', after: '' },
    ]);
    // A page that was never public is gone once its draft is discarded; its versions are not.
    ok(await editor.call('site.discard', { document, basedOn: restored.version }));
    expect((await editor.ask('site.find', { document })).statusCode).toBe(404);
    expect(ok(await editor.ask('site.version', { document, version: second })).body.lead).toBe('Second.');
  });

  test('keeps what its schema does not know, and says so', async ({ editor }) => {
    const { document, version, body } = await addPage(editor);
    await openEditor(editor, document)(version, { ...body, seo: { keywords: 'guards' } });
    const found = await find(editor, document);
    expect(found.unknown).toEqual([['seo']]);
    expect(found.body.seo).toEqual({ keywords: 'guards' });
    expect(found.faults).toContainEqual({
      ...{ document, label: found.label, path: ['seo'], field: 'seo' },
      message: 'This release does not know this field.',
    });
  });

  test('is refused where it could not be stored as it is', async ({ editor }) => {
    for (const heading of ['\u0000', '\ud800']) {
      const saveId = { editor: randomUUID(), turn: 1 };
      const input = { document: 'closing', basedOn: null, body: { heading }, saveId };
      expect((await editor.call('site.save', input)).statusCode).toBe(400);
    }
  });

  test('cannot be changed or removed in the database', async ({ house, editor }) => {
    await addPage(editor);
    await expect(sql`update content_versions set note = 'x'`.execute(house.db)).rejects.toThrow(
      'only ever added to',
    );
    await expect(sql`delete from content_versions`.execute(house.db)).rejects.toThrow('only ever added to');
  });

  test('is for editors and owners alone', async ({ house }) => {
    for (const role of ['sales', 'recruiter'] as const) {
      const member = await createMember(house, role);
      expect((await member.ask('site.tree')).statusCode).toBe(403);
      expect((await member.call('site.save', {})).statusCode).toBe(403);
    }
  });

  test('has one line in the audit log for each session of writing', async ({ house, editor }) => {
    const { document, version, body } = await addPage(editor);
    const save = openEditor(editor, document);
    const first = await save(version, { ...body, lead: 'One.' });
    await save(first.version, { ...body, lead: 'Two.' });
    const { rows } = await sql<{ action: string }>`
      select action from staff_audit where subject = ${document} order by id`.execute(house.db);
    expect(rows.map(({ action }) => action)).toEqual(['site page added']);
  });
});

describe('all drafts', () => {
  test('are searched for words as visitors read them', async ({ editor }) => {
    const { found } = ok(await editor.ask('site.search', { words: '6,000' }));
    expect(found).toContainEqual({
      ...{ document: 'facts', label: 'Figures of the company', path: ['figures', 3, 'value'] },
      ...{ field: 'Figures › 4 › Figure', text: '6,000', shown: '6,000', locale: 'en-IN' },
    });
    expect(found.some(({ text }: { text: string }) => text.includes('{guardsAndOfficers}'))).toBe(true);
  });

  test('say where a page is linked to, and where a picture is shown', async ({ editor }) => {
    const links = ok(await editor.ask('site.usage', { page: 'page:quotation' })).uses;
    expect(links).toContainEqual({
      ...{ document: 'home', label: 'Home page', path: ['slides', 0, 'button', 'path'] },
      field: 'Slides › 1 › Button › Leads to',
    });
    expect(links.some(({ document }: { document: string }) => document === 'page:quotation')).toBe(false);
    const shown = ok(await editor.ask('site.usage', { picture: 'stage-guarding' })).uses;
    expect(shown).toContainEqual(expect.objectContaining({ path: ['slides', 0, 'picture'] }));
    // A page without a picture of its own shows the one of its topic.
    const { document } = ok(await editor.call('site.createPage', { path: '/bare', name: 'Bare' }));
    const { body } = ok(await editor.ask('site.find', { document }));
    expect(body.picture).toBeUndefined();
    const ofTopic = ok(await editor.ask('site.usage', { picture: topicPictures[body.topic as Topic] })).uses;
    expect(ofTopic).toContainEqual({
      ...{ document, label: 'Bare', path: ['picture'], field: 'Picture at the top' },
    });
  });
});
