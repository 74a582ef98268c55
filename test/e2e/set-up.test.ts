import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { themeOf } from '../../src/content/colours.ts';
import { claimStores } from '../environment/app.ts';
import { startPublishingServer } from '../factories/publishing-server.ts';
import { test as base, type Site } from './site.ts';
import { enterAs, openScreen } from './staff-browser.ts';

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
  test('is offered to owners where they begin, and to nobody else', async ({ page, site }) => {
    await enterAs(page, site, 'owner');
    await openScreen(page, '/', 'Today');
    // The steps of an empty office lead there too.
    const offer = page.getByRole('main').getByRole('link', { name: 'Set up your site', exact: true });
    await offer.waitFor();
    expect(await offer.count()).toBe(1);
    await enterAs(page, site, 'recruiter');
    await openScreen(page, '/', 'Today');
    await page.getByText('Nothing has come in yet').waitFor();
    expect(await offer.count()).toBe(0);
  });

  test('asks a dozen questions, and the site is the company’s own', async ({ page, site }) => {
    await enterAs(page, site, 'owner');
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
      await goOn(page);
    }

    await form(page, 'Colours and logo').waitFor();
    await page.getByRole('textbox', { name: 'Main colour', exact: true }).fill('#5a1230');
    await page.getByRole('textbox', { name: 'Accent', exact: true }).fill('#7a5a10');
    await page.getByText('The accent cannot be published like this.').waitFor();
    await page.getByRole('button', { name: /^Use #[0-9a-f]{6}, the nearest that passes$/ }).click();
    await page.getByText('cannot be published').waitFor({ state: 'detached' });
    const accent = await page.getByRole('textbox', { name: 'Accent', exact: true }).inputValue();

    await page.getByRole('button', { name: 'Upload a logo' }).click();
    const library = page.getByRole('dialog', { name: 'Pictures' });
    await library.getByLabel('Upload pictures').setInputFiles({
      name: 'trident.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(LOGO),
    });
    await library.getByLabel('Description').fill('A trident in a circle');
    await library.getByRole('button', { name: 'Use this picture' }).click();
    await library.waitFor({ state: 'detached' });
    const logo = page.getByRole('group', { name: 'Logo' }).locator('img');
    await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(await form(page, 'Colours and logo').isVisible()).toBe(true);
    await goOn(page);

    await page.getByRole('heading', { name: 'Still the sample company’s' }).waitFor();
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
  });
});
