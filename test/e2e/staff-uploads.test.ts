import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { FIRST_PART_BYTES } from '../../src/contract/staff/moving-in-uploads.ts';
import { makePdf } from '../factories/files/resumes.ts';
import { makeContact } from '../factories/rows.ts';
import { blogItem, sourceOf } from '../importing/moving.ts';
import { FAILED_LOAD, test } from './site.ts';
import { enterAs, openItem, openScreen, submit } from './staff-browser.ts';

const PARTS = /\/staff\/moving-in\/uploads\/[^/]+\/parts$/;
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

  test('is refused where nobody can tell what it is, and can be cancelled', async ({
    page,
    site,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    await enterAs(page, site, 'owner');
    await openScreen(page, '/moving-in', 'Moving in');
    const choose = (words: string, name: string) =>
      page.getByLabel('Upload a file').setInputFiles(fileOf(Buffer.from(words), name));
    await choose('No table.', 'words.csv');
    await page.getByText('is neither an export of WordPress').waitFor();
    await page.route('**/staff/moving-in/files', () => undefined);
    await choose(sourceOf([blogItem('40')]), 'export.xml');
    await page.getByRole('progressbar', { name: 'Uploading export.xml' }).waitFor();
    await act(page, 'Cancel').click();
    await page.getByText('that moved out, at most 1 GB').waitFor();
    await page.unroute('**/staff/moving-in/files');
  });
});

test('a file that was changed or deleted after it was chosen is asked for anew, and not sent again', async ({
  page,
  site,
  errors,
}) => {
  errors.expected.push(FAILED_LOAD);
  const folder = mkdtempSync(join(tmpdir(), 'upload-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'file.pdf');
  const write = () => writeFileSync(path, makePdf());
  const gone = page.getByText(
    /was changed, moved or deleted after it was chosen\. Please choose it again\.$/,
  );
  await enterAs(page, site, 'owner');
  const reference = await submit(site, 'contact', makeContact());

  await openItem(page, reference);
  await act(page, 'Reply').click();
  const reply = page.getByRole('form', { name: 'Reply' });
  const attach = () => reply.getByLabel('Attachments (optional)').setInputFiles(path);
  write();
  await attach();
  await reply.getByLabel('Text', { exact: true }).fill('Here is our offer.');
  rmSync(path);
  await act(page, 'Send').click();
  await gone.waitFor();
  expect(await reply.getByRole('list', { name: 'Chosen files' }).count()).toBe(0);

  write();
  await openScreen(page, '/compliance', 'Compliance');
  await act(page, 'Add a document').click();
  await page.getByLabel('Title').fill('PSARA licence, Goa');
  const pdf = page.getByLabel('PDF');
  await pdf.setInputFiles(path);
  utimesSync(path, new Date(), new Date(Date.now() + 3_600_000));
  await act(page, 'Add').click();
  await gone.waitFor();
  // The browser would say nothing of the same file otherwise.
  const choosing = page.waitForEvent('filechooser');
  await pdf.click();
  expect(await pdf.inputValue()).toBe('');
  await (await choosing).setFiles(path);
  await act(page, 'Add').click();
  await page.getByRole('heading', { level: 1, name: 'PSARA licence, Goa' }).waitFor();

  await openScreen(page, '/moving-in', 'Moving in');
  const files = '**/staff/moving-in/files';
  await page.route(files, (call) => call.abort());
  const source = join(folder, 'export.xml');
  writeFileSync(source, sourceOf([blogItem('60')]));
  await page.getByLabel('Upload a file').setInputFiles(source);
  await act(page, 'Try again').waitFor();
  rmSync(source);
  await act(page, 'Try again').click();
  await gone.waitFor();
  expect(await act(page, 'Try again').count()).toBe(0);
});
