import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { takeInAnswer } from '../../server/staff/conversation/answers/take-in-answer.ts';
import { takeInAll } from '../../server/staff/inbox/inbox-intake.ts';
import { callSite } from '../doors/doors.ts';
import { makePdf } from '../factories/files/resumes.ts';
import { makeReceivedMail } from '../factories/received-mails.ts';
import { makeContact } from '../factories/rows.ts';
import { createMember, ok } from '../factories/staff.ts';
import { upload } from '../factories/staff-upload.ts';
import { receiptOf } from '../factories/stored.ts';
import { expectAccessible } from './axe.ts';
import { test as base, FAILED_LOAD } from './site.ts';
import { enterAs, openScreen, signIn, submit } from './staff-browser.ts';

/** A call-back request that is open in the inbox of a signed-in member. */
const test = base.extend<{ reference: string }>({
  reference: async ({ page, site }, use) => {
    const reference = await submit(site, 'contact', makeContact());
    await enterAs(page, site, 'sales');
    await openScreen(page, `/inbox?item=${reference}`, 'Inbox');
    await page.getByRole('article', { name: reference }).waitFor();
    await use(reference);
  },
});

const form = (page: Page) => page.getByRole('form', { name: 'Reply' });
const field = (page: Page) => form(page).getByLabel('Text', { exact: true });
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe('a reply', () => {
  test('is written from a template, survives a reload, and is sent once', async ({
    page,
    site,
    reference,
  }) => {
    await page.keyboard.press('r');
    await field(page).waitFor();
    await form(page).getByLabel('Template').selectOption({ label: 'We tried to call you' });
    await expect.poll(() => field(page).inputValue()).toMatch(/^Dear ASHA MENON,/);
    await field(page).press('End');
    await field(page).pressSequentially('We ring on Tuesday. ');
    await page.reload();
    await expect.poll(() => field(page).inputValue()).toContain('We ring on Tuesday.');
    await form(page)
      .getByLabel('Attachments (optional)')
      .setInputFiles({ name: 'offer.pdf', mimeType: 'application/pdf', buffer: makePdf() });
    const send = form(page).getByRole('button', { name: 'Send' });
    await send.dblclick();
    await form(page).waitFor({ state: 'detached' });
    const history = page.getByRole('region', { name: 'History and notes' });
    await history.getByText('We ring on Tuesday.').waitFor();
    await history.getByRole('link', { name: 'Download offer.pdf' }).waitFor();
    const mails = await site.db.selectFrom('mails').select('id').where('role', '=', 'reply').execute();
    expect(mails).toHaveLength(1);
    await expect
      .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('reply '))))
      .toEqual([]);

    // The answer appears by itself.
    const answer = makeReceivedMail({
      headers: { Subject: `Re: Your call-back request (${reference})` },
      html: '<p>Tuesday is fine.</p><img src="https://tracker.example/1.gif"><script>document.title = "x"</script>',
    });
    expect(await takeInAnswer({ db: site.db, resumes: site.resumes, log }, answer)).toBe('taken');
    await history.getByText('Tuesday is fine.').waitFor();
    await page.locator(`[data-reference="${reference}"]`).getByText('Answer', { exact: true }).waitFor();
    await expectAccessible(page, 'a reply');
  });

  test('keeps its files over a reload, until it is sent, discarded or signed out', async ({
    page,
    site,
    errors,
    reference,
  }) => {
    errors.expected.push(FAILED_LOAD);
    const names = async () =>
      page.evaluate(async () => {
        const { promise, resolve } = Promise.withResolvers<IDBDatabase>();
        const request = indexedDB.open('staff replies', 1);
        request.onsuccess = () => resolve(request.result);
        const database = await promise;
        const kept = database.transaction('files').objectStore('files').getAll();
        const read = Promise.withResolvers<string[]>();
        kept.onsuccess = () =>
          read.resolve(kept.result.flatMap(({ files }) => files.map((file: File) => file.name)));
        return read.promise.finally(() => database.close());
      });
    const open = () => page.getByRole('button', { name: 'Reply', exact: true }).click();
    const attach = (name: string) =>
      form(page)
        .getByLabel('Attachments (optional)')
        .setInputFiles({ name, mimeType: 'application/pdf', buffer: makePdf() });
    const chosen = (name: string) =>
      form(page).getByRole('list', { name: 'Chosen files' }).locator('bdi').filter({ hasText: name });
    await open();
    await attach('offer.pdf');
    await attach('plan.pdf');
    await chosen('plan.pdf').waitFor();
    await expect.poll(names).toEqual(['offer.pdf', 'plan.pdf']);
    await page.reload();
    await chosen('offer.pdf').waitFor();
    await form(page).getByRole('button', { name: 'Remove plan.pdf' }).click();
    await expect.poll(names).toEqual(['offer.pdf']);
    await expectAccessible(page, 'a reply with kept files');
    await page.reload();
    await chosen('offer.pdf').waitFor();
    await field(page).fill('Here is our offer.');
    await form(page).getByRole('button', { name: 'Send' }).click();
    await form(page).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Download offer.pdf' }).waitFor();
    const files = await site.db.selectFrom('message_files').select('name').execute();
    expect(files.filter(({ name }) => name === 'offer.pdf').length).toBeGreaterThan(0);
    expect(files.some(({ name }) => name === 'plan.pdf')).toBe(false);
    await expect.poll(names).toEqual([]);

    await open();
    await attach('other.pdf');
    await expect.poll(names).toEqual(['other.pdf']);
    await form(page).getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await expect.poll(names).toEqual([]);

    await open();
    await attach('last.pdf');
    await expect.poll(names).toEqual(['last.pdf']);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await expect.poll(names).toEqual([]);
    expect(reference).toMatch(/^CB-/);
  });

  test('says where the browser keeps no files, and where they are gone', async ({ page, reference }) => {
    expect(reference).toMatch(/^CB-/);
    const pdf = { name: 'offer.pdf', mimeType: 'application/pdf', buffer: makePdf() };
    await page.getByRole('button', { name: 'Reply', exact: true }).click();
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('no space', 'QuotaExceededError');
      };
    });
    await form(page).getByLabel('Attachments (optional)').setInputFiles(pdf);
    await form(page).getByText('This browser does not keep the files.').waitFor();
    await page.reload();
    await form(page).getByText('The files that you chose earlier are gone.').waitFor();
    await form(page).getByLabel('Attachments (optional)').setInputFiles(pdf);
    await form(page).getByText('are gone').waitFor({ state: 'detached' });
    await form(page).getByRole('button', { name: 'Remove offer.pdf' }).waitFor();
  });

  test('says by itself what became of it', async ({ page, site, reference }) => {
    await page.getByRole('button', { name: 'Reply', exact: true }).click();
    await field(page).fill('Does Thursday suit you?');
    await field(page).press('Control+Enter');
    await form(page).waitFor({ state: 'detached' });
    const entry = page.locator('.message--reply').filter({ hasText: 'Does Thursday suit you?' });
    await entry.getByText('Waiting', { exact: true }).waitFor();
    const { id } = await site.db
      .selectFrom('mails')
      .innerJoin('submissions', 'submissions.id', 'submission_id')
      .select('mails.id')
      .where('role', '=', 'reply')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const mail = site.db.updateTable('mails').where('id', '=', id);
    // As the worker leaves it: the mail server has refused it once, and takes it at the second try.
    await mail.set({ attempts: 1, due_at: new Date(Date.now() + 3_000) }).execute();
    const outcome = { mail_id: id, outcome: 'failed', detail: '451 the mailbox is busy' } as const;
    await site.db.insertInto('mail_attempts').values(outcome).execute();
    await entry.getByText('Retrying', { exact: true }).waitFor();
    await mail.set({ status: 'sent', settled_at: new Date() }).execute();
    await entry.getByText('Sent', { exact: true }).waitFor();
  });

  test('keeps its writer present, and the name of its file in place, after one is attached', async ({
    page,
    site,
    reference,
  }) => {
    const colleague = await createMember(site, 'sales');
    const others = async () => ok(await colleague.ask('presence.list', { reference }));
    await page.getByRole('button', { name: 'Reply', exact: true }).click();
    await field(page).fill('Does Thursday suit you?');
    await form(page)
      .getByLabel('Attachments (optional)')
      .setInputFiles({ name: 'offer\u202efdp.pdf', mimeType: 'application/pdf', buffer: makePdf() });
    const file = form(page).getByRole('list', { name: 'Chosen files' }).getByRole('listitem');
    const [name, size] = [file.locator('bdi'), file.getByText('1 kB')];
    await size.waitFor();
    const left = async (part: typeof name) => (await part.boundingBox())?.x ?? 0;
    expect(await left(size)).toBeGreaterThan(await left(name));
    await expect.poll(others).toMatchObject([{ doing: 'reply' }]);
  });

  test('to a visitor who wrote in Hindi is offered in Hindi, and in both languages', async ({
    page,
    site,
  }) => {
    const values = makeContact({ fullName: 'आशा मेनन' });
    const { reference } = receiptOf(
      await callSite(site.app, 'contact.submit', values, { 'content-language': 'hi-IN' }),
    );
    await takeInAll(site.db);
    await enterAs(page, site, 'sales');
    await openScreen(page, `/inbox?item=${reference}`, 'Inbox');
    await page.getByRole('button', { name: 'Reply', exact: true }).click();
    await field(page).waitFor();
    await expect.poll(() => form(page).getByLabel('Language').inputValue()).toBe('hi-IN');
    await form(page).getByLabel('Template').selectOption({ index: 1 });
    await expect.poll(() => field(page).inputValue()).toMatch(/^प्रिय आशा मेनन,/);
    await form(page).getByLabel('Language').selectOption('both');
    await expect.poll(() => field(page).inputValue()).toMatch(/^प्रिय आशा मेनन,[\s\S]*———\n\nDear आशा मेनन,/);
    await form(page).getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await form(page).waitFor({ state: 'detached' });
  });

  test('of two members at once is sent once the second has read the first', async ({
    page,
    site,
    errors,
    reference,
  }) => {
    errors.expected.push(FAILED_LOAD);
    await page.getByRole('button', { name: 'Reply', exact: true }).click();
    await field(page).fill('Does Thursday suit you?');
    const colleague = await createMember(site, 'sales');
    const values = { seen: '', to: 'asha@example.com', locale: 'en-IN', subject: 'Gates', isAnswered: 'yes' };
    await upload(site, colleague, 'conversation.sendReply', { reference, ...values, text: 'We come today.' });
    await form(page).getByRole('button', { name: 'Send' }).click();
    await form(page).getByText('Nothing was sent: please read it first.').waitFor();
    await page.getByText('We come today.').waitFor();
    await expectAccessible(page, 'a reply that came second');
    await page.getByRole('button', { name: 'I have read it' }).click();
    await expect.poll(() => field(page).evaluate((each) => each === document.activeElement)).toBe(true);
    await field(page).press('Control+Enter');
    await form(page).waitFor({ state: 'detached' });
    const mails = await site.db
      .selectFrom('mails')
      .innerJoin('submissions', 'submissions.id', 'submission_id')
      .select('mails.id')
      .where('role', '=', 'reply')
      .where('reference', '=', reference)
      .execute();
    expect(mails).toHaveLength(2);
  });

  test('survives a session that has ended', async ({ page, site, errors }) => {
    errors.expected.push(FAILED_LOAD);
    const reference = await submit(site, 'contact', makeContact());
    const member = await enterAs(page, site, 'sales');
    await openScreen(page, `/inbox?item=${reference}`, 'Inbox');
    await page.getByRole('button', { name: 'Reply', exact: true }).click();
    await field(page).fill('Does Thursday suit you?');
    await site.db.deleteFrom('staff_sessions').where('member_id', '=', member.id).execute();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await signIn(page, member);
    await expect.poll(() => field(page).inputValue()).toBe('Does Thursday suit you?');
    await form(page).getByRole('button', { name: 'Send' }).click();
    await form(page).waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'History and notes' }).getByText('Does Thursday').waitFor();
  });

  test('fits a phone', async ({ page, reference }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Reply', exact: true }).click();
    await field(page).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page, 'a reply');
    expect(reference).toMatch(/^CB-/);
  });
});

test('a number can be called, written to by WhatsApp, and copied', async ({ page, reference }) => {
  const item = page.getByRole('article', { name: reference });
  expect(await item.getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe('tel:+919845012345');
  expect(await item.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href')).toBe(
    `https://wa.me/919845012345?text=${reference}%3A%20`,
  );
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await item.getByRole('button', { name: 'Copy the number +919845012345' }).click();
  await item.getByRole('status').getByText('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+919845012345');
});
