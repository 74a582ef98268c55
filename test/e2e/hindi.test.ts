import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { formCase } from './form-cases.ts';
import { submitButton } from './forms.ts';
import { expectNotice } from './notice.ts';
import { test, untilTakenOver, visit } from './site.ts';
import { expectFit, PHONE } from './well-made.ts';

const main = (page: Page) => page.getByRole('main');
const linkTo = (page: Page, name: string) => page.locator('.utility').getByRole('link', { name });

describe('the other language is one link away', () => {
  test('and a form keeps what was typed, and is then answered in English', async ({ page }) => {
    const career = formCase('Career page');
    await visit(page, '/hi/career');
    const hindi = main(page).getByRole('form');
    await untilTakenOver(hindi);
    await hindi.locator('[name="FullName"]').fill('क्षितिज ज़ैदी');
    await linkTo(page, 'English').click();
    const english = page.getByRole('form', { name: career.form, exact: true });
    await untilTakenOver(english);
    await expect.poll(() => english.locator('[name="FullName"]').inputValue()).toBe('क्षितिज ज़ैदी');
    await submitButton(english).click();
    await expectNotice(page, 'error', 'Email Id', 'Field is Mandatory');
  });
});

describe('Hindi is set as Hindi is set', () => {
  test('its face is loaded on its pages, and on no other', async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    const faces = async (path: string) => {
      await visit(page, path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      return fonts.filter((url) => url.includes('devanagari')).length;
    };
    expect(await faces('/training')).toBe(0);
    expect(await faces('/hi/training')).toBe(1);
  });

  test('no letter is spaced from the next, nothing is wider than the window', async ({ page }) => {
    await page.setViewportSize(PHONE);
    for (const path of ['/hi', '/hi/training', '/hi/contactus', '/hi/Career', '/hi/our-presence']) {
      await visit(page, path);
      expect(await spacedDevanagari(page), path).toEqual([]);
      await expectFit(page, path);
    }
  });
});

/** Texts whose letters would stand apart, which breaks the line above them. */
const spacedDevanagari = (page: Page) =>
  page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) => !['normal', '0px'].includes(getComputedStyle(element).letterSpacing))
      .flatMap(({ childNodes }) => [...childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE && /[\u0900-\u097f]/.test(node.textContent ?? ''))
      .map((node) => node.textContent),
  );
