import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { sampleIdentity } from '../../src/content/identity.ts';
import { sampleNavigation } from '../../src/content/navigation.ts';
import { isFocused } from './forms.ts';
import { test, visit } from './site.ts';

const labels = ['ABOUT US', 'OUR SERVICES', 'RELATIONSHIP', 'KNOWLEDGE CENTER', 'GALLERIES', 'CONTACT US'];

const menu = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' });
const group = (page: Page, label: string) => menu(page).getByRole('button', { name: label, exact: true });
const isOpen = async (page: Page, label: string) =>
  (await group(page, label).getAttribute('aria-expanded')) === 'true';
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

describe('the header’s menu', () => {
  test('opens and closes with the keyboard', async ({ page }) => {
    await visit(page, '/training');
    const texts = await menu(page).locator('button').allInnerTexts();
    expect(texts.map((text) => text.trim())).toEqual(labels);
    await group(page, 'ABOUT US').focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      expect(await isOpen(page, 'ABOUT US'), key).toBe(true);
      await page.keyboard.press(key);
      expect(await isOpen(page, 'ABOUT US'), key).toBe(false);
    }

    await page.keyboard.press('ArrowDown');
    expect(await focusedText(page)).toBe('The company');
    await page.keyboard.press('ArrowDown');
    expect(await focusedText(page)).toBe('Mission and vision');
    await page.keyboard.press('ArrowUp');
    expect(await focusedText(page)).toBe('The company');
    await page.keyboard.press('Escape');
    expect(await isOpen(page, 'ABOUT US')).toBe(false);
    expect(await isFocused(group(page, 'ABOUT US'))).toBe(true);

    await page.keyboard.press('ArrowRight');
    expect(await isFocused(group(page, 'OUR SERVICES'))).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect(await isOpen(page, 'OUR SERVICES'), 'another group has taken its place').toBe(false);
    expect(await isOpen(page, 'RELATIONSHIP')).toBe(true);

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/commitment-to-best-practices');
    await expect.poll(() => isOpen(page, 'RELATIONSHIP')).toBe(false);
  });

  test('closes on a click elsewhere and when the focus leaves it', async ({ page }) => {
    await visit(page, '/training');
    await group(page, 'GALLERIES').click();
    await page.locator('h1').click();
    expect(await isOpen(page, 'GALLERIES')).toBe(false);
    await group(page, 'CONTACT US').click();
    await page.getByRole('button', { name: 'Get a quotation', exact: true }).focus();
    await expect.poll(() => isOpen(page, 'CONTACT US')).toBe(false);
  });

  test('has all its links, and none on disabled entries', async ({ page }) => {
    await visit(page, '/training');
    for (const { label, items } of sampleNavigation.header) {
      await group(page, label).click();
      const panel = page.locator(`[id="${await group(page, label).getAttribute('aria-controls')}"]`);
      for (const { label: item, path, children = [] } of items) {
        for (const link of path ? [{ label: item, path }, ...children] : []) {
          const found = panel.locator(`a[href="${link.path}"]`).filter({ hasText: link.label });
          expect(await found.first().isVisible(), link.label).toBe(true);
        }
      }
    }
  });

  test('shows every service completely: its picture, its text beside it, and nothing outside the window', async ({
    page,
  }) => {
    await visit(page, '/training');
    await group(page, 'OUR SERVICES').click();
    const panel = page.locator(`[id="${await group(page, 'OUR SERVICES').getAttribute('aria-controls')}"]`);
    for (const width of [1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await panel.evaluate(faultsOfPanel), `at ${width} px`).toEqual([]);
    }
  });

  test.for([
    ['the header', (page: Page) => menu(page), ['Blogs', 'Compliances']],
    ['the footer', (page: Page) => page.getByRole('contentinfo'), ['Blogs', 'Compliances', 'Careers']],
  ] as const)('shows disabled entries as text: %s', async ([, place, texts], { page }) => {
    await visit(page, '/training');
    await group(page, 'KNOWLEDGE CENTER').click();
    for (const text of texts) {
      const item = place(page).getByText(text, { exact: true });
      expect(await item.isVisible(), text).toBe(true);
      expect(await item.getAttribute('aria-disabled')).toBe('true');
      expect(await place(page).getByRole('link', { name: text, exact: true }).count()).toBe(0);
      expect(await item.evaluate((element) => element.closest('a, button'))).toBe(null);
    }
  });

  test('has social icons that do nothing', async ({ page }) => {
    await visit(page, '/training');
    const links = await page.getByRole('contentinfo').getByRole('link').allInnerTexts();
    expect(links.join(' ')).not.toMatch(/facebook|linkedin|youtube/i);
  });
});

const toggle = (page: Page) => page.getByRole('button', { name: 'Open the menu', exact: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu', exact: true });
const hrefs = (links: Element[]) => links.map((link) => link.getAttribute('href'));

/** What is cut off, squeezed or displaced in the panel of services. */
function faultsOfPanel(panel: Element): string[] {
  const faults: string[] = [];
  const { bottom, right } = panel.getBoundingClientRect();
  if (bottom > innerHeight || right > innerWidth) faults.push(`the panel ends at ${right}, ${bottom}`);
  if (panel.scrollHeight > panel.clientHeight) faults.push(`${panel.scrollHeight} px are to be scrolled`);
  for (const link of panel.querySelectorAll('.mega__link')) {
    const name = link.querySelector('b')?.textContent ?? '';
    const words = link.querySelector('b')?.parentElement?.getBoundingClientRect();
    const picture = link.querySelector('img')?.getBoundingClientRect();
    if (!words || !picture) faults.push(`${name} has no picture`);
    else if (words.left < picture.right) faults.push(`the words of ${name} are not beside its picture`);
    else if (words.width < 150) faults.push(`${name} has ${Math.round(words.width)} px for its words`);
  }
  return faults;
}

describe('the drawer', () => {
  test('replaces the menu under 1024 px', async ({ page }) => {
    await visit(page, '/training');
    expect(await toggle(page).isVisible()).toBe(false);
    await page.setViewportSize({ width: 1024, height: 800 });
    expect(await group(page, 'ABOUT US').isVisible()).toBe(true);
    await page.setViewportSize({ width: 1023, height: 800 });
    expect(await group(page, 'ABOUT US').isVisible()).toBe(false);
    await toggle(page).click();
    await drawer(page).waitFor();
    await page.setViewportSize({ width: 1024, height: 800 });
    await drawer(page).waitFor({ state: 'hidden' });
  });

  test('keeps the focus, and gives it back when Escape closes it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/training');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await drawer(page).waitFor();
    expect(await drawer(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
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
    expect(await isFocused(toggle(page))).toBe(true);
  });

  test('opens its groups, follows links and closes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/training');
    await toggle(page).click();
    const summary = drawer(page).locator('summary').filter({ hasText: 'KNOWLEDGE CENTER' });
    await summary.focus();
    await page.keyboard.press('Enter');
    const clients = drawer(page).getByRole('link', { name: 'Clients', exact: true });
    await clients.waitFor();
    expect(await drawer(page).getByText('Blogs', { exact: true }).getAttribute('aria-disabled')).toBe('true');
    await clients.click();
    await page.waitForURL('**/client-testimonial');
    await drawer(page).waitFor({ state: 'hidden' });
  });

  test('opens the quotation panel', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/training');
    await toggle(page).click();
    await drawer(page).getByRole('button', { name: 'Get a quotation' }).click();
    await drawer(page).waitFor({ state: 'hidden' });
    await page.getByRole('form', { name: 'Request a quotation' }).waitFor();
  });
});

describe('the company’s phone numbers, and the other language', () => {
  const { enquiryEmail, associatesLine, tollFree } = sampleIdentity;
  const addresses = [`mailto:${enquiryEmail}`, `tel:${associatesLine.dial}`, `tel:${tollFree.dial}`];
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
    for (const width of [1920, 1440, 1280, 1024, 768, 480, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const lines =
        width < 480 ? addresses.filter((address) => !address.includes(associatesLine.dial)) : addresses;
      expect(await seenIn(bar), `the bar at ${width} px`).toEqual([...lines, '/hi/training']);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const footer = await page.getByRole('contentinfo').locator('a:visible').evaluateAll(hrefs);
      expect(footer, `the footer at ${width} px`).toEqual(expect.arrayContaining(addresses));
      await page.evaluate(() => scrollTo(0, 0));
    }
    await toggle(page).click();
    expect(await seenIn(drawer(page))).toEqual(expect.arrayContaining(addresses));
  });

  test('stay above the menu of a wide screen while the page scrolls', async ({ page }) => {
    await visit(page, '/training');
    const bar = page.getByRole('region', { name: 'Call or write' });
    await page.mouse.move(700, 600);
    await page.mouse.wheel(0, 2_000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
    const words = await bar.locator('a').evaluateAll((links) =>
      links.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        const { top, bottom } = range.getBoundingClientRect();
        return top >= 0 && bottom < 32;
      }),
    );
    expect(words).toEqual([true, true, true, true]);
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.y).toBeGreaterThan(20);
    expect(header?.y).toBeLessThanOrEqual(40);
  });
});

describe('the skip link', () => {
  test('comes first and jumps to the content', async ({ page }) => {
    await visit(page, '/training');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: /^Skip to/ });
    expect(await isFocused(skip)).toBe(true);
    const box = await skip.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(page.getByRole('main'))).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.getByRole('main').evaluate((main) => main.contains(document.activeElement))).toBe(true);
  });
});
