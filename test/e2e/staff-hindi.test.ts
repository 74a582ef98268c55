import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { StaffBlog } from '../../src/contract/staff/blogs.ts';
import type { StaffJob } from '../../src/contract/staff/jobs.ts';
import { createBlog, createJobOpening } from '../factories/rows.ts';
import { ok, type SignedInMember } from '../factories/staff.ts';
import { test, visit } from './site.ts';
import { enterAs, openScreen } from './staff-browser.ts';
import { expectWellMade, WIDE } from './well-made.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const part = (page: Page) => page.getByRole('region', { name: 'Hindi', exact: true });
const findBlog = async (member: SignedInMember, BlogId: number): Promise<StaffBlog> =>
  ok(await member.ask('blogs.find', { BlogId }));
const findJob = async (member: SignedInMember, Jid: string): Promise<StaffJob> =>
  ok(await member.ask('jobs.find', { Jid }));

describe('the Hindi part of a blog', () => {
  test('is written beside its preview, and public with the English', async ({ page, site }) => {
    const member = await enterAs(page, site, 'editor');
    const subject = 'Kites over the depot';
    const BlogId = await createBlog(site.db, { subject, sub_heading: '', description: 'They **circle**.' });
    await page.setViewportSize(WIDE);
    await openScreen(page, `/blogs/${BlogId}`, subject);
    await part(page).getByText('Not translated').waitFor();
    expect(await field(page, 'Sub-heading in Hindi').count()).toBe(0);
    await field(page, 'Title in Hindi').fill('डिपो पर चीलें');
    await part(page).getByText('1 missing').waitFor();
    await field(page, 'Text in Hindi').fill('वे **मँडराती** हैं।');
    await part(page).getByText('Translated', { exact: true }).waitFor();
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.getByText('मँडराती').waitFor();
    expect(await preview.locator('article').getAttribute('lang')).toBe('hi-IN');
    await press(page, 'Save and publish');
    await page.getByText('Saved', { exact: true }).waitFor();
    expect((await findBlog(member, BlogId)).translations).toEqual({
      hi: {
        Subject: { source: subject, text: 'डिपो पर चीलें' },
        Discription: { source: 'They **circle**.', text: 'वे **मँडराती** हैं।' },
      },
    });
    await preview.getByRole('button', { name: 'English' }).click();
    await preview.getByText('circle').waitFor();
    await expectWellMade(page, 'the editor of a blog in two languages');

    await visit(page, `/hi/blog/${BlogId}`);
    await page.getByRole('heading', { level: 1, name: 'डिपो पर चीलें' }).waitFor();
    await expectWellMade(page, 'a blog in Hindi');
  });

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
    await expectWellMade(page, 'the editor of a blog with outdated Hindi');
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
  test('is saved with the job, and read and searched on the Hindi pages', async ({ page, site }) => {
    const member = await enterAs(page, site, 'recruiter');
    const Jid = await createJobOpening(site.db, { open_position: 'Lighthouse Keeper', location: 'Kovalam' });
    await openScreen(page, `/jobs/${Jid}?edit=true`, 'Edit Lighthouse Keeper');
    expect(await field(page, 'Location in Hindi').count()).toBe(0);
    await field(page, 'Open Position in Hindi').fill('प्रकाशस्तंभ रक्षक');
    await field(page, 'Description in Hindi').fill('रात भर बत्ती जलाए रखता है।');
    await part(page).getByText('4 missing').waitFor();
    await expectWellMade(page, 'the editor of a job in two languages');
    await press(page, 'Save and publish');
    await page.getByRole('heading', { level: 1, name: 'Lighthouse Keeper', exact: true }).waitFor();
    expect(Object.keys((await findJob(member, Jid)).translations.hi ?? {})).toEqual([
      'Description',
      'OpenPosition',
    ]);
    await page.getByText('changed Open Position in Hindi, Description in Hindi').waitFor();

    await visit(page, '/hi/Career?q=प्रकाशस्तंभ');
    await page.getByRole('link', { name: 'प्रकाशस्तंभ रक्षक' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'प्रकाशस्तंभ रक्षक' }).waitFor();
    expect(await page.locator('.job__prose').getAttribute('lang')).toBeNull();
    await page.getByText('रात भर बत्ती जलाए रखता है।').waitFor();
    await expectWellMade(page, 'a job in Hindi');
    expect(page.url()).toContain(`/hi/jobs/${Jid}-lighthouse-keeper`);
  });

  test('is typed with a new job, and goes on where the job was saved meanwhile', async ({ page, site }) => {
    const member = await enterAs(page, site, 'recruiter');
    await page.setViewportSize(WIDE);
    await openScreen(page, '/jobs/new', 'Add a job');
    // Nothing can be translated before there is English.
    await part(page).getByText('Each text can be typed in Hindi here once it is in English.').waitFor();
    expect(await part(page).getByRole('textbox').count()).toBe(0);
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
    await expectWellMade(page, 'a new job in two languages');
    await field(page, 'Open Position').fill('Ferry Guard (jetty)');
    await part(page).getByText('1 outdated').waitFor();
    await page.getByRole('button', { name: /^Still right ?: Open Position in Hindi$/ }).click();
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
    await page.getByRole('heading', { level: 1, name: 'Edit Ferry Guard (jetty)' }).waitFor();
    await page.waitForURL(/JO-\d+/);
    const Jid = /JO-\d+/.exec(page.url())?.[0] ?? '';
    expect((await findJob(member, Jid)).translations).toEqual({
      hi: {
        OpenPosition: { source: 'Ferry Guard (jetty)', text: 'नाव घाट गार्ड' },
        Description: { source: 'Keeps the jetty.', text: 'घाट सँभालता है।' },
      },
    });
    await expect.poll(() => field(page, 'Description in Hindi').inputValue()).toBe('घाट और नाव सँभालता है।');
    await press(page, 'Save');
    await expect
      .poll(async () => (await findJob(member, Jid)).translations.hi?.Description?.text)
      .toBe('घाट और नाव सँभालता है।');
    await page.unrouteAll();
  });
});

describe('a new blog', () => {
  test('is begun in both languages at once', async ({ page, site }) => {
    const member = await enterAs(page, site, 'editor');
    await page.setViewportSize(WIDE);
    await openScreen(page, '/blogs/new', 'New blog');
    expect(await part(page).getByRole('textbox').count()).toBe(0);
    await field(page, 'Title').fill('Lamps on the wall');
    await field(page, 'Text').fill('They **burn**.');
    await field(page, 'Title in Hindi').fill('दीवार पर बत्तियाँ');
    await field(page, 'Text in Hindi').fill('वे **जलती** हैं।');
    await part(page).getByText('Translated', { exact: true }).waitFor();
    await page.getByRole('region', { name: 'Preview' }).getByText('जलती').waitFor();
    await press(page, 'Save draft');
    await page.waitForURL(/\/staff\/blogs\/\d+$/);
    await page.getByText('Saved', { exact: true }).waitFor();
    await part(page).getByText('Translated', { exact: true }).waitFor();
    expect((await findBlog(member, Number(page.url().split('/').at(-1)))).translations).toEqual({
      hi: {
        Subject: { source: 'Lamps on the wall', text: 'दीवार पर बत्तियाँ' },
        Discription: { source: 'They **burn**.', text: 'वे **जलती** हैं।' },
      },
    });
  });
});

test('what is written in Devanagari is marked as Hindi on every screen that shows it', async ({
  page,
  site,
}) => {
  const member = await enterAs(page, site, 'owner');
  const name = 'क्षितिजा रावत';
  await site.db.updateTable('staff_members').set({ name }).where('id', '=', member.id).execute();
  const job = { open_position: 'रात का पहरेदार', location: 'सतना', industry: 'Security' };
  const Jid = await createJobOpening(site.db, { ...job, status: 'pending' });
  const BlogId = await createBlog(site.db, { subject: 'सर्दी की रात', description: 'One.' });
  const { values, version } = await findBlog(member, BlogId);
  ok(await member.call('blogs.update', { BlogId, version, values }));
  const languageOf = (text: string) =>
    page.getByText(text, { exact: true }).filter({ visible: true }).last().getAttribute('lang');

  await openScreen(page, '/members', 'Members');
  expect(await page.getByRole('row', { name }).locator('b').getAttribute('lang')).toBe('hi-IN');
  expect(await page.locator('.side-menu__me b').last().getAttribute('lang')).toBe('hi-IN');
  await openScreen(page, '/jobs', 'Jobs');
  expect(await languageOf(job.open_position)).toBe('hi-IN');
  expect(await languageOf(job.location)).toBe('hi-IN');
  expect(await page.getByText(`${Jid} ·`).getAttribute('lang')).toBeNull();
  await openScreen(page, `/jobs/${Jid}?edit=true`, `Edit ${job.open_position}`);
  expect(await page.locator('h1 [lang]').getAttribute('lang')).toBe('hi-IN');
  await openScreen(page, '/blogs', 'Blogs');
  expect(await languageOf('सर्दी की रात')).toBe('hi-IN');
  await openScreen(page, `/blogs/${BlogId}`, 'सर्दी की रात');
  expect(await page.locator('.history b').first().getAttribute('lang')).toBe('hi-IN');
  await openScreen(page, '/audit', 'Audit log');
  const line = page
    .getByRole('row')
    .filter({ hasText: `blog ${BlogId}` })
    .first();
  expect(await line.getByText(name, { exact: true }).getAttribute('lang')).toBe('hi-IN');
  expect(await page.getByRole('option', { name }).getAttribute('lang')).toBe('hi-IN');
  await expectWellMade(page, 'the audit log with a name in Devanagari');
});
