import { describe } from 'vitest';
import { expectAccessible, expectAccessibleAtOnce, expectAccessiblePage } from './axe.ts';
import { openPanel, panelButton, submitButton } from './forms.ts';
import { closeNotice, expectNotice } from './notice.ts';
import { test, untilTakenOver, visit } from './site.ts';
import { PHONE } from './well-made.ts';

describe('accessibility', () => {
  test('of pages whose scripts do not run', async ({ page }) => {
    // Scripts stay allowed, since axe is one; the page's own scripts are answered empty.
    await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.setViewportSize(PHONE);
    for (const address of ['/', '/contactus', '/Career', '/the-company', '/training']) {
      await page.goto(address, { waitUntil: 'load' });
      await expectAccessibleAtOnce(page, `${address} at once`);
      await expectAccessiblePage(page, `${address} without scripts`);
    }
  });

  test('of the open panels, and of a form with errors', async ({ page }) => {
    await visit(page, '/training');
    for (const name of ['Contact us', 'Apply for a job', 'Get a quotation']) {
      const panel = await openPanel(page, name);
      await untilTakenOver(panel.getByRole('form'));
      await expectAccessible(page, name);
      await panelButton(page, name).click();
    }
    await page.setViewportSize(PHONE);
    const panel = await openPanel(page, 'Contact us');
    await submitButton(panel.getByRole('form')).click();
    await expectNotice(page, 'error', 'Name', 'Field is Mandatory');
    await closeNotice(page);
    await expectAccessible(page, 'a form with errors');
  });

  test('of the open menus', async ({ page }) => {
    await visit(page, '/training');
    const groups = page.getByRole('navigation', { name: 'Main' }).locator('button[aria-controls]');
    for (const group of await groups.all()) {
      await group.click();
      await expectAccessible(page, await group.innerText(), 'header');
    }
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    for (const group of await page.getByRole('dialog').locator('summary').all()) await group.click();
    await expectAccessible(page, 'the drawer');
  });
});
