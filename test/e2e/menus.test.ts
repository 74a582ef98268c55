import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { callAddress } from '../../src/call-address.ts';
import { sampleIdentity } from '../../src/content/identity.ts';
import { isFocused } from './forms.ts';
import { test, visit } from './site.ts';
import { PHONE } from './well-made.ts';

const labels = ['ABOUT US', 'OUR SERVICES', 'RELATIONSHIP', 'KNOWLEDGE CENTER', 'GALLERIES', 'CONTACT US'];

const menu = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' });
const group = (page: Page, label: string) => menu(page).locator('summary').filter({ hasText: label });
const isOpen = (page: Page, label: string) =>
  group(page, label).evaluate((summary) => summary.parentElement?.hasAttribute('open'));
const expectOpen = (page: Page, label: string, isItOpen: boolean) =>
  expect.poll(() => isOpen(page, label), { message: label }).toBe(isItOpen);
const expectFocused = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')).toBe(text);

describe('the header’s menu', () => {
  test('opens and closes with keyboard and mouse', async ({ page }) => {
    await visit(page, '/training');
    const texts = await menu(page).locator('summary').allInnerTexts();
    expect(texts.map((text) => text.trim())).toEqual(labels);
    // Closed by a click elsewhere, and when the focus leaves it.
    await group(page, 'GALLERIES').click();
    await expectOpen(page, 'GALLERIES', true);
    await page.locator('h1').click();
    await expectOpen(page, 'GALLERIES', false);
    await group(page, 'CONTACT US').click();
    await page.getByRole('button', { name: 'Get a quotation', exact: true }).focus();
    await expectOpen(page, 'CONTACT US', false);

    await group(page, 'ABOUT US').focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expectOpen(page, 'ABOUT US', true);
      await page.keyboard.press(key);
      await expectOpen(page, 'ABOUT US', false);
    }

    await page.keyboard.press('ArrowDown');
    await expectFocused(page, 'The company');
    await page.keyboard.press('ArrowDown');
    await expectFocused(page, 'Mission and vision');
    await page.keyboard.press('ArrowUp');
    await expectFocused(page, 'The company');
    await page.keyboard.press('Escape');
    await expectOpen(page, 'ABOUT US', false);
    await expect.poll(() => isFocused(group(page, 'ABOUT US'))).toBe(true);

    await page.keyboard.press('ArrowRight');
    await expect.poll(() => isFocused(group(page, 'OUR SERVICES'))).toBe(true);
    await page.keyboard.press('Enter');
    await expectOpen(page, 'OUR SERVICES', true);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => isFocused(group(page, 'RELATIONSHIP'))).toBe(true);
    await page.keyboard.press('Enter');
    // Another group has taken its place.
    await expectOpen(page, 'OUR SERVICES', false);
    await expectOpen(page, 'RELATIONSHIP', true);

    await page.keyboard.press('ArrowDown');
    await expect.poll(() => isFocused(group(page, 'RELATIONSHIP'))).toBe(false);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/commitment-to-best-practices');
    await expectOpen(page, 'RELATIONSHIP', false);
  });
});

const toggle = (page: Page) => page.getByRole('button', { name: 'Open the menu', exact: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu', exact: true });
const hrefs = (links: Element[]) => links.map((link) => link.getAttribute('href'));

describe('the drawer', () => {
  test('replaces the menu under 1024 px', async ({ page }) => {
    await visit(page, '/training');
    expect(await toggle(page).isVisible()).toBe(false);
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect.poll(() => group(page, 'ABOUT US').isVisible()).toBe(true);
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect.poll(() => group(page, 'ABOUT US').isVisible()).toBe(false);
    await toggle(page).click();
    await drawer(page).waitFor();
    await page.setViewportSize({ width: 1024, height: 800 });
    await drawer(page).waitFor({ state: 'hidden' });
  });

  test('keeps the focus, and gives it back when Escape closes it', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visit(page, '/training');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await drawer(page).waitFor();
    await expect
      .poll(() => drawer(page).evaluate((dialog) => dialog.contains(document.activeElement)))
      .toBe(true);
    const strayed: string[] = [];
    for (let press = 0; press < 14; press += 1) {
      await page.keyboard.press('Tab');
      const place = await drawer(page).evaluate((dialog) => {
        const focused = document.activeElement;
        return dialog.contains(focused) || focused === document.body ? '' : (focused?.outerHTML ?? '');
      });
      if (place) strayed.push(place);
    }
    expect(strayed, 'focused behind the drawer').toEqual([]);
    await page.keyboard.press('Escape');
    await drawer(page).waitFor({ state: 'hidden' });
    await expect.poll(() => isFocused(toggle(page))).toBe(true);
  });

  test('opens its groups, follows links and closes, and opens the quotation panel', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visit(page, '/training');
    await toggle(page).click();
    await drawer(page).locator('summary').filter({ hasText: 'KNOWLEDGE CENTER' }).press('Enter');
    const clients = drawer(page).getByRole('link', { name: 'Clients', exact: true });
    await clients.click();
    await page.waitForURL('**/client-testimonial');
    await drawer(page).waitFor({ state: 'hidden' });
    await toggle(page).click();
    await drawer(page).getByRole('button', { name: 'Get a quotation' }).click();
    await drawer(page).waitFor({ state: 'hidden' });
    await page.getByRole('form', { name: 'Request a quotation' }).waitFor();
  });
});

describe('the company’s phone numbers, and the other language', () => {
  const { enquiryEmail, associatesLine, tollFree } = sampleIdentity;
  const addresses = [
    `mailto:${enquiryEmail}`,
    callAddress(associatesLine.display),
    callAddress(tollFree.display),
  ];
  /** The numbers that are completely visible in a part of the page. */
  const seenIn = (part: Locator) =>
    part.locator('a[href]').evaluateAll((links) =>
      links
        .filter((link) => {
          const { left, right, top, width } = link.getBoundingClientRect();
          return width > 0 && top >= 0 && left >= 0 && right <= window.innerWidth;
        })
        .map((link) => link.getAttribute('href') ?? ''),
    );

  test('are in the bar, the drawer and the footer at every width', async ({ page }) => {
    await visit(page, '/training');
    const bar = page.getByRole('region', { name: 'Call or write' });
    for (const width of [1440, 1024, 480, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const lines =
        width < 480
          ? addresses.filter((address) => !address.includes(callAddress(associatesLine.display)))
          : addresses;
      await expect
        .poll(() => seenIn(bar), { message: `the bar at ${width} px` })
        .toEqual([...lines, '/hi/training']);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const footer = await page.getByRole('contentinfo').locator('a:visible').evaluateAll(hrefs);
      expect(footer, `the footer at ${width} px`).toEqual(expect.arrayContaining(addresses));
      await page.evaluate(() => scrollTo(0, 0));
    }
    await toggle(page).click();
    await expect.poll(() => seenIn(drawer(page))).toEqual(expect.arrayContaining(addresses));
  });
});

describe('the skip link', () => {
  test('comes first and jumps to the content', async ({ page }) => {
    await visit(page, '/training');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: /^Skip to/ });
    await expect.poll(() => isFocused(skip)).toBe(true);
    await expect.poll(async () => (await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(page.getByRole('main'))).toBe(true);
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.getByRole('main').evaluate((main) => main.contains(document.activeElement)))
      .toBe(true);
  });
});
