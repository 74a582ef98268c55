import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { answerTo } from '../../conversation/exchange.ts';
import { openItem, openScreen } from '../staff-browser.ts';
import { ANSWERS_TOKEN, type DaySite } from './day-site.ts';
import { applicant, asker, type Received, resume } from './day-visitors.ts';

const OFFER = 'Two guards can begin on the first.';

/** The recruiter sees applications only, takes this one, adds a note, invites by mail, and reads its resume. */
export async function answerApplication(page: Page, { application }: Received): Promise<void> {
  const rows = page.locator('[data-reference]');
  // New submissions reach the inbox a moment later.
  const references = async () => {
    await openScreen(page, '/inbox', 'Inbox');
    await rows.or(page.getByText('No submissions yet')).first().waitFor();
    return rows.evaluateAll((found) => found.map((row) => (row as HTMLElement).dataset.reference));
  };
  await expect.poll(references).toEqual([application]);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const item = page.getByRole('article', { name: application });
  await item.getByText(applicant.EmailId, { exact: true }).waitFor();
  await page.keyboard.press('a');
  await item.getByText('Meera Iyer assigned it to themselves').waitFor();
  await page.keyboard.press('n');
  await page.keyboard.type('Called: can begin on Monday.');
  await page.keyboard.press('Control+Enter');
  await item.getByRole('listitem').filter({ hasText: 'can begin on Monday' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await page.getByRole('menuitemradio', { name: 'Interview' }).click();
  await item.getByText('moved it to Interview').waitFor();

  await page.keyboard.press('r');
  const reply = page.getByRole('form', { name: 'Reply' });
  const subject = () => reply.getByLabel('Subject').inputValue();
  await expect.poll(subject).toBe(`Job application: ${applicant.Position}`);
  await reply.getByLabel('Template').selectOption({ label: 'Invitation to an interview' });
  await expect.poll(subject).toBe('Your application: an interview');
  await reply.getByLabel('Language').selectOption('hi-IN');
  await expect.poll(subject).toBe('आपका आवेदन: साक्षात्कार');
  const send = reply.getByRole('button', { name: 'Send' });
  await send.click();
  await reply.getByText('has nothing at “दिन और समय:”').waitFor();
  const text = reply.getByLabel('Text', { exact: true });
  await text.fill((await text.inputValue()).replaceAll(/:$/gm, ': सोमवार, 11 बजे, पुणे'));
  await send.click();
  await reply.waitFor({ state: 'detached' });
  await item.getByText('दिन और समय: सोमवार').waitFor();

  const saving = page.waitForEvent('download');
  await item.getByRole('link', { name: 'Download' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(resume.name);
  expect(readFileSync(await saved.path()).equals(resume.buffer)).toBe(true);

  await page.keyboard.press('v');
  const reader = page.getByRole('region', { name: 'Resume reader' });
  await reader.getByText('of 1').waitFor();
  await page.keyboard.press('Escape');
  await reader.waitFor({ state: 'detached' });
}

/** The owner finds the contact by its address, which appears in no requested URL. */
export async function answerContact(page: Page, { contact }: Received): Promise<void> {
  await openScreen(page, '/inbox', 'Inbox');
  await page.locator(`[data-reference="${contact}"]`).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(asker.emailId);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('[data-reference]').count()).toBe(1);
  await expect.poll(() => new URL(page.url()).hash).toContain('thangamani');
  await page.locator('[data-reference]').getByRole('link').click();
  const item = page.getByRole('article', { name: contact });
  await item.getByText(asker.userMessage).waitFor();
  await page.keyboard.press('s');
  await page.getByRole('menuitemradio', { name: 'In progress' }).click();
  await item.getByText('changed the status to in progress').waitFor();
  await page.keyboard.press('r');
  const reply = page.getByRole('form', { name: 'Reply' });
  await reply.getByLabel('Text', { exact: true }).fill(OFFER);
  await reply.getByRole('button', { name: 'Send' }).click();
  await reply.waitFor({ state: 'detached' });
}

/** The contact, which came first and is answered, answers by mail, and comes before all that is new. */
export async function takeAnswer(site: DaySite, page: Page, { contact }: Received): Promise<void> {
  const findReply = () =>
    site.smtp.received.find(
      ({ envelope, text }) => envelope.to.includes(asker.emailId) && text?.includes(OFFER),
    );
  await expect.poll(findReply).toBeDefined();
  const mail = findReply();
  if (mail === undefined) throw new Error('The reply has not been sent.');
  const answer = answerTo(mail, { headers: { From: asker.emailId } });
  const { status } = await fetch(`${site.origin}/hooks/answers`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ANSWERS_TOKEN}`, 'content-type': 'message/rfc822' },
    body: new Uint8Array(answer),
  });
  expect(status).toBe(200);
  await openScreen(page, '/inbox', 'Inbox');
  const first = page.locator('[data-reference]').first();
  await expect.poll(() => first.getAttribute('data-reference')).toBe(contact);
  await first.getByText('New answer').waitFor();
}

/** The owner quotes, corrects the rate in the form, and sends what then stands beside it. */
export async function sendQuotation(page: Page, { quotation }: Received): Promise<void> {
  await openItem(page, quotation);
  await page.getByRole('article').getByRole('link', { name: 'Quotation', exact: true }).click();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Make a quotation');
  const form = page.getByRole('form', { name: 'Quotation' });
  await form.getByLabel('Service 1', { exact: true }).fill('Guard, 12 hours');
  await form.getByLabel('People or units').fill('2');
  await form.getByLabel('Rate a month (₹)').fill('18,000');
  await press('Preview');
  const letter = page.frameLocator('.quotation__pdf iframe');
  await letter.getByText('₹42,480.00').first().waitFor();
  await form.getByLabel('Rate a month (₹)').fill('19,000');
  await press('Send…');
  await letter.getByText('₹44,840.00').first().waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  const number = /^Q\/\d{4}-\d{2}\/\d{4}$/;
  await page.getByRole('heading', { level: 1, name: number }).waitFor();
  await letter.getByText(number).first().waitFor();
  await letter.getByText('₹44,840.00').first().waitFor();
}
