import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { findPage } from '../../../src/content/site.ts';
import type { Synonyms } from '../../../src/content/synonyms.ts';
import type { DocumentId } from '../../../src/content-id.ts';
import type { JsonObject } from '../../../src/contract/staff/document-body.ts';
import type { PublicationCheck } from '../../../src/contract/staff/site-publishing.ts';
import { querySite } from '../../doors/doors.ts';
import { test } from '../../factories/publishing-server.ts';
import { createJobOpening } from '../../factories/rows.ts';
import { ok, type SignedInMember } from '../../factories/staff.ts';
import { type Approved, actsOn, addPage, findDraft, publish, rewrite } from './edit-site.ts';

const check = async (member: SignedInMember, documents: Approved[]): Promise<PublicationCheck> =>
  ok(await member.ask('site.check', { documents }));

async function askToRename(member: SignedInMember, document: DocumentId, path: string, confirmed?: string[]) {
  const { draft } = await findDraft(member, document);
  const saveId = { editor: randomUUID(), turn: 1 };
  return member.call('site.renamePage', { document, basedOn: draft, path, saveId, confirmed });
}

const rename = async (member: SignedInMember, document: DocumentId, path: string) => ({
  document,
  version: ok(await askToRename(member, document, path)).version as number,
});

describe('a publication', () => {
  test('is shown at once, with everything that belongs to it', async ({ house, editor, owner }) => {
    const page = await addPage(editor);
    const shown = () => findPage(house.site.current, page.path);
    const closing = await rewrite(editor, 'closing', { picture: 'card-fire' });
    const { revision } = house.site.current;
    expect(shown()).toBeUndefined();
    ok(await publish(owner, [page, closing]));
    expect(house.site.current.revision).not.toBe(revision);
    expect(shown()).toMatchObject({ id: page.document, name: 'A page' });
    expect(house.site.current.closing.picture).toBe('card-fire');
    const draft = await findDraft(editor, page.document);
    expect(draft).toMatchObject({ isPublic: true, differs: false, published: page.version });
    const again = await rewrite(editor, page.document, { heading: 'Again' });
    expect(shown()?.heading).toBe('A page');
    ok(await publish(owner, [again]));
    expect(shown()?.heading).toBe('Again');
    // A rollback publishes the older version again, and the draft stays what it is.
    ok(await publish(owner, [page]));
    expect(shown()?.heading).toBe('A page');
    expect(await findDraft(editor, page.document)).toMatchObject({ draft: again.version, differs: true });
    const acts = ['site words published', 'site words published', 'site words rolled back'];
    const expected = [['site page added', editor.id], ...acts.map((act) => [act, owner.id])];
    expect(await actsOn(house, page.document)).toEqual(expected);
  });

  test('is refused with each fault by its field, and nothing is written', async ({
    house,
    editor,
    owner,
  }) => {
    const wrong = { name: '', lead: 'Guarded by {nobody}.', parent: '/not-there', picture: 'upload-7' };
    const page = await addPage(editor, { ...wrong, extra: 1 });
    const { faults } = await check(editor, [page]);
    expect(faults.map(({ field, message }) => [field, message])).toEqual([
      ['Name', 'Please fill this in.'],
      ['extra', 'This release does not know this field.'],
      ['Below the heading', 'There is no figure called {nobody}.'],
      ['Parent page', 'There is no page at /not-there.'],
      ['Picture at the top', 'There is no such picture.'],
    ]);
    const good = await addPage(editor);
    const { revision } = house.site.current;
    const refused = await publish(owner, [page, good]);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error.message).toContain('Name: Please fill this in., and 4 more');
    expect(house.site.current.revision).toBe(revision);
    expect((await findDraft(editor, good.document)).isPublic).toBe(false);
  });

  test('names the faults that it would bring into other documents', async ({ editor }) => {
    const { body } = await findDraft(editor, 'facts');
    const figures = (body.figures as JsonObject[]).filter(({ token }) => token !== 'guardsAndOfficers');
    const { faults } = await check(editor, [await rewrite(editor, 'facts', { figures })]);
    expect(faults).toContainEqual({
      document: 'home',
      label: 'Home page',
      path: ['about', 'heading'],
      field: 'About the company › Heading',
      message: 'There is no figure called {guardsAndOfficers}.',
    });
  });

  test('of several people at one moment loses none', async ({ house, editor, owner }) => {
    const pages = [await addPage(editor), await addPage(editor), await addPage(editor)];
    const answers = await Promise.all(pages.map((page) => publish(owner, [page])));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    for (const { path } of pages) expect((await house.app.inject(path)).statusCode).toBe(200);
  });

  test('is made all the same where it meets two deadlocks', async ({ house: { db }, editor, owner }) => {
    const page = await addPage(editor);
    // A rollback leaves what a sequence has counted.
    await sql`create sequence deadlocks`.execute(db);
    await sql`
      create function find_deadlock() returns trigger language plpgsql as $$
      begin
        if nextval('deadlocks') <= 2 then raise exception using errcode = '40P01'; end if;
        return new;
      end $$`.execute(db);
    await sql`
      create trigger find_deadlock before insert on content_publications
      for each row execute function find_deadlock()`.execute(db);
    const answer = await publish(owner, [page]);
    await sql`drop function find_deadlock cascade`.execute(db);
    ok(answer);
  });
});

describe('an address', () => {
  test('of a renamed page leads to where the page is now, directly', async ({ house, editor, owner }) => {
    const page = await addPage(editor);
    const { document, path } = page;
    const [b, c, movedTo] = [`${path}-b`, `${path}-c`, (from: string) => house.site.current.moved.get(from)];
    ok(await publish(owner, [page]));
    for (const to of [b, c]) ok(await publish(owner, [await rename(editor, document, to)]));
    expect([movedTo(path), movedTo(b)]).toEqual([c, c]);
    // A browser asks anew, since the page may come back.
    const { statusCode, headers } = await house.app.inject(path);
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([301, c, 'no-cache']);
    const back = await rename(editor, document, path);
    ok(await publish(owner, [back]));
    expect([movedTo(path), movedTo(c)]).toEqual([undefined, path]);
    ok(await owner.call('site.withdraw', { document }));
    expect(findPage(house.site.current, path)).toBeUndefined();
    expect([path, b, c].map(movedTo)).toEqual([null, null, null]);
    expect((await actsOn(house, document)).slice(-3)).toEqual([
      ['site page renamed', editor.id],
      ['site words published', owner.id],
      ['site page withdrawn', owner.id],
    ]);
    expect(await findDraft(editor, document)).toMatchObject({ isWithdrawn: true, isPublic: false });
    ok(await publish(owner, [back]));
    expect([movedTo(path), movedTo(b)]).toEqual([undefined, path]);
  });

  test('that a page left leads to it, and not to who has its place', async ({ house, editor, owner }) => {
    const [one, other] = [await addPage(editor), await addPage(editor)];
    const { path } = one;
    ok(await publish(owner, [one, other]));
    const leads = () => house.site.current.moved.get(path);
    for (const to of ['-b', '-c']) ok(await publish(owner, [await rename(editor, one.document, path + to)]));
    ok(await publish(owner, [await rename(editor, other.document, `${path}-b`)]));
    expect(leads()).toBe(`${path}-c`);
    // Both at once: the one leaves the address that the other one takes.
    const taking = await rewrite(editor, other.document, { path: `${path}-c` });
    ok(await publish(owner, [await rename(editor, one.document, `${path}-d`), taking]));
    expect(leads()).toBe(`${path}-d`);
    // A link to the address of before counts as lost when the page is taken down.
    ok(await publish(owner, [await rewrite(editor, other.document, { related: [path] })]));
    expect((await owner.call('site.withdraw', { document: one.document })).statusCode).toBe(400);
  });

  test('is that of one draft only', async ({ editor }) => {
    const { path } = await addPage(editor);
    const again = await editor.call('site.createPage', { path, name: 'Another' });
    expect(again.statusCode).toBe(400);
    expect(again.body).toContain('The draft of “A page” is at');
  });

  test('of the specification is lost by nobody’s mistake', async ({ house, editor, owner }) => {
    const document = 'page:press';
    expect((await askToRename(editor, document, '/newsroom')).statusCode).toBe(400);
    const { version } = ok(await askToRename(editor, document, '/newsroom', ['/press']));
    const page = { document, version } as const;
    expect((await check(owner, [page])).unconfirmed).toEqual(['/press']);
    expect((await publish(owner, [page])).statusCode).toBe(400);
    ok(await publish(owner, [page], { confirmed: ['/press'] }));
    expect(house.site.current.moved.get('/press')).toBe('/newsroom');
  });

  test('stays where code knows it, and cannot be taken twice', async ({ editor, owner }) => {
    const document = 'page:quotation';
    expect((await askToRename(editor, document, '/offer', ['/quotation'])).statusCode).toBe(400);
    expect((await owner.call('site.withdraw', { document })).statusCode).toBe(400);
    for (const path of ['/quotation', '/api/guards', '/hi', '/staff'])
      expect((await editor.call('site.createPage', { path, name: 'Mine' })).statusCode).toBe(400);
  });
});

test('a synonym is searched for at once when it is published, and no longer when it is taken out', async ({
  house,
  editor,
  owner,
}) => {
  const jid = await createJobOpening(house.db, { open_position: 'Bouncer' });
  const find = async (search: string): Promise<string[]> =>
    ok(await querySite(house.app, 'jobs.list', { page: 1, search })).jobs.map(
      ({ Jid }: { Jid: string }) => Jid,
    );
  expect(await find('पहलवान')).toEqual([]);
  const { trade } = (await findDraft(editor, 'synonyms')).body as JsonObject & Synonyms;
  const added = [...trade, { name: 'bouncer', others: 'पहलवान, pahalwan' }];
  ok(await publish(owner, [await rewrite(editor, 'synonyms', { trade: added })]));
  expect(await find('पहलवान')).toEqual([jid]);
  expect(await find('pahalwan chahiye')).toEqual([jid]);
  ok(await publish(owner, [await rewrite(editor, 'synonyms', { trade })]));
  expect(await find('पहलवान')).toEqual([]);
  // A phrase that no search would recognise is not published.
  const oneWay = [{ typed: 'one two three four five', finds: 'guard' }];
  const refused = await publish(owner, [await rewrite(editor, 'synonyms', { oneWay })]);
  expect(refused.body).toContain('At most 4 words between two commas.');
});
