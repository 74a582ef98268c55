import { describe, expect } from 'vitest';
import { expectAccessible, expectAccessiblePage } from './axe.ts';
import { formCase } from './form-cases.ts';
import { openForm, openPanel, submitButton } from './forms.ts';
import { closeNotice, expectNotice } from './notice.ts';
import { FAILED_LOAD, test, untilTakenOver, visit } from './site.ts';
import { PHONE, WIDE } from './well-made.ts';

const sizes = [WIDE, PHONE];

/** One page of each kind: prebuilt, with a form, with data from the database, and with text only. */
const withoutScripts = ['/', '/contactus', '/Career', '/training'];

describe('accessibility', () => {
  test('of pages before their scripts have run', async ({ page }) => {
    // Scripts stay allowed, since axe is one; the page's own scripts are answered empty.
    await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    for (const address of withoutScripts) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      for (const size of sizes) {
        await page.setViewportSize(size);
        await expectAccessiblePage(page, `${address} without scripts at ${size.width} px`);
      }
      expect(await page.getByRole('button', { name: 'Contact us' }).count(), 'scripts have run').toBe(0);
    }
  });

  test.for(['Contact us', 'Apply for a job', 'Get a quotation'])(
    'of the open panel: %s',
    async (name, { page }) => {
      await visit(page, '/training');
      const panel = await openPanel(page, name);
      await untilTakenOver(panel.getByRole('form'));
      await expectAccessible(page, `${name} at 1440 px`);
      await page.setViewportSize({ width: 390, height: 844 });
      await submitButton(panel.getByRole('form')).click();
      await page.getByRole('dialog').waitFor();
      await closeNotice(page);
      await expectAccessible(page, `${name} with its errors at 390 px`);
    },
  );

  test('of the open menus', async ({ page }) => {
    await visit(page, '/training');
    const groups = page.getByRole('navigation', { name: 'Main' }).locator('button[aria-controls]');
    for (const group of await groups.all()) {
      await group.click();
      await expectAccessible(page, await group.innerText(), 'header');
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    for (const group of await page.getByRole('dialog').locator('summary').all()) await group.click();
    await expectAccessible(page, 'the drawer');
  });

  test('of a notice, and of a form with errors', async ({ page }) => {
    const form = await openForm(page, formCase('Contact Us page'));
    await submitButton(form).click();
    await expectNotice(page, 'error', 'Name', 'Field is Mandatory');
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectAccessible(page, `a notice at ${size.width} px`);
    }
    await closeNotice(page);
    await expectAccessible(page, 'a form with errors');
  });

  test('of a page that does not exist', async ({ page, errors }) => {
    errors.expected.push(FAILED_LOAD);
    await visit(page, '/nope');
    await expectAccessible(page, '/nope');
  });
});
