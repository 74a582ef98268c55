import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { themeOf } from '../../src/content/colours.ts';
import { claimStores } from '../environment/app.ts';
import { startPublishingServer } from '../factories/publishing-server.ts';
import { codeOf, PASSWORD } from '../factories/staff.ts';
import { expectAccessible } from './axe.ts';
import { test as base, type Site } from './site.ts';
import { enterAs, openScreen } from './staff-browser.ts';
import { expectWellMade } from './well-made.ts';

const test = base.extend<{ site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures a test needs
    async ({}, use) => {
      const server = await startPublishingServer();
      await claimStores(server);
      const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
      await use({ ...server, origin });
      await server.stop();
    },
    { scope: 'file' },
  ],
});

const answers = [
  {
    'Name of the company': 'Trishul Protection Services',
    'Short name': 'Trishul',
    Tagline: 'Protection Services',
    'Founded in the year': '1998',
  },
  {
    'City of the corporate office': 'Nagpur',
    Address: '7 Orange Street\nNagpur 440 001',
    'Toll-free line': '1800 555 7311',
    Landline: '071 2555 7155',
    'Line for associates': '022 5557 3122',
    WhatsApp: '919955573144',
    'E-mail for enquiries': 'office@trishul.test',
    'E-mail for applicants': 'jobs@trishul.test',
    'E-mail for the press': 'news@trishul.test',
    'E-mail for reports of security vulnerabilities': 'safety@trishul.test',
  },
  { GSTIN: '27ABCDE1234F1Z5' },
];

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="#5a1230"/><path d="M30 12h4v44h-4z" fill="#fff"/></svg>';

const goOn = (page: Page) => page.getByRole('button', { name: 'Save and go on' }).click();
const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true });

describe('the set-up of a new company', () => {
  test('is offered to owners where they begin, until nothing is the sample company’s', async ({
    page,
    site,
  }) => {
    await enterAs(page, site, 'owner');
    await page.goto('/staff');
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
    // The steps of an empty office lead there too.
    const offer = page.getByRole('main').getByRole('link', { name: 'Set up your site', exact: true });
    await offer.waitFor();
    expect(await offer.count()).toBe(1);
    await expectWellMade(page, 'the offer');
    // The answer of a site of which nothing is a sample value.
    await page.route('**/staff/trpc/**site.sampleValues**', async (route) => {
      const response = await route.fetch();
      const answers = [await response.json()].flat().map((answer) => {
        const [first] = [answer.result?.data?.values ?? []].flat();
        return first?.document === undefined ? answer : { result: { data: { values: [] } } };
      });
      await route.fulfill({ response, json: answers.length > 1 ? answers : answers[0] });
    });
    const answered = page.waitForResponse((response) => response.url().includes('site.sampleValues'));
    await page.reload();
    await answered;
    await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
    await page.waitForTimeout(500);
    expect(await offer.count()).toBe(0);
    await page.unrouteAll();

    await enterAs(page, site, 'recruiter');
    await openScreen(page, '/inbox', 'Inbox');
    await page.waitForTimeout(1_000);
    expect(await offer.count()).toBe(0);
  });

  test('keeps what was typed where a link was followed in the middle of a step', async ({ page, site }) => {
    await enterAs(page, site, 'owner');
    await openScreen(page, '/site/setup', 'Set up your site');
    await page.getByLabel('Tagline', { exact: true }).fill('Half a thought');
    const saved = page.waitForResponse((response) => response.url().includes('site.save'));
    await page.getByRole('link', { name: 'Inbox' }).first().click();
    await saved;
    await openScreen(page, '/site/setup', 'Set up your site');
    await expect.poll(() => page.getByLabel('Tagline', { exact: true }).inputValue()).toBe('Half a thought');
  });

  test('asks a dozen questions, and the site is the company’s own', async ({ page, site }) => {
    const owner = await enterAs(page, site, 'owner');
    await openScreen(page, '/site', 'Site');
    await page.getByText('Name of the company, Short name, Tagline and').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Set up your site' }).click();

    for (const [step, fields] of answers.entries()) {
      await form(
        page,
        ['The company', 'How to reach you', 'Registrations and promises'][step] ?? '',
      ).waitFor();
      for (const [label, value] of Object.entries(fields))
        await page.getByLabel(label, { exact: true }).fill(value);
      await expectAccessible(page, `step ${step + 1}`);
      await goOn(page);
    }

    await form(page, 'Colours and logo').waitFor();
    await page.getByRole('textbox', { name: 'Main colour', exact: true }).fill('#5a1230');
    await page.getByRole('textbox', { name: 'Accent', exact: true }).fill('#7a5a10');
    await page.getByText('The accent cannot be published like this.').waitFor();
    await page.getByRole('button', { name: /^Use #[0-9a-f]{6}, the nearest that passes$/ }).click();
    await page.getByText('cannot be published').waitFor({ state: 'detached' });
    await expectAccessible(page, 'the colours');
    const accent = await page.getByRole('textbox', { name: 'Accent', exact: true }).inputValue();

    await page.getByRole('button', { name: 'Upload a logo' }).click();
    const library = page.getByRole('dialog', { name: 'Pictures' });
    await library.getByLabel('Upload pictures').setInputFiles({
      ...{ name: 'trident.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) },
    });
    await library.getByLabel('Description').fill('A trident in a circle');
    await library.getByRole('button', { name: 'Use this picture' }).click();
    await library.waitFor({ state: 'detached' });
    const logo = page.getByRole('group', { name: 'Logo' }).locator('img');
    await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(await form(page, 'Colours and logo').isVisible()).toBe(true);
    await expectAccessible(page, 'the logo');
    await goOn(page);

    await page.getByRole('heading', { name: 'Still the sample company’s' }).waitFor();
    await expectAccessible(page, 'the last step');
    // Nobody else sees any of it so far.
    expect((await site.app.inject('/the-company')).body).not.toContain('Trishul');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Published: visitors see it now.').waitFor();

    const { body } = await site.app.inject('/the-company');
    expect(body).toContain('Trishul Protection Services');
    expect(body).toContain('tel:18005557311');
    expect(body).toContain('27ABCDE1234F1Z5');
    expect(body).not.toMatch(/guardhouse/i);
    expect(/<a class="brand".*?<\/a>/s.exec(body)?.[0]).toMatch(
      /\/media\/library\/[\w-]+\.(?:avif|webp|jpg)/,
    );
    const [sheet = ''] = /\/theme\/[0-9a-f]+\.css/.exec(body) ?? [];
    const { saffron } = themeOf({ primary: '#5a1230', accent }).tokens;
    expect((await site.app.inject(sheet)).body).toContain(`--saffron:${saffron}`);
    // What it did not ask for is still named.
    await page.getByRole('listitem').filter({ hasText: 'Licences' }).waitFor();
    await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'Short name' }).count()).toBe(0);

    // The staff area goes by the new name as well.
    await openScreen(page, '/account', 'Your account');
    const codes = form(page, 'Recovery codes');
    await codes.getByLabel('Your password').fill(PASSWORD);
    await codes.getByRole('textbox', { name: 'Code' }).fill(codeOf(owner.secret, 1));
    await codes.getByRole('button', { name: 'Create new codes' }).click();
    const download = page.getByRole('link', { name: 'Download' });
    expect(await download.getAttribute('download')).toBe('trishul-recovery-codes.txt');
  });

  test('keeps each step, and names an answer that cannot be right', async ({ page, site }) => {
    await enterAs(page, site, 'owner');
    await openScreen(page, '/site/setup', 'Set up your site');
    await page.getByLabel('Tagline', { exact: true }).fill('Guards you know');
    await goOn(page);
    await form(page, 'How to reach you').waitFor();
    await page.getByLabel('E-mail for enquiries', { exact: true }).fill('office at trishul');
    await goOn(page);
    await page.getByText('This is not an e-mail address.').waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Set up your site' }).waitFor();
    await expect.poll(() => page.getByLabel('Tagline', { exact: true }).inputValue()).toBe('Guards you know');
    await goOn(page);
    await form(page, 'How to reach you').waitFor();
    await expect
      .poll(() => page.getByLabel('E-mail for enquiries', { exact: true }).inputValue())
      .toBe('office at trishul');
  });
});
