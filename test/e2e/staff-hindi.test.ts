import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { StaffBlog } from '../../src/contract/staff/blogs.ts';
import type { StaffJob } from '../../src/contract/staff/jobs.ts';
import { createBlog } from '../factories/rows.ts';
import { ok, type SignedInMember } from '../factories/staff.ts';
import { test } from './site.ts';
import { enterAs, openScreen } from './staff-browser.ts';
import { WIDE } from './well-made.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const part = (page: Page) => page.getByRole('region', { name: 'Hindi', exact: true });
const findBlog = async (member: SignedInMember, BlogId: number): Promise<StaffBlog> =>
  ok(await member.ask('blogs.find', { BlogId }));
const findJob = async (member: SignedInMember, Jid: string): Promise<StaffJob> =>
  ok(await member.ask('jobs.find', { Jid }));

describe('the Hindi part of a blog', () => {
  test('says which English words changed, and is right again by a new text or a word', async ({
    page,
    site,
  }) => {
    const member = await enterAs(page, site, 'editor');
    const words = { subject: 'Guard dogs', sub_heading: 'At work', description: 'Dogs hear.' };
    const texts = {
      Subject: { source: words.subject, text: 'पहरे के कुत्ते' },
      SubHeading: { source: words.sub_heading, text: 'काम पर' },
      Discription: { source: words.description, text: 'कुत्ते सुनते हैं।' },
    };
    const translations = JSON.stringify({ hi: texts });
    const BlogId = await createBlog(site.db, { ...words, translations });
    await openScreen(page, `/blogs/${BlogId}`, words.subject);
    await part(page).getByText('Translated', { exact: true }).waitFor();
    await field(page, 'Title').fill('Guard dogs, trained');
    await field(page, 'Text').fill('Dogs hear, and smell.');
    await part(page).getByText('2 outdated').waitFor();
    await part(page).locator('ins').getByText(', and smell').waitFor();
    await page.getByRole('button', { name: /^Still right ?: Title in Hindi$/ }).click();
    await expect
      .poll(() => field(page, 'Title in Hindi').evaluate((input) => input === document.activeElement))
      .toBe(true);
    await part(page).getByText('1 outdated').waitFor();
    await press(page, 'Save and publish');
    await page.getByText('Saved', { exact: true }).waitFor();
    await part(page).getByText('1 outdated').waitFor();
    expect((await findBlog(member, BlogId)).translations.hi).toEqual({
      ...texts,
      Subject: { ...texts.Subject, source: 'Guard dogs, trained' },
    });
    // The draft of a closed tab still knows for which words a text was found right.
    await field(page, 'Text in Hindi').fill('कुत्ते सुनते और सूँघते हैं।');
    await page.reload();
    await part(page).getByText('Translated', { exact: true }).waitFor();
    await press(page, 'Save and publish');
    await page.getByText('Saved', { exact: true }).waitFor();
    expect((await findBlog(member, BlogId)).translations.hi?.Discription).toEqual({
      source: 'Dogs hear, and smell.',
      text: 'कुत्ते सुनते और सूँघते हैं।',
    });
  });
});

describe('the Hindi part of a job', () => {
  test('is typed with a new job, and goes on where the job was saved meanwhile', async ({ page, site }) => {
    const member = await enterAs(page, site, 'recruiter');
    await page.setViewportSize(WIDE);
    await openScreen(page, '/jobs/new', 'Add a job');
    const english = {
      'Open Position': 'Ferry Guard',
      Qualification: '10th pass',
      Description: 'Keeps the jetty.',
      Skills: 'Swimming',
      Experience: '2 years',
      Industry: 'Transport',
      Location: 'Kochi, Kerala',
      'Min Salary': '15000',
      'Max Salary': '17000',
    };
    for (const [label, value] of Object.entries(english)) await field(page, label).fill(value);
    await field(page, 'Open Position in Hindi').fill('नाव घाट गार्ड');
    await field(page, 'Description in Hindi').fill('घाट सँभालता है।');
    await part(page).getByText('4 missing').waitFor();
    expect(await field(page, 'Description in Hindi').getAttribute('lang')).toBe('hi-IN');
    // A closed tab or an expired session loses neither language.
    await page.reload();
    await part(page).getByText('4 missing').waitFor();
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/jobs.create*', async (route) => {
      const response = await route.fetch();
      await promise;
      await route.fulfill({ response });
    });
    const created = page.waitForRequest('**/jobs.create*');
    await press(page, 'Save for approval');
    await created;
    await field(page, 'Description in Hindi').fill('घाट और नाव सँभालता है।');
    resolve();
    await page.getByRole('heading', { level: 1, name: 'Edit Ferry Guard' }).waitFor();
    await page.waitForURL(/JO-\d+/);
    const Jid = /JO-\d+/.exec(page.url())?.[0] ?? '';
    await expect.poll(() => field(page, 'Description in Hindi').inputValue()).toBe('घाट और नाव सँभालता है।');
    await press(page, 'Save');
    await expect
      .poll(async () => (await findJob(member, Jid)).translations.hi?.Description?.text)
      .toBe('घाट और नाव सँभालता है।');
    await page.unrouteAll();
  });
});
