import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import type { StaffBlog } from '../../src/contract/staff/blogs.ts';
import type { StaffJob } from '../../src/contract/staff/jobs.ts';
import { createJobOpening } from '../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../factories/staff.ts';
import { FAILED_LOAD, test } from './site.ts';
import { enterAs, openScreen } from './staff-browser.ts';
import { expectFit, PHONE } from './well-made.ts';

const press = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true }).click();
const findJob = async (member: SignedInMember, Jid: string): Promise<StaffJob> =>
  ok(await member.ask('jobs.find', { Jid }));
const findBlog = async (member: SignedInMember, BlogId: number): Promise<StaffBlog> =>
  ok(await member.ask('blogs.find', { BlogId }));

/** Whether an element is completely visible, not covered by the page's bars. */
const isInSight = (place: Locator) =>
  place.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const isMet = (x: number, y: number) => {
      const met = document.elementFromPoint(x, y);
      return met !== null && (element.contains(met) || met.contains(element));
    };
    const x = (left + right) / 2;
    return top >= 0 && bottom <= innerHeight && isMet(x, top + 1) && isMet(x, bottom - 1);
  });
const expectFocusInSight = async (place: Locator) => {
  await expect.poll(() => place.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => isInSight(place)).toBe(true);
};

describe('a recruiter', () => {
  test('rejects a posting with the keyboard alone', async ({ page, site }) => {
    await enterAs(page, site, 'recruiter');
    await createJobOpening(site.db, { status: 'pending', open_position: 'Kite Surveyor' });
    await page.goto('/staff/jobs?search=kite');
    const reach = async (name: string) => {
      for (let step = 0; step < 60; step++) {
        const text = await page.evaluate(() => document.activeElement?.textContent ?? '');
        if (text.trim() === name) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`${name} cannot be reached`);
    };
    await page.getByRole('link', { name: 'Kite Surveyor' }).waitFor();
    await reach('Kite Surveyor');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Kite Surveyor' }).waitFor();
    await page.getByRole('button', { name: 'Reject', exact: true }).waitFor();
    await reach('Reject');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Reject the posting' });
    await dialog.waitFor();
    await dialog.getByLabel('Reason').focus();
    await page.keyboard.type('Kites need no survey');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Kites need no survey', { exact: true }).waitFor();
    await page.getByText('Rejected', { exact: true }).first().waitFor();
  });

  test('is taken to an invalid field outside the window, below the bar of a phone', async ({
    page,
    site,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    await enterAs(page, site, 'recruiter');
    await page.setViewportSize(PHONE);
    await openScreen(page, '/jobs/new', 'Add a job');
    await page.getByRole('button', { name: 'Save for approval' }).scrollIntoViewIfNeeded();
    await press(page, 'Save for approval');
    await page.getByText('Field is Mandatory').first().waitFor();
    await expectFocusInSight(page.getByLabel('Open Position', { exact: true }));
    // Again while the same field is still empty.
    await page.getByLabel('Max Salary').focus();
    await press(page, 'Save for approval');
    await expectFocusInSight(page.getByLabel('Open Position', { exact: true }));
  });

  test('sees word by word what a colleague changed, and chooses by keyboard, field by field', async ({
    page,
    site,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    const member = await enterAs(page, site, 'recruiter');
    const colleague = await createMember(site, 'owner');
    await page.setViewportSize(PHONE);
    const Jid = await createJobOpening(site.db, { open_position: 'Plover Guard' });
    await openScreen(page, `/jobs/${Jid}?edit=true`, 'Edit Plover Guard');
    await page.getByLabel('Location', { exact: true }).fill('Nashik');
    await page.getByLabel('Description', { exact: true }).fill('Keeps the gate of a mill in three shifts.');
    // A reload before anything was saved.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText('Your unsaved changes have been restored.').waitFor();
    const { values, version } = await findJob(colleague, Jid);
    const theirs = {
      ...values,
      location: 'Nagpur',
      skills: 'Dogs',
      discription: 'Keeps the back gate of a plant in two shifts.',
    };
    ok(await colleague.call('jobs.update', { Jid, version, values: theirs, closesOn: null }));
    await press(page, 'Save and publish');
    const conflict = page.getByRole('group', { name: 'A owner has changed this' });
    await expectFocusInSight(conflict.getByRole('heading'));
    await expectFit(page, 'a conflict on a phone');
    const changed = async (field: string, mark: 'ins' | 'del') => {
      const marked = conflict.getByRole('group', { name: field }).locator(mark);
      return (await marked.allInnerTexts()).map((text) => text.trim());
    };
    await expect.poll(() => changed('Description', 'ins')).toEqual(['mill', 'three']);
    await expect.poll(() => changed('Description', 'del')).toEqual(['back', 'plant', 'two']);
    // Fields that only the colleague changed need no choice.
    expect(await page.getByLabel('Skills', { exact: true }).inputValue()).toBe('Dogs');
    // Nothing is saved until every field is chosen.
    await press(page, 'Save and publish');
    const first = conflict
      .getByRole('group', { name: 'Description' })
      .getByRole('radio', { name: 'Keep mine' });
    await expectFocusInSight(first);
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => conflict.getByRole('group', { name: 'Location' }).getByLabel('Take theirs').isChecked())
      .toBe(true);
    const location = () => page.getByLabel('Location', { exact: true }).inputValue();
    await expect.poll(location).toBe('Nagpur');
    await page.keyboard.press('ArrowUp');
    await expect.poll(location).toBe('Nashik');
    await page.keyboard.press('ArrowDown');
    await expect.poll(location).toBe('Nagpur');
    await press(page, 'Save and publish');
    await page.getByRole('heading', { level: 1, name: 'Plover Guard', exact: true }).waitFor();
    expect((await findJob(member, Jid)).values).toEqual({
      ...theirs,
      discription: 'Keeps the gate of a mill in three shifts.',
    });
  });
});

/** Holds an upload back until the test releases it. */
async function holdUploads(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/blogs.uploadPicture*', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

async function choosePicture(page: Page, width = 1700, height = 1100): Promise<void> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#1f3a6b' } });
  const buffer = await picture.png().toBuffer();
  await page.getByLabel('Cover picture').setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer });
}

describe('an editor', () => {
  test('is told about HTML in a text, and asked before leaving it unsaved', async ({
    page,
    site,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    await enterAs(page, site, 'editor');
    await page.goto('/staff/blogs/new');
    await page.getByLabel('Title', { exact: true }).fill('Script');
    await page.getByLabel('Text', { exact: true }).fill('<script>alert(1)</script>');
    await page.keyboard.press('Control+s');
    await page.getByText('Text must be without HTML: <script').waitFor();
    await page.getByRole('link', { name: 'Blogs' }).first().click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Script');
    await page.getByRole('link', { name: 'Blogs' }).first().click();
    await question.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Blogs' }).waitFor();
  });

  test('loses nothing that is typed or chosen during a save', async ({ page, site }) => {
    const member = await enterAs(page, site, 'editor');
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/blogs.create*', async (route) => {
      const response = await route.fetch();
      await promise;
      await route.fulfill({ response });
    });
    await openScreen(page, '/blogs/new', 'New blog');
    await page.getByLabel('Title', { exact: true }).fill('Avocet');
    await page.getByLabel('Text', { exact: true }).fill('One.');
    const created = page.waitForRequest('**/blogs.create*');
    await press(page, 'Save draft');
    await created;
    await page.getByLabel('Text', { exact: true }).fill('One. Two.');
    const letThrough = await holdUploads(page);
    await choosePicture(page);
    await page.getByText('Uploading the picture…').waitFor();
    resolve();
    letThrough();
    await page.waitForURL(/\/staff\/blogs\/\d+$/);
    await page.getByText('Your unsaved changes have been restored.').waitFor();
    await expect.poll(() => page.getByLabel('Text', { exact: true }).inputValue()).toBe('One. Two.');
    await press(page, 'Save');
    const BlogId = Number(page.url().split('/').at(-1));
    await expect.poll(async () => (await findBlog(member, BlogId)).values.Discription).toBe('One. Two.');
    await expect.poll(async () => (await findBlog(member, BlogId)).values.BlogImagePath).not.toBe('');
    await page.unrouteAll();
  });
});
