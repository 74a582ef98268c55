import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { FIRST_PART_BYTES } from '../../src/contract/staff/moving-in-uploads.ts';
import { blogItem, sourceOf } from '../staff/moving-in/moving.ts';
import { expectAccessible } from './axe.ts';
import { FAILED_LOAD, test } from './site.ts';
import { enterAs, openScreen } from './staff-browser.ts';

const PARTS = /\/staff\/moving-in\/uploads\/[^/]+\/parts$/;
const FINISH = /\/staff\/moving-in\/uploads\/[^/]+\/finish$/;
const act = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const content = (mark: string) =>
  Buffer.from(
    sourceOf(Array.from({ length: 800 }, (_, at) => blogItem(`${mark}${at} ${'x'.repeat(2_000)}`))),
  );
const fileOf = (buffer: Buffer, name = 'export.xml') => ({ name, mimeType: 'text/xml', buffer });

/** Answers some parts, and cuts the connection of all others. @returns where each part began that was let through. */
async function cutAfter(page: Page, most: number): Promise<number[]> {
  const sent: number[] = [];
  await page.route(PARTS, (route) => {
    if (sent.length >= most) return route.abort('connectionreset');
    sent.push(Number(route.request().headers()['upload-offset']));
    return route.continue();
  });
  return sent;
}

describe('the upload of a large file', () => {
  test('waits for a lost connection and goes on by itself', async ({ page, site, errors }) => {
    errors.expected.push(FAILED_LOAD);
    await enterAs(page, site, 'owner');
    await openScreen(page, '/moving-in', 'Moving in');
    const sent = await cutAfter(page, 1);
    await page.getByLabel('Upload a file').setInputFiles(fileOf(content('a')));
    await page.getByText('The server does not answer. It goes on by itself.').waitFor();
    await page.getByText('1 MB of ').waitFor();
    await expectAccessible(page, 'an upload that waits');
    await page.unroute(PARTS);
    await page.getByRole('heading', { level: 1, name: 'export.xml' }).waitFor();
    expect(sent).toEqual([0]);
  });

  test('goes on after a reload with what is missing, and not with another file', async ({
    page,
    site,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    await page.setViewportSize({ width: 390, height: 844 });
    await enterAs(page, site, 'owner');
    await openScreen(page, '/moving-in', 'Moving in');
    await cutAfter(page, 1);
    const buffer = content('b');
    await page.getByLabel('Upload a file').setInputFiles(fileOf(buffer));
    await page.getByText('It goes on by itself').waitFor();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    const rest = page.getByRole('region', { name: 'Not sent to their end' });
    await rest.getByText('1 MB of ').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page, 'an unfinished upload on a phone');

    // Of the same size, and with other words in it.
    await rest.getByLabel('Go on with export.xml').setInputFiles(fileOf(content('c'), 'other.xml'));
    await page.getByText('is not the file that was begun').waitFor();
    await act(page, 'Dismiss other.xml').click();

    await page.unroute(PARTS);
    const sent = await cutAfter(page, 100);
    await rest.getByLabel('Go on with export.xml').setInputFiles(fileOf(buffer));
    await page.getByRole('heading', { level: 1, name: 'export.xml' }).waitFor();
    expect(sent[0]).toBe(FIRST_PART_BYTES);
  });

  test('is stopped, and what has arrived is removed', async ({ page, site }) => {
    await enterAs(page, site, 'owner');
    await openScreen(page, '/moving-in', 'Moving in');
    // The second part is on its way for ever.
    let parts = 0;
    await page.route(PARTS, (route) => {
      parts += 1;
      return parts === 1 ? route.continue() : undefined;
    });
    await page.getByLabel('Upload a file').setInputFiles(fileOf(content('d'), 'stopped.xml'));
    await page.getByText('1 MB of ').waitFor();
    await act(page, 'Stop').click();
    const rest = page.getByRole('region', { name: 'Not sent to their end' });
    await rest.getByText('stopped.xml', { exact: true }).waitFor();
    await act(page, 'Remove stopped.xml').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await rest.waitFor({ state: 'detached' });
    await page.unroute(PARTS);
  });

  test('whose last answer is lost becomes one import', async ({ page, site, errors }) => {
    errors.expected.push(FAILED_LOAD);
    await enterAs(page, site, 'owner');
    await openScreen(page, '/moving-in', 'Moving in');
    let asked = 0;
    await page.route(FINISH, async (route) => {
      asked += 1;
      if (asked > 1) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    const before = await site.db.selectFrom('imports').select('id').execute();
    await page.getByLabel('Upload a file').setInputFiles(fileOf(content('e'), 'once.xml'));
    await page.getByRole('heading', { level: 1, name: 'once.xml' }).waitFor();
    expect(await site.db.selectFrom('imports').select('id').execute()).toHaveLength(before.length + 1);
    expect(asked).toBe(2);
    await page.unroute(FINISH);
  });
});
