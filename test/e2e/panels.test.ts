import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { isFocused, openPanel, panelButton } from './forms.ts';
import { layOutWhole } from './lay-out-whole.ts';
import { test, visit } from './site.ts';
import { PHONE, WIDE } from './well-made.ts';

const side = ['Contact us', 'Apply for a job'] as const;
const all = [...side, 'Get a quotation'] as const;

const panelOf = async (page: Page, name: string) =>
  page.locator(`#${await panelButton(page, name).getAttribute('aria-controls')}`);
const styleOf = (target: Locator, property: string) =>
  target.evaluate((element, wanted) => getComputedStyle(element).getPropertyValue(wanted), property);
const expectStyle = (target: Locator, property: string, value: string) =>
  expect.poll(() => styleOf(target, property), { message: property }).toBe(value);

describe('a side panel', () => {
  test.for([WIDE, PHONE])('has its dimensions at $width px', async (size, { page }) => {
    await page.setViewportSize(size);
    await visit(page, '/the-company');
    for (const name of size === WIDE ? all : side) {
      const button = panelButton(page, name);
      const panel = await panelOf(page, name);
      const closed = async () => {
        await expectStyle(panel, 'width', '0px');
        await expectStyle(panel, 'padding', '0px');
        if (name !== 'Get a quotation') await expectStyle(button, 'right', '-28px');
      };
      await closed();
      await openPanel(page, name);
      await expectStyle(panel, 'width', '300px');
      await expectStyle(panel, 'padding', '10px');
      await expectStyle(button, 'right', '270px');
      await button.click();
      await closed();
    }
  });

  test.for(all)('is opened and closed with its button, its cross and Escape: %s', async (name, { page }) => {
    await visit(page, '/training');
    const button = panelButton(page, name);
    const panel = await panelOf(page, name);
    const expanded = () => button.getAttribute('aria-expanded');
    expect(await expanded()).toBe('false');

    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(expanded).toBe('true');
    const first = panel.getByLabel(/^(Name|First Name)/);
    await first.fill('Asha');
    await page.keyboard.press('Escape');
    await expect.poll(expanded).toBe('false');
    await expect.poll(() => isFocused(button), { message: 'the focus is back on the button' }).toBe(true);

    // The input stays, but cannot be reached.
    await expectStyle(panel, 'visibility', 'hidden');
    await page.keyboard.press('Tab');
    expect(await panel.evaluate((section) => section.contains(document.activeElement))).toBe(false);
    expect(await panel.getByRole('textbox').count(), 'fields that a screen reader finds').toBe(0);
    await button.focus();
    await page.keyboard.press('Space');
    await expect.poll(expanded).toBe('true');
    await expect.poll(() => first.inputValue()).toBe('Asha');

    await panel.getByRole('button', { name: 'Close', exact: true }).click();
    await expect.poll(expanded).toBe('false');
    await expect.poll(() => isFocused(button)).toBe(true);
  });

  test('replaces an open one; that for jobs hides the contact button while it is open', async ({ page }) => {
    await visit(page, '/training');
    await openPanel(page, 'Contact us');
    await panelButton(page, 'Apply for a job').focus();
    await page.keyboard.press('Enter');
    await expectStyle(await panelOf(page, 'Contact us'), 'width', '0px');
    await expectStyle(await panelOf(page, 'Apply for a job'), 'width', '300px');
    const contact = panelButton(page, 'Contact us');
    await expect.poll(() => contact.isVisible()).toBe(false);
    await panelButton(page, 'Apply for a job').click();
    await expect.poll(() => contact.isVisible()).toBe(true);
  });
});

describe('the tabs of the side panels', () => {
  test('cover no text, field or button', async ({ page }) => {
    for (const path of ['/', '/contactus', '/Career']) {
      await visit(page, path);
      for (const width of [768, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await expect
          .poll(() => wordsUnder(page, '.side-tab', 'x'), { message: `${path} at ${width} px` })
          .toEqual([]);
      }
    }
  });

  test('are a bar at the bottom of a phone, which hides for reading and typing', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visit(page, '/contactus');
    const bar = page.getByRole('complementary', { name: 'Contact us or apply' });
    const entries = bar.locator(':is(a, button):visible').filter({ hasText: /^\s*(Call|Contact us|Apply)/ });
    const call = entries.first();
    /** Whether the whole bar is in the window; undefined while it moves. */
    const isThere = () =>
      call.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        if (bottom <= window.innerHeight) return true;
        return top >= window.innerHeight ? false : undefined;
      });
    await expect.poll(isThere).toBe(true);
    const boxes = await Promise.all((await entries.all()).map((entry) => entry.boundingBox()));
    expect(boxes.map((box) => Math.round(box?.y ?? 0))).toEqual(Array(3).fill(PHONE.height - 56));
    for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44);

    await page.mouse.move(195, 400);
    await page.mouse.wheel(0, 700);
    await expect.poll(isThere, { message: 'while scrolling down' }).toBe(false);
    await page.mouse.wheel(0, -200);
    await expect.poll(isThere, { message: 'while scrolling up' }).toBe(true);
    const field = page.getByRole('main').getByLabel(/^Name/);
    await field.focus();
    await expect.poll(isThere, { message: 'while typing' }).toBe(false);
    await field.blur();
    await expect.poll(isThere).toBe(true);

    await layOutWhole(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(isThere, { message: 'at the end, where there is room for it' }).toBe(true);
    await expect.poll(() => wordsUnder(page, '.side-call', 'y')).toEqual([]);
  });
});

/**
 * The text and controls of the page and its footer that are covered by the selector's elements: in their columns, which
 * content passes while scrolling, or in their rows.
 */
async function wordsUnder(page: Page, selector: string, axis: 'x' | 'y'): Promise<string[]> {
  await layOutWhole(page);
  return page.evaluate(
    ([selector, axis]) => {
      const [from, to] = axis === 'x' ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
      const over = [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
      const shown = { visibilityProperty: true, opacityProperty: true } as const;

      /** The part of an element that its ancestors do not cut off. */
      const seenOf = (element: Element, rect: DOMRect) => {
        let [start, end] = [rect[from], rect[to]];
        for (let within: Element | null = element; within; within = within.parentElement) {
          if (getComputedStyle(within).overflowX === 'visible') continue;
          const box = within.getBoundingClientRect();
          [start, end] = [Math.max(start, box[from]), Math.min(end, box[to])];
        }
        return [start, end] as const;
      };
      const isUnder = (element: Element, rect: DOMRect) => {
        if (rect.width < 2 || rect.height < 2) return false;
        const [start, end] = seenOf(element, rect);
        return over.some((box) => start < end && start < box[to] && end > box[from]);
      };

      const found: string[] = [];
      for (const place of document.querySelectorAll('main, footer')) {
        for (const control of place.querySelectorAll('a, button, input, select, textarea, summary'))
          if (control.checkVisibility(shown) && isUnder(control, control.getBoundingClientRect()))
            found.push(control.outerHTML.slice(0, 80));
        const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const element = text.parentElement;
          if (!element?.checkVisibility(shown) || element.closest('.visually-hidden')) continue;
          const range = document.createRange();
          range.selectNodeContents(text);
          if ([...range.getClientRects()].some((rect) => isUnder(element, rect)))
            found.push(String(text.textContent));
        }
      }
      return found;
    },
    [selector, axis] as const,
  );
}
