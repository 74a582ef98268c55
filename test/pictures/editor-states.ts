import type { Page } from 'playwright-core';
import { theCompanyPage } from '../../src/content/pages/the-company.ts';
import { answer, fail, focus, modal, press, waitFor } from './acts.ts';
import { BOTH, FAILED, PHONE, type PictureState, stateWith, WIDE } from './state.ts';

const SAVED_AT = '2026-11-16T10:29:00+05:30';
/** A stored page with history, a draft and a published version; and one that nobody has touched. */
const EDITED = '/staff/site/page:infrastructure-focus';
const MISSION = '/staff/site/page:mission-vission';
const ADDED = '/staff/site/page:women-guards';
const UNTOUCHED = '/staff/site/page:the-company';

const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the draft"]');
const form = (page: Page) => page.locator('.site-editor__form');
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first();

const leaveField = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

/** Waits for the form and for the page in the preview, unless the window is too narrow to show both. */
async function untilShown(page: Page): Promise<void> {
  await page.locator('.site-form').waitFor();
  // An address that names a field gives it the focus one frame later.
  if (new URL(page.url()).searchParams.has('at')) await page.locator('.site-form :focus').waitFor();
  const frame = page.locator('.site-preview__room iframe');
  if (await frame.isVisible()) await preview(page).locator('h1').first().waitFor();
  await leaveField(page);
}

/** Opens an item of a list by its title. */
async function openItem(page: Page, title: string | RegExp): Promise<void> {
  const button = form(page).getByRole('button', { name: title }).and(page.locator('.site-item__title'));
  await button.first().click();
  await button.first().evaluate((element) => element.scrollIntoView({ block: 'start' }));
}

const owners = stateWith({ who: 'owner' });
const inEditor: typeof owners = (name, widths, where, bring) =>
  owners(name, widths, where, async (page) => {
    await untilShown(page);
    await bring?.(page);
  });

/** Opens the dialog behind an entry of the menu “More”. */
const fromMenu = (entry: string) => async (page: Page) => {
  await press(page, /^This document/);
  await page.getByRole('menuitemradio', { name: entry }).click();
  await modal(page).waitFor();
};

const openSections = async (page: Page) => {
  const button = page.getByRole('button', { name: /Add a section$/ });
  await page.evaluate(() => document.fonts.ready);
  await button.click();
  await page.getByRole('menu').waitFor();
  // Each click scrolls by an amount of its own to a button that is out of sight or below the editor's bar.
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
};

const openLibrary = async (page: Page) => {
  await openItem(page, /^Guarding/);
  await press(form(page), /Choose another$/);
  await modal(page).waitFor();
};

/** On a phone the picture that is used now comes first, as soon as the library has loaded. */
const showAllPictures = async (page: Page) => {
  const back = modal(page).getByRole('button', { name: 'All pictures' });
  const one = modal(page).getByRole('button', { name: /^Lamp above the gate/ });
  await back.or(one).filter({ visible: true }).first().waitFor();
  if (await back.isVisible()) await back.click();
};

/** Of the uploaded picture in the library. On a phone the picture that is used now is shown first. */
const openUpload = async (page: Page) => {
  await openLibrary(page);
  await showAllPictures(page);
  await press(modal(page), /^Lamp above the gate/);
  await modal(page).getByLabel('Description').waitFor();
  await leaveField(page);
};

const openPublish = async (page: Page) => {
  await page.locator('.site-bar').getByRole('button', { name: 'Publish', exact: true }).click();
  await modal(page).waitFor();
};

const forms: PictureState[] = [
  owners('site-tree', BOTH, { at: '/staff/site' }, (page) =>
    page.getByRole('link', { name: /^Women guards \// }).waitFor(),
  ),
  owners('site-search', WIDE, { who: 'editor', at: '/staff/site?words=salute' }, (page) =>
    page.getByRole('region', { name: 'Texts' }).waitFor(),
  ),
  inEditor('site-page', BOTH, { at: EDITED }),
  inEditor('site-preview-phone', WIDE, { at: EDITED }, async (page) => {
    const toPreview = page.locator('.site-bar__panes').getByRole('button', { name: 'Preview' });
    if (await toPreview.isVisible()) await toPreview.click();
    await press(page, 'Phone');
    await preview(page).locator('h1').first().waitFor();
  }),
  inEditor('site-item', PHONE, { at: '/staff/site/home' }, (page) => openItem(page, /^Guarding/)),
  inEditor('site-add-section', PHONE, { at: UNTOUCHED }, openSections),
  inEditor('site-labels', PHONE, { at: '/staff/site/interface' }),
  inEditor('site-colours', PHONE, { at: '/staff/site/identity' }, (page) =>
    page
      .locator('input[type="color"]')
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center' })),
  ),
  inEditor('site-unsaved', PHONE, { at: MISSION, errors: FAILED }, async (page) => {
    await fail(page, 'site.save', 401);
    await field(page, 'Heading').fill('Guards since the first gate');
    await page.getByText('you are signed out').waitFor();
  }),
  inEditor('site-conflict', PHONE, { at: UNTOUCHED }, async (page) => {
    const mine = 'Guards since our first gate';
    const theirs = 'Guards since the first gate of Mumbai';
    const conflicts = [{ path: ['heading'], field: 'Heading', mine, theirs }];
    const body = { ...theCompanyPage, heading: theirs };
    const saved = { outcome: 'conflict', version: 900, kept: 901, by: 'Joseph Lobo', at: SAVED_AT };
    await answer(page, { 'site.save': { ...saved, body, conflicts } });
    await field(page, 'Heading').fill(mine);
    await page.getByRole('heading', { name: 'A colleague has changed the same text' }).waitFor();
  }),
];

/** Waits for the sentences, and for the page in the preview where both are shown. */
const untilTranslationShown = async (page: Page) => {
  await page.locator('.sentence').first().waitFor();
  const frame = page.locator('.site-preview__room iframe');
  if (await frame.isVisible()) await preview(page).locator('h1').first().waitFor();
};

const languagesAndPublishing: PictureState[] = [
  owners('site-translation', BOTH, { at: `${EDITED}/hi` }, untilTranslationShown),
  owners('site-languages', PHONE, { at: '/staff/site' }, (page) =>
    page.locator('.language-list').evaluate((element) => element.scrollIntoView({ block: 'center' })),
  ),
  inEditor('site-picture-described', WIDE, { at: '/staff/site/home', crop: modal }, openUpload),
  inEditor('site-picture-cropped', PHONE, { at: '/staff/site/home', crop: modal }, async (page) => {
    await openUpload(page);
    await modal(page).getByRole('button', { name: 'Crop', exact: true }).click();
    await modal(page).getByLabel('Shape').waitFor();
  }),
  inEditor('site-picture-refused', PHONE, { at: '/staff/site/home', crop: modal }, async (page) => {
    await openLibrary(page);
    await showAllPictures(page);
    await modal(page)
      .getByLabel('Upload pictures')
      .setInputFiles({ name: 'IMG_2041.HEIC', mimeType: 'image/heic', buffer: Buffer.from('heic') });
    await modal(page).getByRole('alert').waitFor();
  }),
  inEditor('site-link-chooser', PHONE, { at: '/staff/site/home' }, async (page) => {
    await openItem(page, /^Guarding/);
    await press(form(page), /^Choose/);
    await modal(page).getByLabel('Search the pages').fill('hospital');
    await modal(page).locator('.site-chooser__list li').first().waitFor();
  }),
  inEditor('site-icons', PHONE, { at: '/staff/site/home?at=highlights.0.icon' }, async (page) => {
    await press(form(page), /^Icon:/);
    await modal(page).waitFor();
    // Otherwise the ring depends on whether the field that the address leads to had the focus before.
    await focus(page, modal(page).getByRole('button', { name: 'Close' }).first());
  }),
  inEditor('site-publish', PHONE, { at: EDITED }, async (page) => {
    await openPublish(page);
    await modal(page).getByText('Nothing stands in the way.').waitFor();
    await modal(page).getByText('What changes', { exact: true }).nth(1).click();
    await modal(page).locator('.site-changes').filter({ visible: true }).first().waitFor();
  }),
  inEditor('site-publish-faults', PHONE, { at: ADDED, crop: modal }, async (page) => {
    await openPublish(page);
    await modal(page).locator('.note').first().waitFor();
  }),
  inEditor('site-history', WIDE, { at: EDITED }, async (page) => {
    await page
      .locator('.site-bar')
      .getByRole('button', { name: 'History', exact: true })
      .filter({ visible: true })
      .click();
    const panel = page.getByRole('region', { name: 'History' });
    await panel.getByRole('button', { name: 'What differs from now' }).nth(1).click();
    await panel.locator('.site-changes').waitFor();
    await leaveField(page);
  }),
  inEditor('site-rename', PHONE, { at: EDITED, crop: modal, errors: FAILED }, async (page) => {
    await fromMenu('Change the address')(page);
    await modal(page).getByRole('textbox', { name: 'Address' }).fill('/infrastructure');
    await modal(page).getByRole('button', { name: 'Change the address' }).click();
    await modal(page).getByLabel('Type /infrastructure-focus to agree').waitFor();
  }),
];

/** Goes on by so many steps of the set-up, whose answers are not stored. */
const afterSteps = (count: number) => async (page: Page) => {
  await answer(page, { 'site.save': { outcome: 'saved', version: 900, by: 'Meera Nair', at: SAVED_AT } });
  for (let step = 1; step <= count; step += 1) {
    await page.getByRole('button', { name: 'Save and go on' }).click();
    await page.locator(`li[aria-current="step"]:nth-child(${step + 1})`).waitFor();
  }
  await leaveField(page);
};

const setUp: PictureState[] = [
  owners('site-setup', PHONE, { at: '/staff/site/setup' }, waitFor('li[aria-current="step"]')),
  owners('site-setup-colours', PHONE, { at: '/staff/site/setup' }, async (page) => {
    await waitFor('li[aria-current="step"]')(page);
    await afterSteps(3)(page);
    await page.getByRole('textbox', { name: 'Accent', exact: true }).fill('#7a5a10');
    await page.getByText('The accent cannot be published like this.').waitFor();
  }),
];

export const editor: PictureState[] = [...forms, ...setUp, ...languagesAndPublishing];
