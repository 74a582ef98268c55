import type { Page } from 'playwright-core';
import { bringToTop, notice, press } from './acts.ts';
import { BOTH, PHONE, type PictureState, PLAIN, state, WIDE } from './state.ts';

async function sendEmptyForm(page: Page): Promise<void> {
  const form = page.getByRole('main').getByRole('form').first();
  await form.getByRole('button').last().click();
  await notice(page).getByRole('button', { name: 'ठीक है' }).click();
  await notice(page).waitFor({ state: 'detached' });
  await form.evaluate((element) => element.scrollIntoView());
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
  state('hindi-drawer', PHONE, { at: `/hi${PLAIN}` }, async (page) => {
    await press(page.getByRole('banner'), 'मेन्यू खोलें');
    await page.locator('.drawer summary').nth(1).click();
    await page.locator('.drawer details[open]').waitFor();
  }),
  state('hindi-services-menu', WIDE, { at: `/hi${PLAIN}` }, async (page) => {
    await page.locator('.nav__item').nth(1).click();
    await page.locator('.mega').waitFor();
  }),
  state('hindi-job-filters', PHONE, { at: '/hi/Career?position=Lighthouse Keeper' }, async (page) => {
    await page.locator('.job-filters__open').click();
    await page.locator('.job-filter summary').nth(1).click();
    await page.locator('.job-filter[open] input').first().waitFor();
  }),
  state('hindi-untranslated', PHONE, { at: '/hi/dog-squad' }),
];
