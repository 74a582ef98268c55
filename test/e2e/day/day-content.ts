import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { dayInIndia } from '../../../src/day-in-india.ts';
import { makeApplicationForm } from '../../factories/application-form.ts';
import { legacyPaths } from '../../factories/submit.ts';
import { formCase } from '../form-cases.ts';
import { fillForm, submitButton } from '../forms.ts';
import { expectNotice } from '../notice.ts';
import { drawnFrame } from '../resume-reader.ts';
import { untilTakenOver, visit } from '../site.ts';
import { openItem, openScreen } from '../staff-browser.ts';
import type { DaySite } from './day-site.ts';
import { posting, resume } from './day-visitors.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A posted job is previewed, approved with a last day, and then public, for people and for machines. */
export async function approveJob(recruiter: Page, visitor: Page): Promise<void> {
  await openScreen(recruiter, '/jobs', 'Jobs');
  const row = recruiter.getByRole('link', { name: posting.openPosition });
  await row.waitFor();
  await row.click();
  const preview = recruiter.frameLocator('iframe');
  await preview.getByRole('heading', { level: 1, name: posting.openPosition }).waitFor();
  const path = await recruiter.locator('.preview__address').innerText();
  expect((await visitor.request.get(path)).status()).toBe(404);

  await press(recruiter, 'Approve');
  const dialog = recruiter.getByRole('dialog', { name: 'Approve the job' });
  const lastDay = dayInIndia(new Date(Date.now() + 20 * 24 * 3_600_000));
  await dialog.getByLabel('Last day (optional)').fill(lastDay);
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await recruiter.getByText('Open', { exact: true }).waitFor();

  await visit(visitor, '/Career');
  await visitor.getByRole('link', { name: new RegExp(`^${posting.openPosition}`) }).click();
  await visitor.getByRole('heading', { level: 1, name: posting.openPosition }).waitFor();
  expect(new URL(visitor.url()).pathname).toBe(path);
  await visitor.locator(`main time[datetime="${lastDay}"]`).waitFor();
  const source = await (await visitor.request.get(path)).text();
  expect(source).toContain(`"validThrough":"${lastDay}T23:59:59+05:30"`);
}

/** A key leads from one applicant of a filtered table to the next one of that table, and Escape back to it. */
export async function readFiltered({ origin }: DaySite, recruiter: Page): Promise<void> {
  const job = new URL(recruiter.url()).pathname.slice('/staff'.length);
  const door = `${origin}/api${legacyPaths.application}`;
  for (const Qualification of ['10th pass', '12th pass', '10th pass']) {
    const body = makeApplicationForm({ JobId: job.slice('/jobs/'.length), Qualification });
    expect((await fetch(door, { method: 'POST', body })).status).toBe(200);
  }
  const rows = recruiter.locator('[data-reference]');
  const heading = `Applicants for ${posting.openPosition}`;
  // New submissions reach the inbox a moment later.
  const countAll = async () => {
    await openScreen(recruiter, `${job}/applicants?show=table`, heading);
    return rows.count();
  };
  await expect.poll(countAll).toBe(3);
  await recruiter.getByRole('combobox', { name: 'Qualification' }).fill('10th pass');
  await recruiter.keyboard.press('Enter');
  await expect.poll(() => rows.count()).toBe(2);
  const [first = '', second = ''] = await rows.evaluateAll((found) =>
    found.map((row) => (row as HTMLElement).dataset.reference),
  );
  const article = (reference: string) => recruiter.getByRole('article', { name: reference });
  await rows.first().getByRole('link', { name: /^Read/ }).click();
  await article(first).waitFor();
  await drawnFrame(recruiter);
  await article(first).click();
  await recruiter.keyboard.press('j');
  await article(second).waitFor();
  await recruiter.keyboard.press('k');
  await article(first).waitFor();
  await recruiter.keyboard.press('Escape');
  await recruiter.keyboard.press('Escape');
  await recruiter.getByRole('heading', { level: 1, name: heading }).waitFor();
  await expect.poll(() => rows.count()).toBe(2);
  await openScreen(recruiter, job, posting.openPosition);
}

/** A job is closed while a visitor has its form open: the application is kept and flagged, and the visitor is told. */
export async function applyTooLate(recruiter: Page, visitor: Page): Promise<void> {
  await visitor
    .locator('main')
    .getByRole('link', { name: /^Apply for/ })
    .first()
    .click();
  const career = formCase('Career page');
  const form = visitor.getByRole('form', { name: career.form });
  await untilTakenOver(form);
  const others = career.fields.filter(({ name }) => name !== 'Position');
  await fillForm(form, others, { ...career.make(), EmailId: 'late@letters.example' });
  await form.getByLabel(/^Resume/).setInputFiles(resume);

  await press(recruiter, 'Close');
  await recruiter.getByRole('dialog').getByRole('button', { name: 'Close job' }).click();
  await recruiter.getByText('Closed', { exact: true }).first().waitFor();

  await visitor.clock.fastForward(30_000);
  await submitButton(form).click();
  const told = await expectNotice(visitor, 'success', 'Success', /closed before it came; .*JA-\w{6}$/);
  const reference = told.slice(-'XX-000000'.length);
  // New submissions reach the inbox a moment later.
  const row = recruiter.locator(`[data-reference="${reference}"]`);
  const isListed = async () => {
    await openScreen(recruiter, '/inbox', 'Inbox');
    await recruiter.locator('[data-reference]').first().waitFor();
    return row.isVisible();
  };
  await expect.poll(isListed).toBe(true);
  const item = await openItem(recruiter, reference);
  await item.getByText('The opening was closed before the application came').waitFor();
}

export async function publishBlog(owner: Page, visitor: Page): Promise<void> {
  await openScreen(owner, '/blogs', 'Blogs');
  await press(owner, 'New blog');
  await owner.getByRole('heading', { level: 1, name: 'New blog' }).waitFor();
  await owner.getByLabel('Title', { exact: true }).fill('What a torch does not show');
  await owner.getByLabel('Sub-heading (optional)').fill('Rounds by night');
  await owner.getByLabel('Text', { exact: true }).fill('## The gate\n\nIt is **locked**, and looked at.');
  await owner.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'The gate' }).waitFor();
  const picture = sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#1f3a6b' } });
  await owner
    .getByLabel('Cover picture')
    .setInputFiles({ name: 'night.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() });
  await expect.poll(() => owner.getByRole('region', { name: 'Preview' }).locator('source').count()).toBe(1);
  await press(owner, 'Save draft');
  await owner.waitForURL(/\/staff\/blogs\/\d+$/);
  const path = `/blog/${owner.url().split('/').at(-1)}`;
  expect((await visitor.request.get(path)).status()).toBe(404);
  await press(owner, 'Publish…');
  const dialog = owner.getByRole('dialog', { name: 'Publish the blog' });
  await dialog.waitFor();
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await owner.getByText('Published', { exact: true }).waitFor();

  await visit(visitor, '/blog');
  await visitor.getByRole('link', { name: /^Read More/ }).click();
  await visitor.getByRole('heading', { level: 1, name: 'What a torch does not show' }).waitFor();
  expect(new URL(visitor.url()).pathname).toBe(path);
}

const PDF = Buffer.from('%PDF-1.4\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n');

export async function publishDocument(owner: Page, visitor: Page): Promise<void> {
  await openScreen(owner, '/compliance', 'Compliance');
  await press(owner, 'Add a document');
  const dialog = owner.getByRole('dialog', { name: 'Add a document' });
  await dialog.getByLabel('Title').fill('PSARA licence, Tamil Nadu');
  const file = { name: 'licence.pdf', mimeType: 'application/pdf', buffer: PDF };
  await dialog.getByLabel('PDF').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await owner.getByRole('heading', { level: 1, name: 'PSARA licence, Tamil Nadu' }).waitFor();
  await press(owner, 'Publish');
  await owner.getByText('Published', { exact: true }).waitFor();

  await visit(visitor, '/government-guidelines');
  const link = visitor.getByRole('link', { name: /^View PSARA licence, Tamil Nadu/ });
  const answer = await visitor.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).equals(PDF)).toBe(true);
}
