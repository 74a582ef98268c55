import type { Page } from 'playwright-core';
import { bringToTop, notice } from './acts.ts';
import type { PictureState } from './state.ts';

const FAILED = /^Failed to load resource/;

async function sendEmptyForm(page: Page): Promise<void> {
  const form = page.getByRole('main').getByRole('form').first();
  await form.getByRole('button').last().click();
  await notice(page).getByRole('button', { name: 'ठीक है' }).click();
  await notice(page).waitFor({ state: 'detached' });
  await form.evaluate((element) => element.scrollIntoView());
}

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'मेन्यू खोलें' }).click();
  await page.locator('.drawer summary').nth(1).click();
  await page.locator('.drawer details[open]').waitFor();
}

async function openServices(page: Page): Promise<void> {
  await page.locator('.nav__item').nth(1).click();
  await page.locator('.mega').waitFor();
}

/** On a phone the filters are a sheet, which is opened first. */
async function openPositions(page: Page): Promise<void> {
  const sheet = page.locator('.job-filters__open');
  if (await sheet.isVisible()) await sheet.click();
  await page.locator('.job-filter summary').nth(1).click();
  await page.locator('.job-filter[open] input').first().waitFor();
}

/** Pages in Hindi, whose type and lengths differ from those of English. */
export const hindi: PictureState[] = [
  { name: 'hindi-home', at: '/hi', height: 2000, covers: ['site/pages/home.tsx'] },
  {
    name: 'hindi-counters',
    at: '/hi',
    bring: (page) => bringToTop(page.locator('.counters')),
    crop: (page) => page.locator('.counters'),
    covers: ['site/sections/counters.tsx'],
  },
  { name: 'hindi-service', at: '/hi/guarding-solution', height: 2000, covers: ['site/pages/sections.tsx'] },
  { name: 'hindi-job-openings', at: '/hi/Career', height: 1400, covers: ['site/pages/job-openings.tsx'] },
  {
    name: 'hindi-form-faults',
    at: '/hi/contactus',
    bring: sendEmptyForm,
    covers: ['site/forms/contact-form.tsx'],
  },
  {
    name: 'hindi-drawer',
    at: '/hi/e-surveillance_5',
    widths: [390],
    bring: openDrawer,
    covers: ['site/layout/drawer.tsx', 'site/layout/language-links.tsx'],
  },
  {
    name: 'hindi-services-menu',
    at: '/hi/e-surveillance_5',
    widths: [1440],
    bring: openServices,
    covers: ['site/layout/services-panel.tsx'],
  },
  {
    name: 'hindi-utility-bar',
    at: '/hi/e-surveillance_5',
    widths: [1440],
    crop: (page) => page.locator('.utility'),
    covers: ['site/layout/utility-bar.tsx', 'site/layout/language-links.tsx'],
  },
  {
    name: 'hindi-job-filters',
    at: '/hi/Career?position=Lighthouse Keeper',
    bring: openPositions,
    covers: ['site/pages/job-filters.tsx', 'site/pages/job-openings-note.tsx'],
  },
  { name: 'hindi-untranslated', at: '/hi/dog-squad', covers: ['site/layout/language-notice.tsx'] },
  { name: 'hindi-privacy', at: '/hi/privacy', covers: ['site/layout/language-notice.tsx'] },
  { name: 'hindi-not-found', at: '/hi/nowhere', errors: FAILED, covers: ['site/pages/not-found.tsx'] },
];
