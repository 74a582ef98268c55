import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { KEY_HEADER } from '../../src/contract/staff/creation.ts';
import { createJobOpening, makeContact } from '../factories/rows.ts';
import { createMember } from '../factories/staff.ts';
import { submit } from '../factories/submit.ts';
import { isFocused } from './forms.ts';
import { closeNotice } from './notice.ts';
import { FAILED_LOAD, type Site, test } from './site.ts';
import { enterAs, openScreen } from './staff-browser.ts';
import { expectWellMade } from './well-made.ts';

const countOf = async ({ db }: Site, from: string): Promise<number> => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::integer as count from ${sql.raw(from)}`.execute(db);
  return rows[0]?.count ?? 0;
};
const notesWith = (text: string) => `inbox_events where action = 'note' and text = '${text}'`;

async function openItem(page: Page, reference: string) {
  await openScreen(page, '/inbox', 'Inbox');
  await page.locator(`[data-reference="${reference}"]`).getByRole('link').click();
  const item = page.getByRole('article', { name: reference });
  await item.waitFor();
  return item;
}

/** Simulates a connection too slow for live changes to arrive in time. */
const hearNothing = (page: Page) => page.route(/\/staff\/(changes|trpc\/live\.)/, (route) => route.abort());

/** Two clicks in a row, before the first one has any visible effect. */
const clickTwice = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });

/** Waits until a question has the focus on that button: a key that comes earlier goes elsewhere. */
const untilFocusOn = (page: Page, question: string | RegExp, name: string) =>
  expect
    .poll(() =>
      isFocused(page.getByRole('dialog', { name: question }).getByRole('button', { name, exact: true })),
    )
    .toBe(true);

describe('a double click', () => {
  test('adds one note, which its writer can edit and delete', async ({ page, site }) => {
    await enterAs(page, site, 'owner');
    const item = await openItem(page, await submit(site, 'contact', makeContact()));
    await item.getByRole('textbox', { name: 'Note' }).fill('Rang back.');
    await clickTwice(page, 'Add note');
    const note = item.getByRole('listitem').filter({ hasText: 'Rang back.' });
    await note.waitFor();
    await expect.poll(() => item.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('');
    expect(await countOf(site, notesWith('Rang back.'))).toBe(1);
    await expect.poll(() => note.count()).toBe(1);

    // A later note with the same text is a new one.
    await item.getByRole('textbox', { name: 'Note' }).fill('Rang back.');
    await page.getByRole('button', { name: 'Add note' }).dblclick();
    await expect.poll(() => note.count()).toBe(2);
    await expect.poll(() => countOf(site, notesWith('Rang back.'))).toBe(2);

    await note.last().getByRole('button', { name: 'Edit' }).press('Enter');
    await item
      .getByRole('form', { name: 'Edit your note' })
      .getByRole('textbox', { name: 'Note' })
      .fill('Rang back twice.');
    await expectWellMade(page, 'a note that is edited');
    await page.keyboard.press('Control+Enter');
    const edited = item.getByRole('listitem').filter({ hasText: 'Rang back twice.' });
    await edited.getByText('edited').waitFor();
    await edited.getByRole('button', { name: 'Delete' }).press('Enter');
    // The focus starts on the button that changes nothing.
    await untilFocusOn(page, 'Delete this note?', 'Cancel');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await item.getByText('wrote a note and deleted it').waitFor();
    expect(await countOf(site, notesWith('Rang back twice.'))).toBe(0);
  });

  test('enters one job, copies it once, and the drafts can be deleted', async ({ page, site }) => {
    await enterAs(page, site, 'recruiter');
    const before = await countOf(site, 'job_openings');
    await openScreen(page, '/jobs/new', 'Add a job');
    const form = page.getByRole('form', { name: 'Job' });
    await form.waitFor();
    for (const field of await form.locator('input:not([type="date"]), textarea').all())
      await field.fill('12');
    await clickTwice(page, 'Save for approval');
    await page.getByRole('button', { name: 'Delete draft' }).waitFor();
    expect(await countOf(site, 'job_openings')).toBe(before + 1);
    await clickTwice(page, 'Copy');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Delete draft' }).press('Enter');
    await untilFocusOn(page, /./, 'Cancel');
    expect(await countOf(site, 'job_openings')).toBe(before + 2);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor();
    expect(await countOf(site, 'job_openings')).toBe(before + 1);
    // A job that was public has no such button.
    await openScreen(page, `/jobs/${await createJobOpening(site.db)}`, 'Security Guard');
    expect(await page.getByRole('button', { name: 'Delete draft' }).count()).toBe(0);
  });

  test('invites once, and the shown link is the valid one', async ({ page, site }) => {
    await enterAs(page, site, 'owner');
    await openScreen(page, '/members', 'Members');
    await page.getByRole('button', { name: 'Invite a member' }).click();
    await page.getByLabel('E-mail').fill('twice@example.com');
    await page
      .getByRole('dialog')
      .getByRole('form')
      .evaluate((form: HTMLFormElement) => {
        form.requestSubmit();
        form.requestSubmit();
      });
    await page.getByLabel('Invitation link').waitFor();
    expect(await countOf(site, `staff_audit where action = 'invited'`)).toBe(1);
  });
});

describe('without a connection', () => {
  test('a note says so, waits, and is sent by itself later', async ({ page, site, context, errors }) => {
    errors.expected.push(FAILED_LOAD);
    await enterAs(page, site, 'owner');
    const item = await openItem(page, await submit(site, 'contact', makeContact()));
    onTestFinished(() => context.setOffline(false));
    await context.setOffline(true);
    await page.getByText('No connection. You can go on reading and writing here.').waitFor();
    await item.getByRole('textbox', { name: 'Note' }).fill('From the lift.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await item.getByText('No connection. This is sent by itself once you are online again.').waitFor();
    await page.getByText('1 change waits, and is sent by itself').waitFor();
    expect(await item.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('From the lift.');
    await expectWellMade(page, 'an item without a connection');
    await context.setOffline(false);
    await item.getByRole('listitem').filter({ hasText: 'From the lift.' }).waitFor();
    await page.getByText('No connection.').first().waitFor({ state: 'detached' });
    await expect.poll(() => countOf(site, notesWith('From the lift.'))).toBe(1);
  });

  test('a lost answer is requested again, and nothing is done twice', async ({ page, site, errors }) => {
    errors.expected.push(FAILED_LOAD);
    await enterAs(page, site, 'owner');
    const item = await openItem(page, await submit(site, 'contact', makeContact()));
    let isLost = false;
    await page.route('**/inbox.addNote*', async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      await route.fetch();
      await route.abort();
    });
    await item.getByRole('textbox', { name: 'Note' }).fill('Lost once.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await item.getByText('The server does not answer.').waitFor();
    expect(await countOf(site, notesWith('Lost once.'))).toBe(1);
    await item.getByRole('listitem').filter({ hasText: 'Lost once.' }).waitFor();
    expect(await countOf(site, notesWith('Lost once.'))).toBe(1);
  });

  test('a note waits for a server that stays away, can be hurried and stopped, and is made once', async ({
    page,
    site,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    await enterAs(page, site, 'owner');
    const item = await openItem(page, await submit(site, 'contact', makeContact()));
    const keys: (string | undefined)[] = [];
    let isAway = true;
    await page.route('**/inbox.addNote*', async (route) => {
      keys.push(route.request().headers()[KEY_HEADER]);
      if (!isAway) return route.continue();
      // The first one arrives, and its answer is lost.
      if (keys.length === 1) await route.fetch();
      await route.abort();
    });
    const field = item.getByRole('textbox', { name: 'Note' });
    const hint = item.getByText('The server does not answer. This is tried again by itself');
    await field.fill('Away for long.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await hint.waitFor();
    await page.getByText('1 change waits for the server, and is sent by itself.').waitFor();
    await expectWellMade(page, 'a note that waits for the server');
    // More often than it was tried by itself before.
    for (let attempt = keys.length; attempt <= 6; attempt = keys.length) {
      await item.getByRole('button', { name: 'Try now' }).click();
      await expect.poll(() => keys.length).toBeGreaterThan(attempt);
    }
    await hint.waitFor();
    await item.getByRole('button', { name: 'Stop trying' }).click();
    await item.getByText('The server cannot be reached. Please try again.').waitFor();
    expect(await field.inputValue()).toBe('Away for long.');

    await page.getByRole('button', { name: 'Add note' }).click();
    await hint.waitFor();
    isAway = false;
    await item.getByRole('listitem').filter({ hasText: 'Away for long.' }).waitFor();
    await expect.poll(() => field.inputValue()).toBe('');
    await hint.waitFor({ state: 'detached' });
    expect(await countOf(site, notesWith('Away for long.'))).toBe(1);
    expect(new Set(keys)).toHaveLength(1);
  });

  test('a note that waits is sent while another item is open', async ({ page, site, errors }) => {
    errors.expected.push(FAILED_LOAD);
    await enterAs(page, site, 'owner');
    const other = await submit(site, 'contact', makeContact());
    const item = await openItem(page, await submit(site, 'contact', makeContact()));
    let isAway = true;
    await page.route('**/inbox.addNote*', (route) => (isAway ? route.abort() : route.continue()));
    await item.getByRole('textbox', { name: 'Note' }).fill('Sent later.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await item.getByText('The server does not answer.').waitFor();
    await page.locator(`[data-reference="${other}"]`).getByRole('link').click();
    await page.getByRole('article', { name: other }).waitFor();
    isAway = false;
    await expect.poll(() => countOf(site, notesWith('Sent later.'))).toBe(1);
  });
});

describe('two people', () => {
  test('who take one item: the later one is told who was quicker, and can continue', async ({
    page,
    site,
    browser,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    const reference = await submit(site, 'contact', makeContact());
    await enterAs(page, site, 'owner');
    const item = await openItem(page, reference);
    const others = await browser.newContext({ baseURL: site.origin });
    const other = await others.newPage();
    await hearNothing(other);
    await enterAs(other, site, 'sales');
    const theirs = await openItem(other, reference);
    await theirs.getByText('Unassigned').first().waitFor();

    await item.getByRole('textbox', { name: 'Note' }).fill('Half a note');
    await item.getByRole('button', { name: 'Assign to me' }).click();
    await item.getByText('assigned it to themselves').waitFor();
    await theirs.getByRole('textbox', { name: 'Note' }).fill('Half a note of theirs');
    await theirs.getByRole('button', { name: 'Assign to me' }).click();
    const notice = other.getByRole('dialog', { name: 'This was changed meanwhile' });
    await notice
      .getByText(/^A owner assigned it to themselves on .+ Nothing was changed: please look at it again\.$/)
      .waitFor();
    await closeNotice(other);
    await theirs.getByRole('button', { name: 'Assigned to: A owner' }).waitFor();
    expect(await theirs.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('Half a note of theirs');
    // The present state can be acted on, twice in a row.
    await theirs.getByRole('button', { name: 'Assign to me' }).click();
    await theirs.getByRole('button', { name: /^Status/ }).click();
    await other.getByRole('menuitemradio', { name: 'In progress' }).click();
    await theirs.getByText('changed the status to in progress').waitFor();
    await others.close();
  });

  test('who change many: what a colleague has closed stays closed, and is listed', async ({
    page,
    site,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    await hearNothing(page);
    await site.db.deleteFrom('submissions').execute();
    const first = await submit(site, 'contact', makeContact());
    const second = await submit(site, 'contact', makeContact());
    await enterAs(page, site, 'owner');
    await openScreen(page, '/inbox?view=inbox', 'Inbox');
    await page.getByLabel(`Select ${first}`).check();
    await page.getByLabel(`Select ${second}`).check();
    const sales = await createMember(site, 'sales');
    const closing = { items: [{ reference: first, version: 1 }], status: 'closed' };
    expect((await sales.call('inbox.setStatus', closing)).statusCode).toBe(200);
    await page.keyboard.press('s');
    await page.getByRole('menuitemradio', { name: 'Spam' }).click();
    const notice = page.getByRole('dialog', { name: '1 item was left as it is' });
    await notice.getByText(`${second} marked as spam.`).waitFor();
    await notice.getByText(`${first} (A sales set it to closed on`).waitFor();
    await closeNotice(page);
    await page.locator(`[data-reference="${first}"][data-status="closed"]`).waitFor();
    await page.locator(`[data-reference="${second}"][data-status="spam"]`).waitFor();
    await site.db.deleteFrom('submissions').execute();
  });
});
