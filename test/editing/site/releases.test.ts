import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { runReleases } from '../../../server/editing/site/site-releases.ts';
import { findPage } from '../../../src/content/site.ts';
import type { JsonObject } from '../../../src/contract/staff/document-body.ts';
import type { SiteRelease } from '../../../src/contract/staff/site-publishing.ts';
import { type PublishingServer, silent, test } from '../../factories/publishing-server.ts';
import { ok, type SignedInMember } from '../../factories/staff.ts';
import { actsOn, addPage, findDraft, publish, rewrite } from './edit-site.ts';

const tomorrow = () => new Date(Date.now() + 24 * 60 * 60_000).toISOString();

/** A page that is to become public tomorrow. */
async function plan(editor: SignedInMember, owner: SignedInMember, change: JsonObject = {}) {
  const page = await addPage(editor, change);
  const { release } = ok(await publish(owner, [page], { due: tomorrow() }));
  return { ...page, release: release as number };
}

/** Lets the time of a planned release come. */
const come = ({ db }: PublishingServer, release: number, before = '1 second') =>
  sql`update content_releases set due = now() - ${before}::interval where id = ${release}`.execute(db);
const isPublic = ({ site }: PublishingServer, path: string) => findPage(site.current, path) !== undefined;

async function find(member: SignedInMember, release: number): Promise<SiteRelease | undefined> {
  const releases: SiteRelease[] = ok(await member.ask('site.releases', {})).releases;
  return releases.find(({ id }) => id === release);
}

const countOf = async ({ db }: PublishingServer, release: number) =>
  (await sql`select from content_publications where release = ${release}`.execute(db)).rows.length;

describe('a planned release', () => {
  test('is published when it is due, once, by who is first', async ({ house, editor, owner }) => {
    const { document, path, release } = await plan(editor, owner);
    expect((await findDraft(editor, document)).plannedFor).not.toBeNull();
    await runReleases(house, silent);
    expect(isPublic(house, path)).toBe(false);
    await come(house, release);
    await Promise.all([1, 2, 3, 4].map(() => runReleases(house, silent)));
    expect(isPublic(house, path)).toBe(true);
    expect(await countOf(house, release)).toBe(1);
    expect(await find(editor, release)).toMatchObject({ state: 'published' });
    const past = { document, version: 1 };
    expect((await publish(owner, [past], { due: new Date(Date.now() - 1_000) })).statusCode).toBe(400);
  });

  test('that would undo what is published now is asked about', async ({ house, editor, owner }) => {
    const page = await plan(editor, owner, { lead: 'With the slide.' });
    const without = await rewrite(editor, page.document, { lead: 'Without it.' });
    const check = async (due: string | null) =>
      ok(await editor.ask('site.check', { documents: [without], due })).returning;
    expect(await check(null)).toMatchObject([{ id: page.release, labels: [expect.any(String)] }]);
    // After a release that comes later it stays as it is.
    expect(await check(new Date(Date.now() + 48 * 60 * 60_000).toISOString())).toEqual([]);
    const refused = await publish(owner, [without]);
    expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('would undo this')]);
    expect(isPublic(house, page.path)).toBe(false);
    ok(await publish(owner, [without], { confirmed: [`release ${page.release}`] }));
    ok(await owner.call('site.cancelRelease', { id: page.release }));
    expect(await check(null)).toEqual([]);
  });

  test('can be cancelled until then', async ({ house, editor, owner }) => {
    const { path, release } = await plan(editor, owner);
    ok(await owner.call('site.cancelRelease', { id: release }));
    await come(house, release);
    await runReleases(house, silent);
    expect(isPublic(house, path)).toBe(false);
    expect((await owner.call('site.cancelRelease', { id: release })).statusCode).toBe(409);
    expect(await actsOn(house, `release ${release}`)).toEqual([
      ['site release planned', owner.id],
      ['site release cancelled', owner.id],
    ]);
  });

  test('that is late is an alarm, and one mail to each owner', async ({ house, editor, owner }) => {
    const { path, release } = await plan(editor, owner);
    await come(house, release, '3 minutes');
    const loadUploads = () => Promise.reject(new Error('the database is away'));
    const failing = { ...house.publishing, loadUploads };
    for (const _ of [1, 2])
      await expect(runReleases({ ...house, publishing: failing }, silent)).rejects.toThrow('away');
    const alarms = ['a planned release of the site is late'];
    expect((await house.app.inject('/readyz')).json()).toMatchObject({ ready: true, alarms });
    const { rows } = await sql`
      select recipient from mails join staff_alerts on staff_alerts.id = staff_alert_id where kind = 'late-release'
    `.execute(house.db);
    expect(rows).toEqual([{ recipient: owner.email }]);
    await runReleases(house, silent);
    expect(isPublic(house, path)).toBe(true);
  });

  test('that has become faulty fails with the reason, and others go on', async ({ house, editor, owner }) => {
    const target = await addPage(editor);
    ok(await publish(owner, [target]));
    const faulty = await plan(editor, owner, { related: [target.path] });
    const broken = await plan(editor, owner, { heading: 'Breaks the renderer' });
    const sound = await plan(editor, owner);
    ok(await owner.call('site.withdraw', { document: target.document }));
    house.site.onReplace(async (next) => {
      if (next.pages.some(({ heading }) => heading === 'Breaks the renderer'))
        throw new Error('no such icon');
      return () => undefined;
    });
    for (const { release } of [faulty, broken, sound]) await come(house, release);
    await runReleases(house, silent);
    const failed = (reason: string) => ({ state: 'failed', fault: expect.stringContaining(reason) });
    expect(await find(editor, faulty.release)).toMatchObject(failed(`There is no page at ${target.path}.`));
    expect(await find(editor, broken.release)).toMatchObject(failed('no such icon'));
    expect((await actsOn(house, `release ${broken.release}`)).at(-1)).toEqual(['site release failed', null]);
    expect(await find(editor, sound.release)).toMatchObject({ state: 'published', fault: '' });
    expect([broken, sound].map((each) => isPublic(house, each.path))).toEqual([false, true]);
  });
});
