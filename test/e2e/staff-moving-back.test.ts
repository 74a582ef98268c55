import { describe, expect } from 'vitest';
import { claimStores, startTestServer } from '../environment/app.ts';
import { type MovedOut, moveOutCompany } from '../staff/moving-in/archives.ts';
import { test as base, FAILED_LOAD, type Site } from './site.ts';
import { enterAs, openScreen } from './staff-browser.ts';

const test = base.extend<{ site: Site; moved: MovedOut }>({
  /** One that has nothing yet. */
  site: [
    async ({ settings }, use) => {
      const server = await startTestServer(settings);
      await claimStores(server);
      const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
      await use({ ...server, origin });
      await server.stop();
    },
    { scope: 'file' },
  ],
  moved: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures a test needs
    async ({}, use) => use(await moveOutCompany()),
    { scope: 'file' },
  ],
});

describe('an archive of another Guardhouse', () => {
  test('is rehearsed and moved in, and is refused once there is something', { timeout: 240_000 }, async ({
    page,
    site,
    moved,
    errors,
  }) => {
    await enterAs(page, site, 'owner');
    const upload = async (buffer: Buffer) => {
      await openScreen(page, '/moving-in', 'Moving in');
      await page
        .getByLabel('Upload a file')
        .setInputFiles({ name: 'guardhouse.zip', mimeType: 'application/zip', buffer });
    };
    errors.expected.push(FAILED_LOAD);
    await upload(moved.bytes.subarray(0, 5_000));
    await page.getByText('cut off or damaged').waitFor();

    await upload(moved.bytes);
    await page.getByRole('heading', { level: 1, name: 'guardhouse.zip' }).waitFor();
    await page.getByText('This is a rehearsal: nothing has been written.').waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 1440, height: 900 });

    await page.getByRole('button', { name: 'Move in…' }).press('Enter');
    await page.getByRole('dialog').getByText('come into this empty Guardhouse').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Move in' }).dblclick();
    await page.getByText('The archive has come in.').waitFor({ timeout: 60_000 });
    // Still signed in, in what was moved in.
    await page.getByRole('link', { name: 'Open the start page' }).click();
    await openScreen(page, '/jobs', 'Jobs');
    await page.getByRole('button', { name: /^All/ }).click();
    await page.getByText(moved.jid).first().waitFor();

    await upload(moved.bytes);
    await page.getByText('This Guardhouse is not empty').waitFor();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await page.getByText('The archive was discarded').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Moving in', exact: true }).waitFor();
  });
});
