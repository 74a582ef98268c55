import { rm, stat } from 'node:fs/promises';
import { expect, onTestFinished } from 'vitest';
import { postLegacy } from '../doors/doors.ts';
import { makeContact } from '../factories/rows.ts';
import { readZip } from '../factories/zips.ts';
import { test } from './site.ts';
import { enterAs } from './staff-browser.ts';

test('an owner makes the archive, downloads it and removes it', async ({ site, page }) => {
  await postLegacy(site.app, '/Master/SubmitUserRequest', makeContact());
  await enterAs(page, site, 'owner');
  await page.goto('/staff/moving-out');
  await page.getByText('There is no archive at the moment.').waitFor();
  await page.getByRole('button', { name: 'Make the archive' }).click();
  await page.getByText(/^Ready\./).waitFor({ timeout: 60_000 });

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^guardhouse-\d{4}-\d\d-\d\d\.zip$/);
  const path = await download.path();
  onTestFinished(() => rm(path, { force: true }));
  expect((await stat(path)).size).toBeGreaterThan(10_000);
  const entries = await readZip(path);
  expect(String(entries.get('submissions/contact.csv'))).toContain('ASHA MENON');

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Remove from the server' }).click();
  await page.getByText('There is no archive at the moment.').waitFor();
});
