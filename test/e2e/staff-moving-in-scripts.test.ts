import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { takeInAll } from '../../server/staff/inbox/inbox-intake.ts';
import { readers } from '../../server/staff/moving-in/importing/readers.ts';
import { runImports } from '../../server/staff/moving-in/importing/run-imports.ts';
import { ok, type SignedInMember } from '../factories/staff.ts';
import { partsOf, rehearseFile, runImport, sendFile } from '../staff/moving-in/moving.ts';
import {
  SCRIPT,
  scriptsInApplications,
  scriptsInFlamingo,
  scriptsInJobTable,
  scriptsInWordPress,
} from '../staff/moving-in/scripts-in-sources.ts';
import { zipOfFiles } from '../staff/moving-in/upload-zip.ts';
import { type Site, test } from './site.ts';
import { enterAs } from './staff-browser.ts';

const real = { readers };
const WORDS = '<script>alert(1)</script>';
const recently = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10);

/** Brings every source in that has a script in each of its fields. @returns the numbers of the imports. */
async function bringIn(site: Site, owner: SignedInMember): Promise<Record<'wordpress' | 'table', number>> {
  const { id: wordpress } = await rehearseFile(site, owner, scriptsInWordPress(), real);
  const picture = sharp({ create: { width: 1_600, height: 1_000, channels: 3, background: '#246' } });
  const zip = await zipOfFiles({ 'wp-content/uploads/2024/03/gate.jpg': await picture.jpeg().toBuffer() });
  await sendFile(site, owner, `/staff/moving-in/${wordpress}/pictures`, zip, 'uploads.zip');
  const done = await runImport(site, owner, wordpress, real);
  expect(done.counts).toContainEqual({ kind: 'blog', act: 'make', items: 1, done: 1, failed: 0 });
  for (const [name, file] of [
    ['inbound.csv', scriptsInFlamingo(`${recently}T10:20:30+05:30`)],
    ['applications.csv', scriptsInApplications(recently)],
  ] as const) {
    const { id } = await rehearseFile(site, owner, file, { ...real, name });
    await runImport(site, owner, id, real);
  }
  const { id: table } = await rehearseFile(site, owner, scriptsInJobTable(), { ...real, name: 'jobs.csv' });
  await takeInAll(site.db);
  return { wordpress, table };
}

async function publishDrafts(site: Site, owner: SignedInMember): Promise<string[]> {
  const drafts = await site.db.selectFrom('content_versions').select('document').distinct().execute();
  const documents = [];
  for (const { document } of drafts) {
    const { draft, published } = ok(await owner.ask('site.find', { document }));
    if (draft !== null && draft !== published) documents.push({ document, version: draft });
  }
  ok(await owner.call('site.publish', { documents, title: 'Came over', note: '', due: null, confirmed: [] }));
  return documents.map(({ document }) => document);
}

/** Opens an address and waits until the words of a script are to be read there, or until it is whole. */
async function visit(page: Page, address: string, shown: (page: Page) => Promise<unknown> = reads) {
  await page.goto(address);
  await shown(page);
}
const reads = (page: Page) => page.getByText(WORDS).filter({ visible: true }).first().waitFor();
const title = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor();

test('nothing of a hostile source runs in a browser, for visitors or for the staff', {
  timeout: 300_000,
}, async ({ page, site }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const owner = await enterAs(page, site, 'owner');
  const { wordpress, table } = await bringIn(site, owner);
  await visit(page, `/staff/moving-in/${wordpress}`);
  // The columns of a table are shown before anything else is.
  await visit(page, `/staff/moving-in/${table}`);
  await page.getByRole('button', { name: 'Rehearse', exact: true }).click();
  await page.getByRole('progressbar').waitFor();
  await runImports(partsOf(site, real));
  await page.getByText('This is a rehearsal').waitFor();
  await reads(page);
  await runImport(site, owner, table, real);

  const documents = await publishDrafts(site, owner);
  // The newest are those that came over: of a heading only the words do, so that they cannot be told by it.
  const { id: blog } = await site.db
    .selectFrom('blogs')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const jobs = await site.db
    .selectFrom('job_openings')
    .select('jid')
    .orderBy('id', 'desc')
    .limit(3)
    .execute();
  for (const address of ['/', '/blog', '/Career', '/contactus']) await visit(page, address, title);
  for (const { jid } of jobs) await visit(page, `/jobs/${jid}`, title);
  for (const address of [`/blog/${blog}`, '/a-page']) await visit(page, address);

  await visit(page, '/staff/inbox', (screen) => screen.locator('[data-reference]').first().waitFor());
  const references = await page.locator('[data-reference]').all();
  expect(references.length).toBeGreaterThan(1);
  for (const each of references) {
    await each.getByRole('link').first().click();
    await page.getByRole('article').getByText(WORDS).first().waitFor();
  }
  for (const address of ['/blogs', '/jobs?show=open', `/jobs/${jobs[0]?.jid}`, '/audit', '/moving-in'])
    await visit(page, `/staff${address}`, title);
  await visit(page, `/staff/blogs/${blog}`, title);
  for (const document of documents) await visit(page, `/staff/site/${document}`, title);
  expect(SCRIPT).toContain(WORDS);
  expect(dialogs).toEqual([]);
  expect(await page.evaluate(() => document.querySelectorAll('[onerror], img[src="x"]').length)).toBe(0);
});
