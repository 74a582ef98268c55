import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import type { StaffRole } from '../../src/contract/staff/member.ts';
import { dayInIndia } from '../../src/day-in-india.ts';
import { postLegacy } from '../doors/doors.ts';
import { makePosting } from '../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../factories/staff.ts';
import { expectAccessible } from './axe.ts';
import { test as base, FAILED_LOAD, type Site } from './site.ts';
import { expectWellMade } from './well-made.ts';

const test = base.extend<{ enter(role: StaffRole): Promise<SignedInMember> }>({
  /** Signs the browser in as a new member. */
  enter: async ({ site, context, page: _page }, use) => {
    await use(async (role) => {
      const member = await createMember(site, role);
      const url = site.origin;
      await context.addCookies([...member.cookies].map(([name, value]) => ({ name, value, url })));
      return member;
    });
  },
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const status = async ({ app }: Site, url: string) => (await app.inject({ url })).statusCode;

async function post(site: Site, openPosition: string): Promise<void> {
  const posted = await postLegacy(site.app, '/Master/SubmitJobDetails', makePosting({ openPosition }));
  expect(posted.statusCode).toBe(200);
}

describe('a recruiter', () => {
  test('approves a posting, edits it, closes it and reopens it, and the public sees it', async ({
    page,
    site,
    enter,
  }) => {
    await enter('recruiter');
    await post(site, 'Harbour Pilot Guard');
    await page.goto('/staff/jobs');
    await heading(page, 'Jobs').waitFor();
    await page.getByRole('link', { name: 'Harbour Pilot Guard' }).waitFor();
    await expectWellMade(page, 'the list of jobs');
    await page.getByRole('link', { name: 'Harbour Pilot Guard' }).click();

    await heading(page, 'Harbour Pilot Guard').waitFor();
    const preview = page.frameLocator('iframe');
    await preview.getByRole('heading', { level: 1, name: 'Harbour Pilot Guard' }).waitFor();
    await expectWellMade(page, 'a posting');
    const path = await page.locator('.preview__address').innerText();
    expect(await status(site, path)).toBe(404);

    await press(page, 'Approve');
    const approval = page.getByRole('dialog', { name: 'Approve the job' });
    await approval.getByLabel('Last day (optional)').fill(dayInIndia(new Date(Date.now() + 9e8)));
    await expectAccessible(page, 'the approval');
    await approval.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByText('Open', { exact: true }).waitFor();
    expect(await status(site, path)).toBe(200);

    await press(page, 'Edit');
    await page.getByLabel('Location', { exact: true }).fill('Mormugao');
    await expectWellMade(page, 'the editing of a job');
    await press(page, 'Save and publish');
    await heading(page, 'Harbour Pilot Guard').waitFor();
    await page.getByText('changed location', { exact: false }).waitFor();
    expect((await site.app.inject({ url: path })).body).toContain('Mormugao');

    await press(page, 'Close');
    await page.getByRole('dialog').getByRole('button', { name: 'Close job' }).click();
    await page.getByText('Closed', { exact: true }).waitFor();
    expect(await status(site, path)).toBe(410);

    await press(page, 'Reopen');
    await page.getByRole('dialog').getByRole('button', { name: 'Reopen', exact: true }).click();
    await page.getByText('Open', { exact: true }).waitFor();
    expect(await status(site, path)).toBe(200);
  });

  test('rejects a posting with the keyboard alone', async ({ page, site, enter }) => {
    await enter('recruiter');
    await post(site, 'Kite Surveyor');
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
    await heading(page, 'Kite Surveyor').waitFor();
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

  test('loses nothing when a colleague was quicker, nor on a reload', async ({
    page,
    site,
    enter,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    await enter('recruiter');
    const colleague = await createMember(site, 'owner');
    await post(site, 'Lighthouse Warden');
    const [{ Jid }] = ok(await colleague.ask('jobs.list', { search: 'lighthouse' })).jobs;
    await page.goto(`/staff/jobs/${Jid}?edit=true`);
    await page.getByLabel('Location', { exact: true }).fill('Alleppey');
    // A reload before anything was saved.
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    await page.getByText('Your unsaved changes have been restored.').waitFor();
    await expect.poll(() => page.getByLabel('Location', { exact: true }).inputValue()).toBe('Alleppey');

    const { values, version } = ok(await colleague.ask('jobs.find', { Jid }));
    const theirs = { ...values, location: 'Kanyakumari' };
    ok(await colleague.call('jobs.update', { Jid, version, values: theirs, closesOn: null }));
    await press(page, 'Save');
    await page.getByText('Your text is still here.').waitFor();
    await page.getByText('Kanyakumari').waitFor();
    await expectWellMade(page, 'two at once');
    expect(await page.getByLabel('Location', { exact: true }).inputValue()).toBe('Alleppey');
    await page.getByLabel('Keep mine').check();
    await press(page, 'Save');
    await heading(page, 'Lighthouse Warden').waitFor();
    expect(ok(await colleague.ask('jobs.find', { Jid })).values.location).toBe('Alleppey');
  });

  test('enters a job, and is shown every missing field', async ({ page, enter, errors }) => {
    errors.expected.push(FAILED_LOAD);
    await enter('recruiter');
    await page.goto('/staff/jobs/new');
    await press(page, 'Save for approval');
    await expect.poll(() => page.getByText('Field is Mandatory').count()).toBe(9);
    await expectWellMade(page, 'a form with faults');
    for (const [label, value] of Object.entries(makePosting({ openPosition: 'Falconer' }))) {
      const name = label === 'discription' ? 'values.discription' : `values.${label}`;
      await page.locator(`[name="${name}"]`).fill(value);
    }
    await press(page, 'Save for approval');
    await heading(page, 'Falconer').waitFor();
    await page.getByText('Pending', { exact: true }).waitFor();
  });
});

describe('an editor', () => {
  test('writes a blog, previews it, and publishes it', async ({ page, site, enter }) => {
    await enter('editor');
    await page.goto('/staff/blogs');
    await page.getByRole('link', { name: 'What a good gate looks like' }).waitFor();
    await expectWellMade(page, 'the list of blogs');
    await press(page, 'New blog');
    await heading(page, 'New blog').waitFor();
    await page.getByLabel('Title', { exact: true }).fill('Night rounds');
    await page.getByLabel('Sub-heading (optional)').fill('What a torch does not show');
    await page.getByLabel('Text', { exact: true }).fill('## First\n\nSee [our guards](/guarding-solution).');
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.getByRole('heading', { name: 'First' }).waitFor();
    // Its links are visible in the preview.
    await preview.getByRole('link', { name: 'our guards' }).click();
    expect(page.url()).toContain('/staff/blogs/new');
    const picture = sharp({ create: { width: 1700, height: 1100, channels: 3, background: '#1f3a6b' } });
    await page.getByLabel('Cover picture').setInputFiles({
      name: 'cover.png',
      mimeType: 'image/png',
      buffer: await picture.png().toBuffer(),
    });
    await expect.poll(() => preview.locator('source').count()).toBe(1);
    await expectWellMade(page, 'a blog that is written');
    await press(page, 'Save draft');
    await page.waitForURL(/\/staff\/blogs\/\d+$/);
    const address = `/blog/${page.url().split('/').at(-1)}`;
    expect(await status(site, address)).toBe(404);

    // Changes made meanwhile are saved with the publication.
    await page.getByLabel('Title', { exact: true }).fill('Night rounds, mended');
    await press(page, 'Publish…');
    const dialog = page.getByRole('dialog', { name: 'Publish the blog' });
    await dialog.waitFor();
    await expectAccessible(page, 'the publication');
    await dialog.getByRole('button', { name: 'Publish now' }).click();
    await page.getByText('Published', { exact: true }).waitFor();
    expect(await status(site, address)).toBe(200);
    const read = await page.context().newPage();
    await read.goto(address);
    await read.getByRole('heading', { level: 1, name: 'Night rounds, mended' }).waitFor();
    const drawn = read.locator('.article__pic');
    await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
    await read.close();

    await press(page, 'Withdraw');
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await page.getByText('Draft', { exact: true }).waitFor();
    expect(await status(site, address)).toBe(404);
  });

  test('is told about HTML in a text, and asked before leaving it unsaved', async ({
    page,
    enter,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    await enter('editor');
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
    await heading(page, 'Blogs').waitFor();
  });

  test('adds a document, publishes it, is warned before it lapses, and removes its version', async ({
    page,
    site,
    enter,
    errors,
  }) => {
    await enter('editor');
    await page.goto('/staff/compliance');
    await page.getByRole('link', { name: 'GST registration' }).first().waitFor();
    await expectWellMade(page, 'the list of documents');
    await press(page, 'Add a document');
    const dialog = page.getByRole('dialog', { name: 'Add a document' });
    await dialog.getByLabel('Title').fill('PSARA licence, Goa');
    await dialog.getByLabel('PDF').setInputFiles({
      name: 'licence.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n'),
    });
    await dialog.getByLabel('Valid until (optional)').fill(dayInIndia(new Date(Date.now() + 10 * 864e5)));
    await expectAccessible(page, 'a new document');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await heading(page, 'PSARA licence, Goa').waitFor();
    await page.getByText('10 days left').first().waitFor();
    await press(page, 'Publish');
    await page.getByText('Published', { exact: true }).waitFor();
    await expectWellMade(page, 'a document');
    const list = await postLegacy(site.app, '/Login/SelectComplianceList', {});
    expect(list.body).toContain('PSARA licence, Goa');
    await page.getByRole('link', { name: 'Compliance' }).first().click();
    await page.getByText('One document is due for renewal').waitFor();
    await expectWellMade(page, 'the warning');

    await page.getByRole('link', { name: 'PSARA licence, Goa' }).first().click();
    const remove = page.getByRole('button', { name: 'Remove', exact: true });
    const question = page.getByRole('dialog', { name: 'Remove the version' });
    errors.expected.push(FAILED_LOAD);
    await remove.click();
    await question.getByText('The site shows this version now.').waitFor();
    await question.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('Withdraw the document first.').waitFor();
    await press(page, 'Withdraw');
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await page.getByText('Not published', { exact: true }).waitFor();
    await remove.click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await remove.click();
    await question.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect.poll(() => remove.count()).toBe(0);
    await page.getByText('removed a version').waitFor();
    await expectWellMade(page, 'a document without a version');
  });
});
