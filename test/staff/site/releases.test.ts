import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { runReleases } from '../../../server/chores/site-releases.ts';
import { createPublishedSite } from '../../../server/content/published-site.ts';
import { sampleSite } from '../../../server/content/sample-site.ts';
import { createSiteHolder } from '../../../server/content/site-holder.ts';
import { findPage } from '../../../src/content/site.ts';
import type { JsonObject } from '../../../src/contract/staff/document-body.ts';
import type { SiteRelease } from '../../../src/contract/staff/site-publishing.ts';
import { type PublishingServer, silent, test } from '../../factories/publishing-server.ts';
import { ok, type SignedInMember } from '../../factories/staff.ts';
import { actsOn, addPage, findDraft, publish } from './edit-site.ts';

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

  test('is published by another process where one is killed in it', async ({ house, editor, owner }) => {
    const { path, release } = await plan(editor, owner);
    await come(house, release);
    // The connection of a killed process breaks; here it does so after everything is written but before the commit.
    await sql`
      create function break_off() returns trigger language plpgsql as $$
      begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`.execute(house.db);
    await sql`create trigger break_off after insert on content_publications execute function break_off()`.execute(
      house.db,
    );
    await expect(runReleases(house, silent)).rejects.toThrow();
    expect(await find(editor, release)).toMatchObject({ state: 'planned' });
    expect(isPublic(house, path)).toBe(false);
    await sql`drop function break_off cascade`.execute(house.db);
    await runReleases(house, silent);
    await runReleases(house, silent);
    expect(await countOf(house, release)).toBe(1);
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

describe('another process', () => {
  test('follows, and stays as it was while the database is away', async ({ house, editor, owner }) => {
    const site = createSiteHolder(sampleSite);
    let isAway = false;
    let refused = 0;
    const loadUploads = async () => {
      if (!isAway) return new Map();
      refused += 1;
      throw new Error('the database is away');
    };
    const other = createPublishedSite({ db: house.db, site, loadUploads, log: silent });
    const stop = other.follow();
    const page = await addPage(editor);
    ok(await publish(owner, [page]));
    await expect.poll(() => findPage(site.current, page.path), { timeout: 30_000 }).toBeDefined();
    isAway = true;
    const later = await addPage(editor);
    ok(await publish(owner, [later]));
    await expect.poll(() => refused, { timeout: 30_000 }).toBeGreaterThan(0);
    expect(findPage(site.current, page.path)).toBeDefined();
    expect(findPage(site.current, later.path)).toBeUndefined();
    isAway = false;
    await expect.poll(() => findPage(site.current, later.path), { timeout: 30_000 }).toBeDefined();
    await stop();
    // Neither does it show a site that it cannot render, and says so.
    site.onReplace(() => Promise.reject(new Error('no such icon')));
    const { revision } = site.current;
    ok(await publish(owner, [await addPage(editor)]));
    await other.reload();
    expect(site.current.revision).toBe(revision);
    expect(other.alarm).toContain('cannot be shown');
  });
});
