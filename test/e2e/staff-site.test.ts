import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { FAILED_LOAD, test } from './site.ts';
import { enterAs, openScreen, signIn } from './staff-browser.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first();
const PAGE = '/site/page:the-company';

/** The heading of the screen is there before its form is. */
async function sectionTitles(page: Page): Promise<string[]> {
  const titles = page.locator('.site-item__title');
  await titles.nth(1).waitFor();
  return titles.allInnerTexts();
}

describe('an editor of the site', () => {
  test('moves a section by the keyboard, and the focus stays with it', async ({ page, site }) => {
    await enterAs(page, site, 'editor');
    await openScreen(page, PAGE, 'The Company');
    const titles = () => sectionTitles(page);
    const [first, second] = await titles();
    const down = page.locator('[data-tool="down"]').first();
    await down.focus();
    const preview = page.frameLocator('iframe[title="Preview of the draft"]');
    await preview.getByRole('heading', { name: 'From one gate to the whole site' }).waitFor();
    await expect.poll(() => down.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await titles()).slice(0, 2)).toEqual([second, first]);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await titles()).indexOf(first ?? '')).toBe(2);
  });

  test('moves a section by dragging it with the mouse', async ({ page, site }) => {
    await enterAs(page, site, 'editor');
    await openScreen(page, '/site/page:strong-relationship', 'Strong relationship');
    const titles = () => sectionTitles(page);
    const [first = '', second, third] = await titles();
    await page.locator('.site-item').nth(2).scrollIntoViewIfNeeded();
    const handle = await page.locator('.site-item__handle').first().boundingBox();
    const target = await page.locator('.site-item').nth(2).boundingBox();
    if (handle === null || target === null) throw new Error('The sections are not shown.');
    const x = handle.x + handle.width / 2;
    await page.mouse.move(x, handle.y + handle.height / 2);
    await page.mouse.down();
    await page.mouse.move(x, target.y, { steps: 5 });
    await page.mouse.move(x, target.y + target.height - 4, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => (await titles()).slice(0, 3)).toEqual([second, third, first]);
    await page.getByText('Saved', { exact: true }).waitFor();
  });

  test('keeps what was typed while the server did not answer, after the tab was closed', async ({
    page,
    site,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    await enterAs(page, site, 'editor');
    await openScreen(page, PAGE, 'The Company');
    await page.route('**/staff/trpc/site.save**', (route) => route.abort());
    await field(page, 'Heading').fill('Typed on a train');
    await page.getByText('Not saved').waitFor();
    const context = page.context();
    await page.close();
    const next = await context.newPage();
    await next.goto(`${site.origin}/staff${PAGE}`);
    await next.getByText('Your unsaved changes are back.').waitFor();
    await expect.poll(() => field(next, 'Heading').inputValue()).toBe('Typed on a train');
    await next.getByText('Saved', { exact: true }).waitFor();
  });

  test('keeps what was typed as the session ended, until the next sign-in', async ({
    page,
    site,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    const member = await enterAs(page, site, 'editor');
    await openScreen(page, PAGE, 'The Company');
    await field(page, 'Heading').waitFor();
    await page.context().clearCookies({ name: /session/ });
    await field(page, 'Heading').fill('Typed as the session ended');
    // The refused save brings the sign-in screen, and nothing has to be reloaded.
    await signIn(page, member);
    await page.getByText('Your unsaved changes are back.').waitFor();
    await expect.poll(() => field(page, 'Heading').inputValue()).toBe('Typed as the session ended');
    await page.getByText('Saved', { exact: true }).waitFor();
  });

  test('and another one keep both of their changes, and choose where both changed one text', async ({
    page,
    site,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    await enterAs(page, site, 'editor');
    await openScreen(page, '/site/page:infrastructure-focus', 'Infrastructure Focus');
    const other = await page.context().newPage();
    await other.goto(`${site.origin}/staff/site/page:infrastructure-focus`);
    await field(other, 'Below the heading').fill('Theirs');
    await other.getByText('Saved', { exact: true }).waitFor();
    await field(page, 'Heading').fill('Mine');
    await page.getByText('Saved', { exact: true }).waitFor();
    await expect.poll(() => field(page, 'Below the heading').inputValue()).toBe('Theirs');

    const saves = '**/staff/trpc/site.save**';
    await page.route(saves, (route) => route.abort());
    await field(page, 'Heading').fill('Mine again');
    await page.getByText('Not saved').waitFor();
    await expect.poll(() => field(other, 'Heading').inputValue()).toBe('Mine');
    await field(other, 'Heading').fill('Theirs as well');
    await other.getByText('Saved', { exact: true }).waitFor();
    await page.unroute(saves);
    await page.getByRole('heading', { name: 'A colleague has changed the same text' }).waitFor();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    await expect.poll(() => field(other, 'Heading').inputValue()).toBe('Mine again');
  });
});
