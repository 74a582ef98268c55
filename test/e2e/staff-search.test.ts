import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { goOn, test } from './site.ts';
import { enterAs, openScreen } from './staff-browser.ts';

/** Types one more letter at the very moment at which the address takes over what was typed before. */
const typeAsAddressChanges = (page: Page, letter: string) =>
  page.evaluate((last) => {
    const change = history.replaceState;
    const push = history.pushState;
    const typeOnce = () => {
      Object.assign(history, { replaceState: change, pushState: push });
      const field = document.querySelector<HTMLInputElement>('input[type="search"]');
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      set?.call(field, `${field?.value}${last}`);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const wrap = (original: typeof change): typeof change =>
      function (this: History, ...args) {
        typeOnce();
        return original.apply(this, args);
      };
    Object.assign(history, { replaceState: wrap(change), pushState: wrap(push) });
  }, letter);

describe('a search of the staff area', () => {
  test.for([
    ['/jobs?show=open', 'Jobs', 'search'],
    ['/blogs', 'Blogs', 'search'],
    ['/site', 'Site', 'words'],
  ] as const)(
    'keeps a letter typed while the address changes: %s',
    async ([path, heading, name], { page, site }) => {
      await enterAs(page, site, 'owner');
      await openScreen(page, path, heading);
      const field = page.getByRole('searchbox');
      await field.waitFor();
      await typeAsAddressChanges(page, 'd');
      await field.fill('guar');
      await expect.poll(() => new URL(page.url()).searchParams.get(name)).toBe('guard');
      expect(await field.inputValue()).toBe('guard');
      // A search that changes from outside is shown.
      await goOn(page, `/staff${path.split('?')[0]}?${name}=gate`);
      await expect.poll(() => field.inputValue()).toBe('gate');
    },
  );
});
