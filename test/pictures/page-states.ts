import type { Page } from 'playwright-core';
import { bringToTop, fail, focus, hold, press } from './acts.ts';
import { BOTH, FAILED, PHONE, type PictureState, state, WIDE } from './state.ts';

const table = (page: Page) => page.locator('.data-table');

const rows = (page: Page) => page.locator('tbody tr').first().waitFor();
const showTable = async (page: Page) => {
  await rows(page);
  await bringToTop(table(page));
};
const tables: PictureState[] = [
  state('openings', BOTH, { at: '/Career' }, showTable),
  state('openings-sorted', WIDE, { at: '/Career?page=2&sort=OpenPosition&dir=asc' }, async (page) => {
    await rows(page);
    await page.locator('.paging').scrollIntoViewIfNeeded();
  }),
  state('openings-being-searched', PHONE, { at: '/Career' }, async (page) => {
    await rows(page);
    await hold(page, 'jobs.list');
    await page.getByRole('searchbox').fill('driver');
    await page.getByText('Processing…').waitFor();
    await bringToTop(table(page));
  }),
  state('openings-filter-open', BOTH, { at: '/Career?state=Maharashtra,Karnataka' }, async (page) => {
    await rows(page);
    await bringToTop(page.locator('.job-filters'));
    const sheet = page.getByRole('button', { name: /^Filters/ });
    if (await sheet.isVisible()) await sheet.click();
    await page.locator('.job-filter summary').filter({ hasText: 'State' }).click();
    await page.locator('.job-filter[open]').waitFor();
  }),
  state('openings-filtered', PHONE, { at: '/Career?state=Maharashtra,Karnataka' }, async (page) => {
    await rows(page);
    await bringToTop(page.locator('.tools'));
  }),
  state('openings-nearest-places', PHONE, { at: '/Career?q=kanpur' }, async (page) => {
    await page.getByText(/The nearest places with openings/).waitFor();
    await bringToTop(page.locator('.tools'));
  }),
  state('openings-page-that-failed', PHONE, { at: '/Career', errors: FAILED }, async (page) => {
    await rows(page);
    await fail(page, 'jobs.list');
    await page.locator('.paging [aria-label="Page 2"]').click();
    await page.locator('.table-failure').waitFor();
    await bringToTop(page.locator('.table-failure'));
  }),
  state('compliances', PHONE, { at: '/government-guidelines' }, showTable),
];

const parts: PictureState[] = [
  state('questions', PHONE, { at: '/training', crop: '.questions' }, async (page) => {
    await page.locator('.questions summary').nth(1).click();
    await bringToTop(page.locator('.questions'));
  }),
  state('carousel-second-slide', BOTH, { crop: '.stage' }, async (page) => {
    await press(page, 'Next slide');
    await page.locator('.slide[data-shown][data-text="end"]').waitFor();
    await page.mouse.move(0, 0);
  }),
  state('carousel-key-focus', WIDE, { crop: '.stage__foot' }, (page) =>
    focus(page, page.getByRole('button', { name: 'Next slide' })),
  ),
  state('map-state-chosen', BOTH, { at: '/our-presence', height: 1200, crop: '.presence' }, async (page) => {
    await bringToTop(page.locator('.presence'));
    await page
      .getByRole('list', { name: 'States served' })
      .getByRole('button', { name: /^Karnataka/ })
      .click();
    await bringToTop(page.locator('.presence'));
  }),
  state('film-with-its-key', PHONE, { at: '/hospital-solution', crop: ['.film-hero__text', '.motion-key'] }),
  state('licences', PHONE, { at: '/licences', height: 1400 }, (page) => bringToTop(page.getByRole('table'))),
  state('press', WIDE, { at: '/press', height: 2400 }),
  state('hero', PHONE, { at: '/our-presence' }),
  state('link-copied', PHONE, { at: '{jobPath}', crop: '.share' }, async (page) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = async () => undefined;
    });
    await press(page, 'Copy the link');
    await page.getByText('Copied').waitFor();
    await page.mouse.move(0, 0);
  }),
  state('job', BOTH, { at: '{jobPath}', height: 1600, crop: '.job' }, (page) =>
    bringToTop(page.locator('.job')),
  ),
  state('confirmation', PHONE, { at: '/confirm/{confirm}', crop: '.hero__text' }),
  state('not-found', PHONE, { at: '/nowhere', crop: '.hero__text', errors: FAILED }),
  state('under-construction', PHONE, { at: '/login' }),
];

/** Tables, and what moves or opens on a page. */
export const pages: PictureState[] = [...tables, ...parts];
