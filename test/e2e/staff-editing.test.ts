import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import type { StaffBlog } from '../../src/contract/staff/blogs.ts';
import type { StaffJob } from '../../src/contract/staff/jobs.ts';
import { dayInIndia } from '../../src/day-in-india.ts';
import { createBlog, createJobOpening } from '../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../factories/staff.ts';
import { FAILED_LOAD, test } from './site.ts';
import { enterAs, openScreen } from './staff-browser.ts';
import { expectWellMade } from './well-made.ts';

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
  test('approves a job with a last day, which stays', async ({ page, site }) => {
    const member = await enterAs(page, site, 'recruiter');
    const Jid = await createJobOpening(site.db, { status: 'pending', open_position: 'Osprey Warden' });
    const day = dayInIndia(new Date(Date.now() + 9e8));
    await openScreen(page, `/jobs/${Jid}?edit=true`, 'Edit Osprey Warden');
    await page.getByLabel('Last day (optional)').fill(day);
    await press(page, 'Save');
    await page.getByRole('heading', { level: 1, name: 'Osprey Warden', exact: true }).waitFor();
    await press(page, 'Approve');
    const dialog = page.getByRole('dialog', { name: 'Approve the job' });
    expect(await dialog.getByLabel('Last day (optional)').inputValue()).toBe(day);
    await press(dialog, 'Approve');
    await page.getByText('Open', { exact: true }).waitFor();
    expect(await findJob(member, Jid)).toMatchObject({ status: 'open', closesOn: day });
  });

  test('is told at the field that a salary is invalid, or above the other, and loses nothing', async ({
    page,
    site,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    const member = await enterAs(page, site, 'recruiter');
    const Jid = await createJobOpening(site.db, { open_position: 'Heron Guard', max_salary: 'abc' });
    await openScreen(page, `/jobs/${Jid}?edit=true`, 'Edit Heron Guard');
    const [least, most] = [page.getByLabel('Min Salary'), page.getByLabel('Max Salary')];
    // An older client sent it so: the form says so, and the other fields can be saved.
    await page.getByText('It came in as “abc”.').waitFor();
    await page.getByLabel('Location', { exact: true }).fill('Chilika');
    await least.fill('30000');
    await most.fill('20000');
    await press(page, 'Save and publish');
    await page.getByText('Max Salary must not be below the minimum salary, 30000').waitFor();
    await expectFocusInSight(most);
    expect(await page.getByLabel('Location', { exact: true }).inputValue()).toBe('Chilika');
    await least.fill('16000');
    await most.fill('abc');
    await press(page, 'Save and publish');
    await page.getByRole('heading', { level: 1, name: 'Heron Guard', exact: true }).waitFor();
    expect((await findJob(member, Jid)).values).toMatchObject({ location: 'Chilika', maxSalary: 'abc' });
  });

  test('is taken to an invalid field outside the window, below the bar of a phone', async ({
    page,
    site,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    await enterAs(page, site, 'recruiter');
    await page.setViewportSize({ width: 390, height: 844 });
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
    await page.setViewportSize({ width: 390, height: 844 });
    const Jid = await createJobOpening(site.db, { open_position: 'Plover Guard' });
    await openScreen(page, `/jobs/${Jid}?edit=true`, 'Edit Plover Guard');
    await page.getByLabel('Location', { exact: true }).fill('Nashik');
    await page.getByLabel('Description', { exact: true }).fill('Keeps the gate of a mill in three shifts.');
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
    await expectWellMade(page, 'a conflict on a phone');
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
  test('keeps both changes when a colleague changed another field, and is told about it', async ({
    page,
    site,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    const member = await enterAs(page, site, 'editor');
    const colleague = await createMember(site, 'owner');
    const BlogId = await createBlog(site.db, { published_at: null, subject: 'Ibis' });
    await openScreen(page, `/blogs/${BlogId}`, 'Ibis');
    await page.getByLabel('Title', { exact: true }).fill('Ibis at dusk');
    const { values, version } = await findBlog(colleague, BlogId);
    const theirs = { ...values, SubHeading: 'In the reeds' };
    ok(await colleague.call('blogs.update', { BlogId, version, values: theirs }));
    await press(page, 'Save');
    const told = page.getByText('A owner has changed Sub-heading in the meantime.');
    await told.waitFor();
    await expect.poll(() => isInSight(told)).toBe(true);
    await press(page, 'Save');
    await page.getByText('Saved', { exact: true }).waitFor();
    await expect
      .poll(async () => (await findBlog(member, BlogId)).values)
      .toEqual({ ...theirs, Subject: 'Ibis at dusk' });
  });

  test('publishes, saves, withdraws, saves and schedules without a conflict', async ({ page, site }) => {
    const member = await enterAs(page, site, 'editor');
    const BlogId = await createBlog(site.db, { published_at: null, subject: 'Egret' });
    await openScreen(page, `/blogs/${BlogId}`, 'Egret');
    const save = async (Subject: string, action: string) => {
      expect(await page.getByText('has changed this').count()).toBe(0);
      // The server trimmed it, which is nobody's change.
      await page.getByLabel('Title', { exact: true }).fill(`${Subject} `);
      await press(page, action);
      await expect.poll(async () => (await findBlog(member, BlogId)).values.Subject).toBe(Subject);
      await page.getByText('Saved', { exact: true }).waitFor();
    };
    await press(page, 'Publish…');
    await press(page.getByRole('dialog'), 'Publish now');
    await page.getByText('Published', { exact: true }).waitFor();
    await save('Egret one', 'Save and publish');
    await press(page, 'Withdraw');
    await press(page.getByRole('dialog'), 'Withdraw');
    await page.getByText('Draft', { exact: true }).waitFor();
    await save('Egret two', 'Save');
    await press(page, 'Publish…');
    await page.getByRole('dialog').getByLabel('Schedule').check();
    await press(page.getByRole('dialog'), 'Schedule');
    await page.getByText('Scheduled', { exact: true }).waitFor();
    await save('Egret three', 'Save');
    expect(await page.getByText('has changed this').count()).toBe(0);
  });

  test('cannot schedule a blog for a time in the past', async ({ page, site, errors }) => {
    errors.expected.push(FAILED_LOAD);
    const member = await enterAs(page, site, 'editor');
    const BlogId = await createBlog(site.db, { published_at: null, subject: 'Stork' });
    await openScreen(page, `/blogs/${BlogId}`, 'Stork');
    await press(page, 'Publish…');
    const dialog = page.getByRole('dialog', { name: 'Publish the blog' });
    await dialog.getByLabel('Schedule').check();
    const time = dialog.getByLabel('Day and time (IST)');
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    for (const past of ['2020-01-01T09:00', '']) {
      await time.fill(past);
      await press(dialog, 'Schedule');
      const told =
        past === ''
          ? 'Choose a day and time.'
          : /^Day and time \(IST\) must be in the future: it is now .* IST$/;
      await dialog.getByText(told).waitFor();
      await expectFocusInSight(time);
    }
    expect(calls.filter((url) => url.includes('blogs.publish'))).toEqual([]);
    expect(await findBlog(member, BlogId)).toMatchObject({ state: 'draft', publishedAt: null });
  });

  test('saves during a picture’s upload, and the picture is saved as well', async ({ page, site }) => {
    const member = await enterAs(page, site, 'editor');
    const BlogId = await createBlog(site.db, { published_at: null, subject: 'Teal', image_path: '' });
    await openScreen(page, `/blogs/${BlogId}`, 'Teal');
    const letThrough = await holdUploads(page);
    await choosePicture(page);
    await page.getByText('Uploading the picture…').waitFor();
    // Leaving the page would lose it.
    await page.getByRole('link', { name: 'Blogs' }).first().click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await press(question, 'Cancel');
    await page.getByLabel('Title', { exact: true }).fill('Teal at dawn');
    await press(page, 'Save');
    await page.getByText('Saving when the picture is uploaded…').waitFor();
    expect((await findBlog(member, BlogId)).version).toBe(1);
    letThrough();
    await expect.poll(async () => (await findBlog(member, BlogId)).values.BlogImagePath).not.toBe('');
    expect((await findBlog(member, BlogId)).values.Subject).toBe('Teal at dawn');
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.unroute('**/blogs.uploadPicture*');
  });

  test('is told when a picture’s upload fails during the save, and the rest is kept', async ({
    page,
    site,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    const member = await enterAs(page, site, 'editor');
    await openScreen(page, '/blogs/new', 'New blog');
    const letThrough = await holdUploads(page);
    await page.getByLabel('Title', { exact: true }).fill('Grebe');
    await page.getByLabel('Text', { exact: true }).fill('A grebe dives.');
    await choosePicture(page, 300, 200);
    await page.getByText('Uploading the picture…').waitFor();
    await press(page, 'Save draft');
    letThrough();
    await page.waitForURL(/\/staff\/blogs\/\d+$/);
    const BlogId = Number(page.url().split('/').at(-1));
    expect((await findBlog(member, BlogId)).values).toMatchObject({ Subject: 'Grebe', BlogImagePath: '' });
    await page
      .getByText('Saved without the picture: it must be at least 800 pixels wide and 500 high')
      .waitFor();
    await page.unroute('**/blogs.uploadPicture*');
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
