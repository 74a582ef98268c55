import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { isFocused } from './forms.ts';
import { test } from './site.ts';
import { enterAs, openScreen } from './staff-browser.ts';
import { expectFit, PHONE } from './well-made.ts';

const PAGE = '/site/page:training';
const words = (page: Page, sentence: string) => page.getByLabel(`Hindi for “${sentence}”`, { exact: true });
const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the draft"]');
const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor();

/** Rewrites the lead of a page in English, and answers what it was. */
async function rewriteLead(page: Page, change: (lead: string) => string): Promise<[string, string]> {
  const lead = page.getByLabel('Below the heading', { exact: true }).first();
  await lead.waitFor();
  const before = await lead.inputValue();
  await lead.fill(change(before));
  await saved(page);
  return [before, change(before)];
}

describe('an editor', () => {
  test('translates a sentence beside its English, and takes over what is still right', async ({
    page,
    site,
  }) => {
    await enterAs(page, site, 'editor');
    await openScreen(page, PAGE, 'Training');
    const [before, after] = await rewriteLead(page, (lead) => `${lead.slice(0, -1)}, and more.`);
    await page.getByRole('link', { name: /^Hindi \d+ of \d+$/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Training in Hindi' }).waitFor();
    await page.getByRole('button', { name: 'Changed 1' }).click();
    await expect.poll(() => page.locator('.sentence').count()).toBe(1);
    expect(await words(page, after).inputValue()).toBe('');
    await page.getByRole('button', { name: /^Still right/ }).click();
    await expect.poll(() => words(page, after).inputValue()).toMatch(/\p{Script=Devanagari}/u);
    // The focus goes from the button, which is gone, into the translation.
    await expect.poll(() => isFocused(words(page, after))).toBe(true);
    // It stays in sight, although nothing is missing any more.
    await page.getByRole('button', { name: 'Changed 0' }).waitFor();
    await saved(page);
    await page.reload();
    await page.getByRole('button', { name: /^All/ }).click();
    await expect.poll(() => words(page, after).inputValue()).toMatch(/\p{Script=Devanagari}/u);
    expect(await words(page, before).count()).toBe(0);
    await words(page, after).press('Control+Enter');
    await page.setViewportSize(PHONE);
    await expectFit(page, 'the translations of a page on a phone');
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByRole('dialog').getByText('Training in Hindi').waitFor();
  });
});

describe('the preview of translations', () => {
  test('follows each letter, and a click in it leads to the sentence', async ({ page, site }) => {
    await enterAs(page, site, 'editor');
    await openScreen(page, `${PAGE}/hi`, 'Training in Hindi');
    const heading = preview(page).getByRole('heading', { level: 1 });
    await expect.poll(() => heading.innerText()).toBe('भर्ती और ट्रेनिंग नीति');
    expect(await preview(page).locator('html').getAttribute('lang')).toBe('hi-IN');
    const font = heading.evaluate((element) => getComputedStyle(element).fontFamily);
    expect(await font).toContain('Noto Sans Devanagari');
    await words(page, 'Recruitment and training policy').fill('गार्ड क्या सीखते हैं');
    await expect.poll(() => heading.innerText()).toBe('गार्ड क्या सीखते हैं');
    await preview(page).locator('[data-previewed]').getByText('गार्ड क्या सीखते हैं').first().waitFor();
    const second = words(page, 'The policy on one page');
    await preview(page)
      .getByText(await second.inputValue(), { exact: true })
      .first()
      // The frame is scaled, for which the browser's driver does not know where to click.
      .dispatchEvent('click');
    await expect.poll(() => isFocused(second)).toBe(true);
    await saved(page);
    // The words of the frame around the page are those of another document.
    await preview(page).locator('footer').getByRole('link', { name: 'प्रबंधन टीम' }).dispatchEvent('click');
    await page.waitForURL('**/site/navigation/hi?**');
    await expect.poll(() => page.locator('textarea:focus').inputValue()).toBe('प्रबंधन टीम');
  });
});
