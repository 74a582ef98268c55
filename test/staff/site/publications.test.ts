import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { runReleases } from '../../../server/chores/site-releases.ts';
import { createPublishedSite } from '../../../server/content/published-site.ts';
import { sampleSite } from '../../../server/content/sample-site.ts';
import { createSiteHolder } from '../../../server/content/site-holder.ts';
import type { DocumentId } from '../../../src/content/documents.ts';
import { findPage } from '../../../src/content/site.ts';
import type { JsonObject } from '../../../src/contract/staff/document-body.ts';
import type { EditedDocument } from '../../../src/contract/staff/site.ts';
import type { PublicationCheck, SiteRelease } from '../../../src/contract/staff/site-publishing.ts';
import { type PublishingServer, silent, test } from '../../factories/publishing-server.ts';
import { ok, type SignedInMember } from '../../factories/staff.ts';

const find = async (member: SignedInMember, document: DocumentId): Promise<EditedDocument> =>
  ok(await member.ask('site.find', { document }));

async function save(member: SignedInMember, document: DocumentId, change: JsonObject): Promise<number> {
  const { draft, body } = await find(member, document);
  const saveId = { editor: randomUUID(), turn: 1 };
  const input = { document, basedOn: draft, body: { ...body, ...change }, saveId };
  return ok(await member.call('site.save', input)).version;
}

interface Approved {
  document: DocumentId;
  version: number;
}
const publishing = (documents: Approved[], more: object = {}) => ({
  ...{ documents, title: 'A change', note: '', due: null, confirmed: [], ...more },
});
const publish = (member: SignedInMember, documents: Approved[], more: object = {}) =>
  member.call('site.publish', publishing(documents, more));
const check = async (member: SignedInMember, documents: Approved[]): Promise<PublicationCheck> =>
  ok(await member.ask('site.check', { documents }));

const complete = {
  description: 'A page that says enough about itself to be found by people who search for it.',
  lead: 'What it is about.',
  sections: [{ type: 'text', id: 'first', heading: 'First', paragraphs: ['Something.'] }],
};

/** A page that can be published. */
async function addPage(member: SignedInMember, change: JsonObject = {}) {
  const path = `/page-${randomUUID().slice(0, 8)}`;
  const { document } = ok(await member.call('site.createPage', { path, name: 'A page' }));
  const version = await save(member, document, { ...complete, ...change });
  return { document: document as DocumentId, version, path };
}

const tomorrow = () => new Date(Date.now() + 24 * 60 * 60_000).toISOString();
/** Lets the time of a planned release come. */
const come = ({ db }: PublishingServer, release: number, before = '1 second') =>
  sql`update content_releases set due = now() - ${before}::interval where id = ${release}`.execute(db);
const listReleases = async (member: SignedInMember): Promise<SiteRelease[]> =>
  ok(await member.ask('site.releases', {})).releases;

describe('a publication', () => {
  test('is shown at once, with everything that belongs to it', async ({ house, editor, owner }) => {
    const { document, version, path } = await addPage(editor);
    const home = await save(editor, 'closing', { picture: 'card-fire' });
    const before = house.site.current.revision;
    expect(findPage(house.site.current, path)).toBeUndefined();
    ok(
      await publish(owner, [
        { document, version },
        { document: 'closing', version: home },
      ]),
    );
    expect(house.site.current.revision).not.toBe(before);
    expect(findPage(house.site.current, path)).toMatchObject({ id: document, name: 'A page' });
    expect(house.site.current.closing.picture).toBe('card-fire');
    expect(await find(editor, document)).toMatchObject({
      isPublic: true,
      differs: false,
      published: version,
    });
    const again = { document, version: await save(editor, document, { heading: 'Again' }) };
    expect(findPage(house.site.current, path)?.heading).toBe('A page');
    ok(await publish(owner, [again]));
    expect(findPage(house.site.current, path)?.heading).toBe('Again');
    // A rollback publishes the older version again, and the draft stays what it is.
    ok(await publish(owner, [{ document, version }]));
    expect(findPage(house.site.current, path)?.heading).toBe('A page');
    expect(await find(editor, document)).toMatchObject({ draft: again.version, differs: true });
    const { rows } = await sql`
      select action from staff_audit where subject = ${document} and action like 'site words %' order by id
    `.execute(house.db);
    expect(rows).toEqual([
      { action: 'site words published' },
      { action: 'site words published' },
      { action: 'site words rolled back' },
    ]);
  });

  test('is the right of owners', async ({ editor }) => {
    const { document, version } = await addPage(editor);
    expect((await publish(editor, [{ document, version }])).statusCode).toBe(403);
    expect((await editor.call('site.withdraw', { document })).statusCode).toBe(403);
  });

  test('is refused with each fault by its field, and nothing is written', async ({
    house,
    editor,
    owner,
  }) => {
    const page = await addPage(editor, {
      name: '',
      lead: 'Guarded by {nobody}.',
      parent: '/not-there',
      picture: 'upload-7',
      extra: 1,
    });
    const { faults } = await check(editor, [page]);
    expect(faults.map(({ field, message }) => [field, message])).toEqual([
      ['Name', 'Please fill this in.'],
      ['extra', 'This release does not know this field.'],
      ['Below the heading', 'There is no figure called {nobody}.'],
      ['Parent page', 'There is no page at /not-there.'],
      ['Picture at the top', 'There is no such picture.'],
    ]);
    const good = await addPage(editor);
    const revision = house.site.current.revision;
    const refused = await publish(owner, [page, good]);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error.message).toContain('Name: Please fill this in., and 4 more');
    expect(house.site.current.revision).toBe(revision);
    expect((await find(editor, good.document)).isPublic).toBe(false);
  });

  test('names the faults that it would bring into other documents', async ({ editor }) => {
    const { body } = await find(editor, 'facts');
    const figures = (body.figures as JsonObject[]).filter(({ token }) => token !== 'guardsAndOfficers');
    const version = await save(editor, 'facts', { figures });
    const { faults } = await check(editor, [{ document: 'facts', version }]);
    expect(faults).toContainEqual({
      ...{ document: 'home', label: 'Home page', path: ['about', 'heading'] },
      field: 'About the company › Heading',
      message: 'There is no figure called {guardsAndOfficers}.',
    });
  });

  test('does not happen where a page cannot be rendered', async ({ house, editor, owner }) => {
    const page = await addPage(editor, { heading: 'Breaks the renderer' });
    house.site.onReplace(async (next) => {
      if (next.pages.some(({ heading }) => heading === 'Breaks the renderer'))
        throw new Error('no such icon');
      return () => undefined;
    });
    const { revision } = house.site.current;
    const refused = await publish(owner, [page]);
    expect(refused.json().error.message).toContain('no such icon');
    expect(house.site.current.revision).toBe(revision);
    expect((await find(editor, page.document)).isPublic).toBe(false);
  });

  test('of several people at one moment loses none', async ({ house, editor, owner }) => {
    const pages = [await addPage(editor), await addPage(editor), await addPage(editor)];
    const answers = await Promise.all(pages.map((page) => publish(owner, [page])));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    for (const { path } of pages) expect(findPage(house.site.current, path)).toBeDefined();
  });

  test('is checked anew where another one came between its check and itself', async ({
    house,
    editor,
    owner,
  }) => {
    const parent = await addPage(editor);
    ok(await publish(owner, [parent]));
    const child = await addPage(editor, { parent: parent.path });
    let isTakenDown = false;
    // The child is rendered last, when everything else about it was found to be right.
    house.site.onReplace(async (next) => {
      if (!isTakenDown && findPage(next, child.path) !== undefined) {
        isTakenDown = true;
        ok(await owner.call('site.withdraw', { document: parent.document }));
      }
      return () => undefined;
    });
    const refused = await publish(owner, [child]);
    expect([isTakenDown, refused.statusCode]).toEqual([true, 400]);
    expect(refused.json().error.message).toContain(`There is no page at ${parent.path}.`);
    expect((await find(editor, child.document)).isPublic).toBe(false);
  });
});

describe('an address', () => {
  test('of a renamed page leads to where the page is now, directly', async ({ house, editor, owner }) => {
    const { document, version, path } = await addPage(editor);
    ok(await publish(owner, [{ document, version }]));
    const rename = async (to: string) => {
      const { draft } = await find(editor, document);
      const saveId = { editor: randomUUID(), turn: 1 };
      const renamed = await editor.call('site.renamePage', { document, basedOn: draft, path: to, saveId });
      return ok(await publish(owner, [{ document, version: ok(renamed).version }]));
    };
    await rename(`${path}-b`);
    await rename(`${path}-c`);
    expect(house.site.current.moved.get(path)).toBe(`${path}-c`);
    expect(house.site.current.moved.get(`${path}-b`)).toBe(`${path}-c`);
    await rename(path);
    expect(house.site.current.moved.has(path)).toBe(false);
    expect(house.site.current.moved.get(`${path}-c`)).toBe(path);
    ok(await owner.call('site.withdraw', { document }));
    expect(findPage(house.site.current, path)).toBeUndefined();
    for (const former of [path, `${path}-b`, `${path}-c`])
      expect(house.site.current.moved.get(former)).toBeNull();
    expect(await find(editor, document)).toMatchObject({ isWithdrawn: true, isPublic: false });
  });

  const renameTo = async (member: SignedInMember, document: DocumentId, path: string): Promise<number> => {
    const { draft } = await find(member, document);
    const saveId = { editor: randomUUID(), turn: 1 };
    return ok(await member.call('site.renamePage', { document, basedOn: draft, path, saveId })).version;
  };

  /** A page that is public at `path` with `-b` at its end, and was at `path` before. */
  async function addMovedPage(editor: SignedInMember, owner: SignedInMember) {
    const one = await addPage(editor);
    ok(await publish(owner, [one]));
    const moved = await renameTo(editor, one.document, `${one.path}-b`);
    ok(await publish(owner, [{ ...one, version: moved }]));
    return { one, moved };
  }

  test('that a page had leads to it again once it is back, and not to who has its place', async ({
    house,
    editor,
    owner,
  }) => {
    const { one, moved } = await addMovedPage(editor, owner);
    ok(await owner.call('site.withdraw', { document: one.document }));
    ok(await publish(owner, [{ ...one, version: moved }]));
    expect(house.site.current.moved.get(one.path)).toBe(`${one.path}-b`);

    const other = await addPage(editor);
    ok(await publish(owner, [other]));
    const oneAgain = await renameTo(editor, one.document, `${one.path}-c`);
    ok(await publish(owner, [{ ...one, version: oneAgain }]));
    const otherThere = await renameTo(editor, other.document, `${one.path}-b`);
    ok(await publish(owner, [{ ...other, version: otherThere }]));
    expect(house.site.current.moved.get(one.path)).toBe(`${one.path}-c`);

    // Both at once: the one leaves the address that the other one takes.
    const onward = await renameTo(editor, one.document, `${one.path}-d`);
    ok(await publish(owner, [{ ...one, version: onward }]));
    expect(house.site.current.moved.get(`${one.path}-c`)).toBe(`${one.path}-d`);
    const body = { path: `${one.path}-d` };
    const taking = await save(editor, other.document, body);
    const leaving = await renameTo(editor, one.document, `${one.path}-e`);
    ok(
      await publish(owner, [
        { ...one, version: leaving },
        { ...other, version: taking },
      ]),
    );
    expect(house.site.current.moved.get(one.path)).toBe(`${one.path}-e`);
  });

  test('that a page had counts as lost when the page is taken down', async ({ editor, owner }) => {
    const { one } = await addMovedPage(editor, owner);
    const other = await addPage(editor, { related: [one.path] });
    ok(await publish(owner, [other]));
    expect((await owner.call('site.withdraw', { document: one.document })).statusCode).toBe(400);
  });

  test('that leads on is asked for anew by a browser, since the page may come back', async ({
    house,
    editor,
    owner,
  }) => {
    const { one } = await addMovedPage(editor, owner);
    const answer = await house.app.inject({ url: one.path });
    expect([answer.statusCode, answer.headers.location]).toEqual([301, `${one.path}-b`]);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('is that of one draft only', async ({ editor }) => {
    const one = await addPage(editor);
    const again = await editor.call('site.createPage', { path: one.path, name: 'Another' });
    expect(again.statusCode).toBe(400);
    expect(again.body).toContain('The draft of “A page” is at');
  });

  test('of the specification is lost by nobody’s mistake', async ({ house, editor, owner }) => {
    const document = 'page:strong-relationship';
    const { path } = await find(editor, document);
    const saveId = { editor: randomUUID(), turn: 1 };
    const input = { document, basedOn: null, path: '/relationship', saveId };
    expect((await editor.call('site.renamePage', input)).statusCode).toBe(400);
    const { version } = ok(await editor.call('site.renamePage', { ...input, confirmed: [path] }));
    expect((await check(owner, [{ document, version }])).unconfirmed).toEqual([path]);
    expect((await publish(owner, [{ document, version }])).statusCode).toBe(400);
    ok(await publish(owner, [{ document, version }], { confirmed: [path] }));
    expect(house.site.current.moved.get(String(path))).toBe('/relationship');
  });

  test('stays where code knows it, and cannot be taken twice', async ({ editor, owner }) => {
    const saveId = { editor: randomUUID(), turn: 1 };
    const rename = {
      document: 'page:quotation',
      basedOn: null,
      path: '/offer',
      saveId,
      confirmed: ['/quotation'],
    };
    expect((await editor.call('site.renamePage', rename)).statusCode).toBe(400);
    expect((await owner.call('site.withdraw', { document: 'page:quotation' })).statusCode).toBe(400);
    for (const path of ['/quotation', '/api/guards', '/hi', '/staff'])
      expect((await editor.call('site.createPage', { path, name: 'Mine' })).statusCode).toBe(400);
  });
});

describe('a planned release', () => {
  test('is published when it is due, once, by whichever process is first', async ({
    house,
    editor,
    owner,
  }) => {
    const { document, version, path } = await addPage(editor);
    const { release } = ok(await publish(owner, [{ document, version }], { due: tomorrow() }));
    expect((await find(editor, document)).plannedFor).not.toBeNull();
    await runReleases(house, silent);
    expect(findPage(house.site.current, path)).toBeUndefined();
    await come(house, release);
    await Promise.all([1, 2, 3, 4].map(() => runReleases(house, silent)));
    expect(findPage(house.site.current, path)).toBeDefined();
    const { rows } = await sql`select from content_publications where release = ${release}`.execute(house.db);
    expect(rows).toHaveLength(1);
    expect((await listReleases(editor)).find(({ id }) => id === release)).toMatchObject({
      state: 'published',
    });
  });

  test('is published by another process where one is killed in the middle of it', async ({
    house,
    editor,
    owner,
  }) => {
    const { document, version } = await addPage(editor);
    const { release } = ok(await publish(owner, [{ document, version }], { due: tomorrow() }));
    await come(house, release);
    // The connection of a killed process breaks; here it does so after everything is written but before the commit.
    await sql`
      create function break_off() returns trigger language plpgsql as $$
      begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`.execute(house.db);
    await sql`create trigger break_off after insert on content_publications execute function break_off()`.execute(
      house.db,
    );
    await expect(runReleases(house, silent)).rejects.toThrow();
    expect((await listReleases(editor)).find(({ id }) => id === release)).toMatchObject({ state: 'planned' });
    expect((await find(editor, document)).isPublic).toBe(false);
    await sql`drop function break_off cascade`.execute(house.db);
    await runReleases(house, silent);
    await runReleases(house, silent);
    const { rows } = await sql`select from content_publications where release = ${release}`.execute(house.db);
    expect(rows).toHaveLength(1);
  });

  test('can be cancelled until then', async ({ house, editor, owner }) => {
    const { document, version } = await addPage(editor);
    const { release } = ok(await publish(owner, [{ document, version }], { due: tomorrow() }));
    ok(await owner.call('site.cancelRelease', { id: release }));
    await come(house, release);
    await runReleases(house, silent);
    expect((await find(editor, document)).isPublic).toBe(false);
    expect((await owner.call('site.cancelRelease', { id: release })).statusCode).toBe(409);
  });

  test('that is late is an alarm, and one mail to each owner', async ({ house, editor, owner }) => {
    const { document, version } = await addPage(editor);
    const { release } = ok(await publish(owner, [{ document, version }], { due: tomorrow() }));
    await come(house, release, '3 minutes');
    const away = { ...house, site: { ...house.site, prepare: () => Promise.reject(new Error('away')) } };
    const failing = {
      ...away.publishing,
      loadUploads: () => Promise.reject(new Error('the database is away')),
    };
    for (const _ of [1, 2])
      await expect(runReleases({ ...away, publishing: failing }, silent)).rejects.toThrow('away');
    const ready = await house.app.inject('/readyz');
    expect(ready.json()).toMatchObject({ ready: true, alarms: ['a planned release of the site is late'] });
    const { rows } = await sql`
      select recipient from mails join staff_alerts on staff_alerts.id = staff_alert_id where kind = 'late-release'
    `.execute(house.db);
    expect(rows).toEqual([{ recipient: owner.email }]);
    await runReleases(house, silent);
    expect((await find(editor, document)).isPublic).toBe(true);
  });

  test('that has become faulty fails with the reason, and is not tried again', async ({
    house,
    editor,
    owner,
  }) => {
    const target = await addPage(editor);
    ok(await publish(owner, [target]));
    const { document, version } = await addPage(editor, { related: [target.path] });
    const { release } = ok(await publish(owner, [{ document, version }], { due: tomorrow() }));
    ok(await owner.call('site.withdraw', { document: target.document }));
    await come(house, release);
    await runReleases(house, silent);
    expect((await listReleases(editor)).find(({ id }) => id === release)).toMatchObject({
      state: 'failed',
      fault: expect.stringContaining(`There is no page at ${target.path}.`),
    });
  });
});

describe('another process', () => {
  test('shows a publication within seconds, and stays as it was while the database is away', async ({
    house,
    editor,
    owner,
  }) => {
    const site = createSiteHolder(sampleSite);
    let isAway = false;
    const loadUploads = async () => {
      if (isAway) throw new Error('the database is away');
      return new Map();
    };
    const other = createPublishedSite({ db: house.db, site, loadUploads, log: silent });
    const stop = other.follow();
    const page = await addPage(editor);
    ok(await publish(owner, [page]));
    await expect.poll(() => findPage(site.current, page.path), { timeout: 30_000 }).toBeDefined();
    isAway = true;
    const later = await addPage(editor);
    ok(await publish(owner, [later]));
    await pause(2_500);
    expect(findPage(site.current, page.path)).toBeDefined();
    expect(findPage(site.current, later.path)).toBeUndefined();
    isAway = false;
    await expect.poll(() => findPage(site.current, later.path), { timeout: 30_000 }).toBeDefined();
    await stop();
  });

  test('keeps its site where it cannot render the next one, and says so', async ({
    house,
    editor,
    owner,
  }) => {
    const site = createSiteHolder(sampleSite);
    const other = createPublishedSite({
      db: house.db,
      site,
      loadUploads: async () => new Map(),
      log: silent,
    });
    await other.reload();
    site.onReplace(() => Promise.reject(new Error('no such icon')));
    const { revision } = site.current;
    ok(await publish(owner, [await addPage(editor)]));
    await other.reload();
    expect(site.current.revision).toBe(revision);
    expect(other.alarm).toContain('cannot be shown');
  });
});
