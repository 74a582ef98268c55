import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { makeContact, makeQuotation } from '../factories/rows.ts';
import { submit } from '../factories/submit.ts';
import { isFocused } from './forms.ts';
import { test as base, type Site } from './site.ts';
import { enterAs, keepToast, openScreen, storedEntry } from './staff-browser.ts';

/** Three submissions of the test's own, the newest first, in an inbox open to one signed-in member. */
const test = base.extend<{ inbox: string[] }>({
  inbox: async ({ page, site }, use) => {
    await site.db.deleteFrom('submissions').execute();
    const oldest = await submit(site, 'contact', makeContact({ fullName: 'Oldest Visitor' }));
    const middle = await submit(site, 'quotation', makeQuotation({ firstName: 'Middle', city: 'Pune' }));
    const newest = await submit(site, 'contact', makeContact({ fullName: 'Newest Visitor' }));
    await enterAs(page, site, 'owner');
    await openScreen(page, '/inbox', 'Inbox');
    await rows(page).first().waitFor();
    await use([newest, middle, oldest]);
  },
});

const rows = (page: Page) => page.locator('[data-reference]');
const referencesOf = (page: Page) =>
  rows(page).evaluateAll((found) => found.map((row) => (row as HTMLElement).dataset.reference));
const focusedReference = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-reference]')?.dataset.reference);
const opened = (page: Page) => new URL(page.url()).searchParams.get('item');
const statusOf = async (site: Site, reference: string) => (await storedEntry(site, reference)).status;

describe('the inbox', () => {
  test('can be worked through by keyboard', async ({ page, inbox }) => {
    const [newest = '', middle = '', oldest] = inbox;
    await page.keyboard.press('j');
    await expect.poll(() => focusedReference(page)).toBe(newest);
    await page.keyboard.press('j');
    await expect.poll(() => focusedReference(page)).toBe(middle);
    expect(opened(page)).toBe(null);
    await page.keyboard.press('Enter');
    await page.getByRole('article', { name: middle }).waitFor();
    // While one item is open, the next one opens in its place.
    await page.keyboard.press('j');
    await expect.poll(() => opened(page)).toBe(oldest);
    await page.keyboard.press('k');
    await page.keyboard.press('k');
    await page.getByRole('article', { name: newest }).waitFor();
    await page.keyboard.press('x');
    await page.getByRole('toolbar', { name: '1 selected' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('toolbar').waitFor({ state: 'detached' });
    expect(opened(page)).toBe(newest);
    await page.keyboard.press('Escape');
    await expect.poll(() => opened(page)).toBe(null);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    // With a dialog open the keys do nothing.
    await page.keyboard.press('j');
    await page.getByLabel('Use keyboard shortcuts on this computer').uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    expect(await isFocused(page.getByRole('searchbox'))).toBe(false);
    await page.evaluate(() => localStorage.clear());
  });

  test('sets the status of all selected items, and undoes it', async ({ page, site, inbox }) => {
    const [newest = '', , oldest = ''] = inbox;
    await page.getByLabel(`Select ${newest}`).check();
    await page.getByLabel(`Select ${oldest}`).check();
    await page.keyboard.press('s');
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('4');
    await keepToast(page, '2 items marked as closed.');
    await expect
      .poll(() => Promise.all(inbox.map((reference) => statusOf(site, reference))))
      .toEqual(['closed', 'new', 'closed']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('2 items marked as new.').waitFor();
    await expect.poll(() => statusOf(site, newest)).toBe('new');
  });

  test('is filtered by its address, and keeps its state there', async ({ page, inbox }) => {
    const [newest, middle, oldest] = inbox;
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Type').selectOption('contact');
    await expect.poll(() => referencesOf(page)).toEqual([newest, oldest]);
    await page.getByRole('searchbox').fill('oldest');
    await expect.poll(() => referencesOf(page)).toEqual([oldest]);
    await rows(page).getByRole('link').click();
    await page.getByRole('article', { name: oldest ?? '' }).waitFor();
    // The search words are sent to no server with the address.
    await expect
      .poll(() => [new URL(page.url()).search, new URL(page.url()).hash])
      .toEqual([`?kind=contact&item=${oldest}`, '#oldest']);
    const address = page.url();

    await page.goto('about:blank');
    await page.goto(address);
    await page.getByRole('article', { name: oldest ?? '' }).waitFor();
    await expect.poll(() => referencesOf(page)).toEqual([oldest]);
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('oldest');
    await page.getByRole('searchbox').press('Escape');
    await expect.poll(() => referencesOf(page)).toEqual([newest, oldest]);
    await page.getByRole('button', { name: 'Remove the filter Contacts' }).click();
    await expect.poll(() => referencesOf(page)).toEqual([newest, middle, oldest]);
  });

  test('cuts a long paste to a note’s length, and says so', async ({ page, inbox }) => {
    await rows(page).getByRole('link', { name: 'Newest Visitor' }).click();
    await page.getByRole('article', { name: inbox[0] ?? '' }).waitFor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('Called at noon.\n'.repeat(12_500)));
    const field = page.getByLabel('Note', { exact: true });
    await field.focus();
    await page.keyboard.press('ControlOrMeta+V');
    await page
      .getByText('A note can have at most 5,000 characters; the rest of what you pasted was left out.')
      .waitFor();
    await expect.poll(async () => (await field.inputValue()).length).toBe(5_000);
    await page.keyboard.press('Backspace');
    await page.getByText('A note can have at most').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect.poll(() => field.inputValue()).toBe('');
  });

  test('confirms an action without covering the next button, on a phone', async ({ page, inbox: _ }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await rows(page).getByRole('link', { name: 'Newest Visitor' }).click();
    await page.getByLabel('Note', { exact: true }).fill('Called at noon.');
    await page.getByRole('button', { name: 'Assign to me' }).click();
    await keepToast(page, 'assigned to');
    await page.getByRole('button', { name: 'Add note' }).evaluate((button) => button.scrollIntoView(false));
    await expect.poll(() => coveredBy(page)).toEqual([]);
    await page.locator('.told').getByRole('button', { name: 'Dismiss' }).press('Enter');
    await page.locator('.told').waitFor({ state: 'detached' });
  });
});

/** Which buttons, fields and boxes a toast covers. */
const coveredBy = (page: Page) =>
  page.evaluate(() => {
    const told = document.querySelector('.told')?.getBoundingClientRect();
    if (told === undefined) return ['no toast'];
    return [...document.querySelectorAll('main :is(button, input, textarea), .phone-bar button')]
      .filter((control) => {
        const { left, right, top, bottom, width } = control.getBoundingClientRect();
        return width > 1 && left < told.right && right > told.left && top < told.bottom && bottom > told.top;
      })
      .map((control) => control.textContent || control.getAttribute('aria-label'));
  });

test('a name in Devanagari is marked as Hindi, has a face of its own, and room for its marks', async ({
  page,
  site,
  inbox: _,
}) => {
  const fullName = 'श्रीमती ऋतु कुँवर';
  const reference = await submit(site, 'contact', makeContact({ fullName, userMessage: 'दो गेट के लिए गार्ड' }));
  await page.reload();
  await page.locator(`[data-reference="${reference}"] a`).click();
  const heading = page.getByRole('heading', { level: 2, name: fullName });
  await heading.waitFor();
  for (const text of [heading, page.locator('.inbox-row__name').first(), page.locator('.item-text')]) {
    expect(await text.getAttribute('lang')).toBe('hi-IN');
    const look = await text.evaluate((element) => {
      const { fontSize, lineHeight, letterSpacing, fontFamily } = getComputedStyle(element);
      const lines = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
      return { lines, letterSpacing, fontFamily };
    });
    expect(look.lines).toBeGreaterThanOrEqual(1.6);
    expect(look.letterSpacing).toMatch(/^(normal|0px)$/);
    expect(look.fontFamily).toContain('Devanagari');
  }
});
