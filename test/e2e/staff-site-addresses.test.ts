import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './axe.ts';
import { FAILED_LOAD, test } from './site.ts';
import { enterAs, openScreen } from './staff-browser.ts';

async function choose(page: Page, act: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByText(act, { exact: true }).click();
}
const answerAt = async (page: Page, path: string) =>
  (await page.request.get(path, { maxRedirects: 0 })).status();

describe('an address of the specification', () => {
  test('changes after it was typed', async ({ page, site, errors }) => {
    errors.expected.push(FAILED_LOAD);
    await enterAs(page, site, 'owner');
    await openScreen(page, '/site/page:infrastructure-focus', 'Infrastructure Focus');
    await choose(page, 'Change the address');
    const dialog = page.getByRole('dialog', { name: 'Change the address' });
    await dialog.getByRole('textbox', { name: 'Address' }).fill('/infrastructure');
    await dialog.getByRole('button', { name: 'Change the address' }).click();
    await dialog.getByLabel('Type /infrastructure-focus to agree').fill('/infrastructure-focus');
    await expectAccessible(page, 'the question about an address');
    await dialog.getByRole('button', { name: 'Change the address' }).click();
    await page.getByText('The draft has the new address.').waitFor();
    await page.locator('.site-editor__form').getByText('/infrastructure', { exact: true }).waitFor();
  });

  test('is gone after the public one was typed, whatever the draft has', async ({ page, site, errors }) => {
    errors.expected.push(FAILED_LOAD);
    await enterAs(page, site, 'owner');
    await openScreen(page, '/site/page:case-studies', 'Under-construction image: Case studies');
    await choose(page, 'Change the address');
    const change = page.getByRole('dialog', { name: 'Change the address' });
    await change.getByRole('textbox', { name: 'Address' }).fill('/cases');
    await change.getByRole('button', { name: 'Change the address' }).click();
    await change.getByLabel('Type /case-studies to agree').fill('/case-studies');
    await change.getByRole('button', { name: 'Change the address' }).click();
    await page.getByText('The draft has the new address.').waitFor();
    await page.reload();
    await choose(page, 'Take this page down');
    const dialog = page.getByRole('dialog', { name: 'Take this page down' });
    await dialog.getByLabel('Type /case-studies to agree').fill('/case');
    await dialog.getByRole('button', { name: 'Take the page down' }).click();
    await dialog.getByText('Type /case-studies exactly.').waitFor();
    await dialog.getByLabel('Type /case-studies to agree').fill('/case-studies');
    await dialog.getByRole('button', { name: 'Take the page down' }).click();
    await page.getByText('The page is taken down.').waitFor();
    expect(await answerAt(page, '/case-studies')).toBe(410);
  });
});
