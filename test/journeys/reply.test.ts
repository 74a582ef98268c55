import { describe, expect, onTestFinished } from 'vitest';
import { takeInAll } from '../../server/inbox/inbox-intake.ts';
import { formCase } from '../e2e/form-cases.ts';
import { fillForm, openForm, submitButton, takeTime } from '../e2e/forms.ts';
import { closeNotice, expectNotice } from '../e2e/notice.ts';
import { test } from '../e2e/site.ts';
import { enterAs, openScreen } from '../e2e/staff-browser.ts';
import { sendMails } from '../environment/outbox.ts';
import { startSmtpServer } from '../environment/smtp.ts';
import { makePdf } from '../factories/files/resumes.ts';

describe('a visitor', () => {
  test('writes, is told so by mail, and is answered from the inbox', async ({ page, site }) => {
    const smtp = await startSmtpServer();
    onTestFinished(smtp.stop);
    const mailer = () => sendMails(site.db, smtp, site.site, { resumes: site.resumes });
    const mailsTo = (address: string) =>
      smtp.received.filter(({ envelope }) => envelope.to.includes(address));

    const contact = formCase('Contact Us page');
    const visitor: Record<string, string> = { ...contact.make(), emailId: 'asha@mills.example' };
    const form = await openForm(page, contact);
    await fillForm(form, contact.fields, visitor);
    await takeTime(page);
    await submitButton(form).click();
    const reference = (await expectNotice(page, 'success', 'Success', /CB-\w{6}$/)).slice(-9);
    await closeNotice(page);
    await mailer();
    expect(mailsTo('asha@mills.example').map(({ subject }) => subject)).toEqual([
      expect.stringContaining(reference),
    ]);
    expect(mailsTo('sales@guardhouse.example').map(({ text }) => text)).toEqual([
      expect.stringContaining(String(visitor.userMessage)),
    ]);

    await takeInAll(site.db);
    await enterAs(page, site, 'sales');
    await openScreen(page, '/inbox', 'Inbox');
    await page.locator(`[data-reference="${reference}"]`).getByRole('link').click();
    const item = page.getByRole('article', { name: reference });
    await item.getByText(String(visitor.userMessage)).waitFor();
    await page.keyboard.press('n');
    await page.keyboard.type('They want two guards from the first.');
    await item.getByRole('button', { name: 'Add note' }).click();
    await item.getByRole('listitem').filter({ hasText: 'They want two guards' }).waitFor();

    await page.keyboard.press('r');
    const reply = page.getByRole('form', { name: 'Reply' });
    const text = reply.getByLabel('Text', { exact: true });
    await reply.getByLabel('Template').selectOption({ label: 'We tried to call you' });
    await expect.poll(() => text.inputValue()).toMatch(/^Dear Asha Menon,/i);
    await text.press('End');
    await text.pressSequentially('We ring on Tuesday. ');
    await reply
      .getByLabel('Attachments (optional)')
      .setInputFiles({ name: 'offer.pdf', mimeType: 'application/pdf', buffer: makePdf() });
    await reply.getByRole('button', { name: 'Send' }).click();
    await reply.waitFor({ state: 'detached' });
    const history = page.getByRole('region', { name: 'History and notes' });
    await history.getByText('We ring on Tuesday.').waitFor();
    await page.getByRole('button', { name: 'Status: Answered' }).waitFor();

    await mailer();
    await page.locator('.message--reply').getByText('Sent', { exact: true }).waitFor();
    const [, answer, ...others] = mailsTo('asha@mills.example');
    expect(others).toEqual([]);
    expect(answer?.subject).toContain(reference);
    expect(answer?.text).toContain('We ring on Tuesday.');
    // A note is only for the office.
    expect(answer?.raw).not.toContain('They want two guards');
    expect(answer?.attachments.map(({ filename }) => filename)).toEqual(['offer.pdf']);
  });
});
