import { describe, expect } from 'vitest';
import { preview, saving } from '../e2e/day/day-edits.ts';
import { test as base, visit } from '../e2e/site.ts';
import { enterAs, openScreen } from '../e2e/staff-browser.ts';

const test = base.extend({ template: ['small', { scope: 'file' }] });

const WORDS = 'Guards since the first gate';

describe('a word of the site', () => {
  test('is changed, seen in the preview, published and seen by a visitor', async ({ page, site }) => {
    const shown = async () => (await site.app.inject('/the-company')).body;
    await enterAs(page, site, 'owner');
    await openScreen(page, '/site', 'Site');
    await page.getByRole('link', { name: 'The Company /the-company' }).click();
    await page.getByRole('heading', { level: 1, name: 'The Company' }).waitFor();
    const heading = page.getByLabel('Heading', { exact: true }).first();
    const former = await heading.inputValue();

    // A page without a heading is not published: the dialog leads to the field.
    await saving(page, () => heading.fill(''));
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish' });
    await dialog.getByText('One text is not ready').waitFor();
    await dialog.getByRole('button', { name: 'Heading' }).click();
    await expect.poll(() => heading.evaluate((each) => each === document.activeElement)).toBe(true);

    await saving(page, () => heading.fill(WORDS));
    await expect.poll(() => preview(page).getByRole('heading', { level: 1 }).innerText()).toBe(WORDS);
    expect(await shown()).toContain(former);
    expect(await shown()).not.toContain(WORDS);

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await dialog.getByText('Nothing stands in the way.').waitFor();
    await dialog.getByLabel('What changes, in a few words').fill('A heading of our own');
    await dialog.getByRole('button', { name: 'Publish now' }).click();
    await page.getByText('Published: visitors see it now.').waitFor();
    expect(await shown()).not.toContain(former);
    const visitor = await page.context().newPage();
    await visit(visitor, '/the-company');
    expect(await visitor.getByRole('heading', { level: 1 }).innerText()).toBe(WORDS);
    await visitor.close();
  });
});
