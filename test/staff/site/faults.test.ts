import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, onTestFinished } from 'vitest';
import { runReleases } from '../../../server/chores/site-releases.ts';
import type { DocumentId } from '../../../src/content/documents.ts';
import { findPage } from '../../../src/content/site.ts';
import { createDatabase, test } from '../../environment/app.ts';
import { startDatabaseProxy } from '../../environment/database-proxy.ts';
import { type PublishingServer, silent, startPublishingServer } from '../../factories/publishing-server.ts';
import { createMember, ok, type SignedInMember } from '../../factories/staff.ts';

async function start(settings: Record<string, string> = {}) {
  const house = await startPublishingServer(settings);
  onTestFinished(() => house.stop());
  return { house, owner: await createMember(house, 'owner') };
}

const statusOf = async ({ app }: PublishingServer, path: string) => (await app.inject(path)).statusCode;

/** A draft of a page that may be published, with what saves it. */
async function addPage(owner: SignedInMember, heading = 'A page') {
  const path = `/page-${randomUUID().slice(0, 8)}`;
  const { document, version } = ok(await owner.call('site.createPage', { path, name: 'A page' }));
  const { body } = ok(await owner.ask('site.find', { document }));
  const complete = {
    ...body,
    heading,
    description: 'A page that says enough about itself to be found by people who search for it.',
    lead: 'What it is about.',
    sections: [{ type: 'text', id: 'first', heading: 'First', paragraphs: ['Something.'] }],
  };
  const editor = randomUUID();
  const inputOf = (basedOn: number, turn: number, change = {}) => ({
    ...{ document, basedOn, body: { ...complete, ...change }, saveId: { editor, turn } },
  });
  const saved = ok(await owner.call('site.save', inputOf(version, 1)));
  return { document: document as DocumentId, version: saved.version as number, path, inputOf };
}

const publishing = (document: DocumentId, version: number, due: string | null = null) => ({
  ...{ documents: [{ document, version }], title: 'A change', note: '', due, confirmed: [] },
});

describe('while the database is away', () => {
  test('saving and publishing say so, pages stay, and repeating both loses nothing', async () => {
    const proxy = await startDatabaseProxy(await createDatabase());
    onTestFinished(() => proxy.close());
    const { house, owner } = await start({ DATABASE_URL: proxy.url });
    const { document, version, path, inputOf } = await addPage(owner);
    ok(await owner.call('site.publish', publishing(document, version)));
    const next = ok(await owner.call('site.save', inputOf(version, 2, { heading: 'The second heading' })));
    const typed = inputOf(next.version, 3, { heading: 'The third heading' });

    await proxy.cut();
    const key = randomUUID();
    const publish = () => owner.call('site.publish', publishing(document, next.version), key);
    const refused = [await owner.call('site.save', typed), await publish()];
    for (const { statusCode, headers } of refused)
      expect([statusCode, headers['retry-after']]).toEqual([503, expect.anything()]);
    expect(refused.map((answer) => answer.json().error.data.code)).toEqual(
      Array(2).fill('SERVICE_UNAVAILABLE'),
    );
    const page = await house.app.inject(path);
    expect([page.statusCode, page.body.includes('The second heading')]).toEqual([200, false]);

    await proxy.open();
    ok(await publish());
    ok(await publish());
    const { rows } = await sql`select from content_publications where version = ${next.version}`.execute(
      house.db,
    );
    expect(rows).toHaveLength(1);
    expect((await house.app.inject(path)).body).toContain('The second heading');
    const saved = ok(await owner.call('site.save', typed));
    // The save that was refused has left nothing, so the repeated one is the next version.
    expect(saved).toMatchObject({ outcome: 'saved', version: next.version + 1 });
    expect(ok(await owner.ask('site.find', { document })).body.heading).toBe('The third heading');
  });
});

describe('a page that the renderer cannot make', () => {
  /** Makes the renderer fail for pages with this heading, as a fault in a component would. */
  const breakFor = ({ site }: PublishingServer, heading: string) => {
    const state = { isBroken: true };
    site.onReplace(async (next) => {
      if (state.isBroken && next.pages.some((page) => page.heading === heading))
        throw new Error('no such icon');
      return () => undefined;
    });
    return state;
  };

  test('is refused with the reason, and later publications work', async () => {
    const { house, owner } = await start();
    breakFor(house, 'Breaks it');
    const broken = await addPage(owner, 'Breaks it');
    const sound = await addPage(owner);
    const { revision } = house.site.current;
    const refused = await owner.call('site.publish', publishing(broken.document, broken.version));
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      400,
      expect.stringContaining('no such icon'),
    ]);
    expect(house.site.current.revision).toBe(revision);
    expect(await statusOf(house, broken.path)).toBe(404);
    ok(await owner.call('site.publish', publishing(sound.document, sound.version)));
    expect(await statusOf(house, sound.path)).toBe(200);
    expect(await statusOf(house, broken.path)).toBe(404);
  });

  test('makes its release fail with the reason, and a later release is published', async () => {
    const { house, owner } = await start();
    const broken = await addPage(owner, 'Breaks it');
    const sound = await addPage(owner);
    const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
    for (const { document, version } of [broken, sound])
      ok(await owner.call('site.publish', publishing(document, version, tomorrow)));
    breakFor(house, 'Breaks it');
    await sql`update content_releases set due = now() - interval '1 second'`.execute(house.db);
    await runReleases(house, silent);
    const { rows } = await sql`select state, fault from content_releases order by id`.execute(house.db);
    expect(rows).toEqual([
      { state: 'failed', fault: expect.stringContaining('no such icon') },
      { state: 'published', fault: '' },
    ]);
    expect([await statusOf(house, broken.path), await statusOf(house, sound.path)]).toEqual([404, 200]);
    expect(findPage(house.site.current, sound.path)).toBeDefined();
  });
});
