import type { Page } from 'playwright-core';
import { bringToTop, notice } from './acts.ts';
import { BOTH, PHONE, type PictureState, state, WIDE } from './state.ts';

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
  state('hindi-home', BOTH, { at: '/hi', height: 2000 }),
  state('hindi-counters', PHONE, { at: '/hi', crop: '.counters' }, (page) =>
    bringToTop(page.locator('.counters')),
  ),
  state('hindi-service', BOTH, { at: '/hi/guarding-solution', height: 2000 }),
  state('hindi-job-openings', PHONE, { at: '/hi/Career', height: 1400 }),
  state('hindi-form-faults', PHONE, { at: '/hi/contactus' }, sendEmptyForm),
  state('hindi-drawer', PHONE, { at: '/hi/e-surveillance_5' }, openDrawer),
  state('hindi-services-menu', WIDE, { at: '/hi/e-surveillance_5' }, openServices),
  state('hindi-job-filters', PHONE, { at: '/hi/Career?position=Lighthouse Keeper' }, openPositions),
  state('hindi-untranslated', PHONE, { at: '/hi/dog-squad' }),
];
