import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { takeInAll } from '../../server/inbox/inbox-intake.ts';
import { makeQuotation } from '../factories/rows.ts';
import { test as base } from './site.ts';
import { enterAs, openScreen, submit } from './staff-browser.ts';
import { expectFit } from './well-made.ts';

/** A request for a quotation that is open in the inbox of a signed-in member. */
const test = base.extend<{ reference: string }>({
  reference: async ({ page, site }, use) => {
    const reference = await submit(site, 'quotation', makeQuotation({ emailId: 'asha@example.com' }));
    await takeInAll(site.db);
    await enterAs(page, site, 'sales');
    await openScreen(page, `/inbox?item=${reference}`, 'Inbox');
    await page.getByRole('article', { name: reference }).waitFor();
    await use(reference);
  },
});

const form = (page: Page) => page.getByRole('form', { name: 'Quotation' });
const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const frame = (page: Page) => page.frameLocator('.quotation__pdf iframe');

async function begin(page: Page): Promise<void> {
  await page.getByRole('article').getByRole('link', { name: 'Quotation', exact: true }).click();
  await act(page, 'Make a quotation').dblclick();
  await form(page).waitFor();
}

async function fillLine(
  page: Page,
  at: number,
  [service, count, rate]: [string, string, string],
): Promise<void> {
  const line = form(page)
    .getByRole('listitem')
    .nth(at - 1);
  await line.getByLabel(`Service ${at}`, { exact: true }).fill(service);
  await line.getByLabel('People or units').fill(count);
  await line.getByLabel('Rate a month (₹)').fill(rate);
}

describe('a quotation', () => {
  test('is made, previewed, sent, revised and won', async ({ page, site, reference: _ }) => {
    await begin(page);
    await fillLine(page, 1, ['सुरक्षा गार्ड, 12 hours', '4', '18,500']);
    await act(page, 'Add a service').press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('values.lines.1.service');
    await fillLine(page, 2, ['Supervisor', '1', '']);
    await page.getByText('₹87,320.00').waitFor();
    // Nothing is sent that lacks something: the field is named and takes the focus.
    await act(page, 'Send…').click();
    await form(page).getByText('must be rupees').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
      'values.lines.1.rate',
    );
    await page.keyboard.type('26000.50');
    await form(page).getByText('₹1,18,000.59').waitFor();
    await page.getByText('Rupees One Lakh Eighteen Thousand').waitFor();

    await act(page, 'Preview').click();
    await frame(page).getByText('Given when it is sent').waitFor();
    await frame(page).getByText('₹1,18,000.59').waitFor();
    await expectFit(page, 'a quotation with its preview');
    await page.reload();
    expect(await form(page).getByLabel('Service 2', { exact: true }).inputValue()).toBe('Supervisor');

    await act(page, 'Send…').click();
    await dialog(page).getByLabel('Text').waitFor();
    await dialog(page).getByRole('button', { name: 'Send', exact: true }).dblclick();
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: /^Q\/\d{4}-\d{2}\/\d{4}$/ }).waitFor();
    const mails = await site.db.selectFrom('mails').select('id').where('role', '=', 'reply').execute();
    expect(mails).toHaveLength(1);

    await act(page, 'New revision').click();
    await form(page).waitFor();
    await page.getByRole('region', { name: 'Sent before' }).waitFor();
    await fillLine(page, 1, ['Guard', '4', '17,000']);
    await act(page, 'Send…').click();
    await dialog(page).getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /\/R2$/ }).waitFor();
    await act(page, 'Won').click();
    await dialog(page).getByLabel('Reason').selectOption('Served them before');
    const agreed = dialog(page).getByLabel('Amount agreed');
    // Offered is what the second revision comes to; another amount was agreed.
    expect(await agreed.inputValue()).toMatch(/^1,\d\d,\d{3}\.\d\d$/);
    await agreed.fill('1,00,000');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await act(page, 'Another quotation').waitFor();
    await page.getByText(/^₹1,00,000\.00 a month, ₹[\d,.]+ less than offered$/).waitFor();
  });
});
