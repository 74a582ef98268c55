import { describe, expect } from 'vitest';
import { expectAccessible, expectAccessiblePage } from '../e2e/axe.ts';
import { formCase } from '../e2e/form-cases.ts';
import { openForm, submitButton } from '../e2e/forms.ts';
import { expectNotice } from '../e2e/notice.ts';
import { FAILED_LOAD, test, visit } from '../e2e/site.ts';
import { enterAs, openScreen } from '../e2e/staff-browser.ts';
import { fillScreens, shownScreens } from '../e2e/staff-screen-list.ts';
import { expectFit, PHONE, WIDE } from '../e2e/well-made.ts';

/** A page of each kind, at the width at which more can go wrong. Every page is looked at in test/e2e. */
const pages = [
  ['/', PHONE],
  ['/the-company', PHONE],
  ['/Career', WIDE],
  ['/jobs/JO-1001', PHONE],
  ['/career', PHONE],
  ['/government-guidelines', PHONE],
  ['/blog', WIDE],
  ['/blog/1', PHONE],
  ['/our-presence', WIDE],
  ['/gallery', PHONE],
  ['/login', WIDE],
  ['/nope', PHONE],
  ['/hi/training', PHONE],
] as const;

/** Screens of the staff whose parts the others have as well. */
const screens = ['/', '/inbox', '/jobs/$jid/applicants', '/site/page:the-company', '/account'];

describe('of all that a visitor or a member sees', () => {
  test('a page of each kind is accessible and fits its window', async ({ page, errors }) => {
    errors.expected.push(FAILED_LOAD);
    for (const [path, size] of pages) {
      await page.setViewportSize(size);
      await visit(page, path);
      await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
      await expectAccessiblePage(page, `${path} at ${size.width} px`);
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(width, { message: path }).toBe(size.width);
    }
    // A page that is not there is the only thing that could not be loaded.
    expect(errors.seen.filter((error) => !error.includes('/nope'))).toEqual([]);
  });

  test('a form with its notice is accessible', async ({ page }) => {
    await page.setViewportSize(PHONE);
    const form = await openForm(page, formCase('contact panel'));
    await submitButton(form).click();
    await expectNotice(page, 'error', 'Name', 'Field is Mandatory');
    await expectAccessible(page, 'a notice over a panel');
  });

  test('a screen of each kind is accessible and fits a phone', async ({ page, site }) => {
    const shown = await fillScreens(site);
    await enterAs(page, site, 'owner');
    await page.setViewportSize(PHONE);
    const wanted = screens.map((path) => path.replace('$jid', shown.jid));
    for (const path of wanted) {
      const [, heading, open] = shownScreens(shown).find(([each]) => each === path) ?? [];
      await openScreen(page, path, heading ?? 'There is no such screen');
      await open?.(page);
      await expectFit(page, path);
    }
  });
});
