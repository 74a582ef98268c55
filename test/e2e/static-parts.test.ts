import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test, visit } from './site.ts';

/** Opens a page of which something else than React, such as an extension, changes an element before the scripts run. */
async function visitChanged(page: Page, path: string, selector: string, text: string) {
  await using _ = await page.addInitScript(
    ([changed, words]) => {
      addEventListener('DOMContentLoaded', () => {
        const element = document.querySelector(changed);
        if (element) element.textContent = words;
      });
    },
    [selector, text] as const,
  );
  await visit(page, path);
  await page.locator('#job-panel-button').waitFor({ state: 'attached' });
}

/** Whether the browser still shows the document in which this was called first. */
const isSameDocument = (page: Page) =>
  page.evaluate(() => {
    const { isOpened = false } = window as { isOpened?: boolean };
    Object.assign(window, { isOpened: true });
    return isOpened;
  });

describe('a part of a page that only shows things', () => {
  test('is left as the server sent it', async ({ page }) => {
    for (const [path, selector] of [
      ['/', '.about p'],
      ['/guarding-solution', 'main .section h2'],
      ['/guarding-solution', '.footer p'],
      ['/guarding-solution', '.closing .lead'],
    ] as const) {
      await visitChanged(page, path, selector, 'Not what React would render');
      expect(await page.locator(selector).first().textContent(), selector).toBe(
        'Not what React would render',
      );
    }
  });

  test('is rendered with the rest where React cannot use what the server sent', async ({ page, errors }) => {
    errors.expected.push(/Minified React error #418/);
    await visit(page, '/');
    const served = await page.locator('main').innerText();
    await visitChanged(page, '/', 'main h1', 'Another heading');
    await expect.poll(() => errors.seen.length).toBeGreaterThan(0);
    await expect.poll(() => page.locator('main').innerText()).toBe(served);
  });

  test.for(['', '/hi'])('leads to pages within the document: %s/', async (prefix, { page }) => {
    const follow = async (index: number, how: (link: Locator) => Promise<void>) => {
      await visit(page, `${prefix}/`);
      expect(await isSameDocument(page)).toBe(false);
      const link = page.locator('.cards a').nth(index);
      const target = await link.getAttribute('href');
      expect(target).toMatch(new RegExp(`^${prefix}/\\w`));
      await how(link);
      // From the second page on the footer says where the visitor is.
      const mark = page.locator('.footer [aria-current=page]');
      const marked = () => mark.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      await expect.poll(marked).toEqual([target]);
      expect(await isSameDocument(page)).toBe(true);
    };
    await follow(0, (link) => link.click());
    await follow(2, async (link) => {
      await link.focus();
      await page.keyboard.press('Enter');
    });
  });

  test('is not loaded with the page that the server sent', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await visit(page, '/');
    await page.locator('.cards a').first().click();
    await page.waitForURL('**/guarding-solution');
    await page.locator('main h1').waitFor();
    expect(scripts.filter((path) => /\/sections-.*\.js$/.test(path))).toHaveLength(1);
    expect(scripts.filter((path) => /\/footer-contents-.*\.js$/.test(path))).toEqual([]);
    expect(await page.locator('.footer a').count()).toBeGreaterThan(0);
  });

  test('loads a page ahead when the visitor points at its link', async ({ page }) => {
    await visit(page, '/guarding-solution');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.locator('#related a').first().hover();
    await expect.poll(() => asked.filter((path) => path.includes('/words/')).length).toBeGreaterThan(0);
  });

  test('leaves a click that opens a tab to the browser', async ({ page, context }) => {
    await visit(page, '/');
    const opened = context.waitForEvent('page');
    await page
      .locator('.cards a')
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await tab.waitForURL('**/guarding-solution');
    await tab.close();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});
