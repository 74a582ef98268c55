import type { Page } from 'playwright-core';
import { openScreen } from '../staff-browser.ts';
import { expectWellMade } from '../well-made.ts';
import { quoter, type Received } from './day-visitors.ts';

/** Sales sees on the first screen what came, puts the request off, then makes a quotation, sends it and wins it. */
export async function winQuotation(page: Page, { quotation }: Received): Promise<void> {
  await openScreen(page, '/', 'Today');
  await page.getByRole('heading', { name: 'New today' }).waitFor();
  await expectWellMade(page, 'the start screen');
  await openScreen(page, `/inbox?item=${quotation}`, 'Inbox');
  const item = page.getByRole('article', { name: quotation });
  await item.getByText(quoter.emailId, { exact: true }).waitFor();
  await page.keyboard.press('f');
  await page.getByRole('menuitemradio', { name: /^In three days/ }).click();
  await item.getByText(/set a follow-up for/).waitFor();

  await item.getByRole('link', { name: 'Quotation' }).click();
  await page.getByRole('button', { name: 'Make a quotation' }).click();
  const form = page.getByRole('form', { name: 'Quotation' });
  await form.getByLabel('Service 1', { exact: true }).fill('Security guard, 12 hours');
  await form.getByLabel('People or units').fill('4');
  await form.getByLabel('Rate a month (₹)').fill('18,500');
  await form.getByText('₹87,320.00').waitFor();
  await page.getByRole('button', { name: 'Send…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Text').waitFor();
  await expectWellMade(page, 'a quotation before it is sent');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /^Q\/\d{4}-\d{2}\/0001$/ }).waitFor();
  await page.getByRole('button', { name: 'Won', exact: true }).click();
  await dialog.getByLabel('Reason').selectOption('Served them before');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Another quotation' }).waitFor();
}
