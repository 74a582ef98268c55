import type { Page } from 'playwright-core';
import { theCompanyPage } from '../../src/content/pages/the-company.ts';
import { answer, bringToTop, fail, focus, hold, modal, press, waitFor } from './acts.ts';
import type { PictureState } from './state.ts';

const FAILED = /^Failed to load resource/;
/** A stored page with history, a draft and a published version; and one that nobody has touched. */
const EDITED = '/staff/site/page:infrastructure-focus';
const UNTOUCHED = '/staff/site/page:the-company';

const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the draft"]');
const form = (page: Page) => page.locator('.site-editor__form');
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first();

/** Waits for the form and for the page in the preview, unless the window is too narrow to show both. */
async function untilShown(page: Page): Promise<void> {
  await page.locator('.site-form').waitFor();
  // An address that names a field gives it the focus one frame later.
  if (new URL(page.url()).searchParams.has('at')) await page.locator('.site-form :focus').waitFor();
  const frame = page.locator('.site-preview__room iframe');
  if (await frame.isVisible()) await preview(page).locator('h1').first().waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

/** Opens an item of a list by its title. */
async function openItem(page: Page, title: string | RegExp): Promise<void> {
  const button = form(page).getByRole('button', { name: title }).and(page.locator('.site-item__title'));
  await button.first().click();
  await button.first().evaluate((element) => element.scrollIntoView({ block: 'start' }));
}

const inEditor = (state: PictureState): PictureState => ({
  who: 'owner',
  ...state,
  bring: async (page) => {
    await untilShown(page);
    await state.bring?.(page);
  },
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
  await form(page)
    .getByRole('button', { name: /Choose another$/ })
    .first()
    .click();
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
  await modal(page)
    .getByRole('button', { name: /^Lamp above the gate/ })
    .click();
  await modal(page).getByLabel('Description').waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
};

const openPublish = async (page: Page) => {
  await page.locator('.site-bar').getByRole('button', { name: 'Publish', exact: true }).click();
  await modal(page).waitFor();
};

/** The places where the site is chosen from and published. */
const lists: PictureState[] = [
  {
    name: 'site-tree',
    who: 'owner',
    at: '/staff/site',
    bring: (page) => page.getByRole('link', { name: /^Women guards \// }).waitFor(),
    covers: ['staff/site/site-screen.tsx', 'staff/site/search-box.tsx', 'staff/site/document-tree.tsx'],
  },
  {
    name: 'site-releases',
    who: 'owner',
    at: '/staff/site',
    bring: (page) =>
      page.locator('.releases').evaluate((element) => element.scrollIntoView({ block: 'center' })),
    covers: ['staff/site/publish/releases.tsx'],
  },
  {
    name: 'site-search',
    who: 'editor',
    at: '/staff/site?words=salute',
    bring: (page) => page.getByRole('region', { name: 'Texts' }).waitFor(),
    covers: ['staff/site/word-search.tsx'],
  },
  {
    name: 'site-new-page',
    who: 'editor',
    at: '/staff/site',
    bring: async (page) => {
      await page.getByRole('link', { name: /^Women guards \// }).waitFor();
      await press(page, 'New page');
      await modal(page).getByLabel('Name').fill('Guards for schools');
    },
    covers: ['staff/site/pages/new-page-dialog.tsx'],
  },
];

const forms: PictureState[] = [
  {
    name: 'site-page',
    at: EDITED,
    covers: [
      'staff/site/document-bar.tsx',
      'staff/site/document-form.tsx',
      'staff/site/form/text-field.tsx',
      'staff/site/form/list-item.tsx',
      'staff/site/form/field-menu.tsx',
      'staff/site/save-status.tsx',
    ],
  },
  {
    name: 'site-preview-phone',
    at: EDITED,
    bring: async (page) => {
      const toPreview = page.locator('.site-bar__panes').getByRole('button', { name: 'Preview' });
      if (await toPreview.isVisible()) await toPreview.click();
      await press(page, 'Phone');
      await preview(page).locator('h1').first().waitFor();
    },
    covers: ['staff/site/preview-pane.tsx'],
  },
  {
    name: 'site-item',
    at: '/staff/site/home',
    bring: (page) => openItem(page, /^Guarding/),
    covers: [
      'staff/site/form/list-item.tsx',
      'staff/site/form/swatch-field.tsx',
      'staff/site/form/picture-field.tsx',
      'staff/site/form/link-field.tsx',
    ],
  },
  {
    name: 'site-add-section',
    at: UNTOUCHED,
    bring: openSections,
    covers: ['staff/site/form/add-item.tsx'],
  },
  {
    name: 'site-section-added',
    at: UNTOUCHED,
    bring: async (page) => {
      await hold(page, 'site.save');
      await openSections(page);
      await page.getByRole('menu').getByText('Table', { exact: true }).click();
      await field(page, 'Anchor').waitFor();
    },
    covers: ['staff/site/form/add-item.tsx', 'staff/site/form/optional-field.tsx'],
  },
  {
    name: 'site-labels',
    at: '/staff/site/interface',
    covers: ['staff/site/form/folded-areas.tsx', 'staff/site/document-form.tsx'],
  },
  {
    name: 'site-labels-found',
    at: '/staff/site/interface',
    bring: async (page) => {
      await page.getByLabel('Search these texts').fill('call back');
      await page.getByText(/^\d+ texts$/).waitFor();
    },
    covers: ['staff/site/document-form.tsx'],
  },
  {
    name: 'site-identity',
    at: '/staff/site/identity',
    bring: (page) => field(page, 'Founded in the year').waitFor(),
    covers: ['staff/site/form/number-field.tsx'],
  },
  {
    name: 'site-office',
    at: '/staff/site/identity?at=corporateOffice.kind',
    bring: (page) => field(page, 'Kind').waitFor(),
    covers: ['staff/site/form/choice-field.tsx'],
  },
  {
    name: 'site-colours',
    at: '/staff/site/identity',
    bring: (page) =>
      page
        .locator('input[type="color"]')
        .first()
        .evaluate((element) => element.scrollIntoView({ block: 'center' })),
    covers: ['staff/site/form/colour-field.tsx'],
  },
  {
    name: 'site-tick',
    at: '/staff/site/page:hospital-solution?at=service',
    bring: waitFor('.site-form input[type="checkbox"]'),
    covers: ['staff/site/form/tick-field.tsx'],
  },
  {
    name: 'site-unsaved',
    at: '/staff/site/page:mission-vission',
    errors: FAILED,
    bring: async (page) => {
      await fail(page, 'site.save', 401);
      await field(page, 'Heading').fill('Guards since the first gate');
      await page.getByText('you are signed out').waitFor();
    },
    covers: ['staff/site/save-status.tsx'],
  },
  {
    name: 'site-conflict',
    at: UNTOUCHED,
    bring: async (page) => {
      await answer(page, 'site.save', {
        ...{
          outcome: 'conflict',
          version: 900,
          kept: 901,
          by: 'Joseph Lobo',
          at: '2026-11-16T10:29:00+05:30',
        },
        body: { ...theCompanyPage, heading: 'Guards since the first gate of Mumbai' },
        conflicts: [
          {
            ...{ path: ['heading'], field: 'Heading', mine: 'Guards since our first gate' },
            theirs: 'Guards since the first gate of Mumbai',
          },
        ],
      });
      await field(page, 'Heading').fill('Guards since our first gate');
      await page.getByRole('heading', { name: 'A colleague has changed the same text' }).waitFor();
    },
    covers: ['staff/site/conflict-choice.tsx', 'staff/site/editor-notes.tsx'],
  },
];

/** Waits for the sentences, and for the page in the preview where both are shown. */
const untilTranslationShown = async (page: Page) => {
  await page.locator('.sentence').first().waitFor();
  const frame = page.locator('.site-preview__room iframe');
  if (await frame.isVisible()) await preview(page).locator('h1').first().waitFor();
};

const languages: PictureState[] = [
  {
    name: 'site-translation',
    who: 'owner',
    at: `${EDITED}/hi`,
    bring: untilTranslationShown,
    covers: [
      'staff/site/translation-editor.tsx',
      'staff/site/languages/language-links.tsx',
      'staff/site/languages/sentence-list.tsx',
      'staff/site/languages/sentence-row.tsx',
    ],
  },
  {
    name: 'site-translation-changed',
    who: 'owner',
    at: `${EDITED}/hi?show=changed`,
    bring: async (page) => {
      await untilTranslationShown(page);
      await page.locator('.sentence__former').first().waitFor();
    },
    covers: ['staff/content/marked-changes.tsx'],
  },
  {
    name: 'site-translation-missing',
    who: 'owner',
    at: '/staff/site/page:dog-squad/hi?show=missing',
    bring: untilTranslationShown,
    covers: ['staff/site/languages/sentence-list.tsx'],
  },
  {
    name: 'site-translation-preview',
    who: 'owner',
    at: `${EDITED}/hi`,
    widths: [390],
    bring: async (page) => {
      await page.locator('.sentence').first().waitFor();
      await press(page, 'Preview');
      await preview(page).locator('h1').first().waitFor();
    },
    covers: ['staff/site/preview-pane.tsx'],
  },
  {
    name: 'site-search-hindi',
    who: 'editor',
    at: '/staff/site?words=सलामी',
    bring: (page) => page.getByRole('region', { name: 'Texts' }).waitFor(),
    covers: ['staff/site/word-search.tsx'],
  },
  {
    name: 'site-translation-files',
    who: 'owner',
    at: `${EDITED}/hi`,
    bring: async (page) => {
      const document = 'hi/page:infrastructure-focus';
      await answer(page, 'site.importTranslations', {
        changed: [{ document, label: 'Infrastructure Focus in Hindi', count: 12 }],
        ...{ same: 70, empty: 3, fuzzy: 1, elsewhere: 0 },
        unknown: [{ text: 'Guards who never sleep', translation: 'PSARA, 2005' }],
        faults: [
          {
            ...{ document, label: 'Infrastructure Focus in Hindi', path: ['{guards} guards'] },
            ...{ field: '“{guards} guards”', message: 'Please keep {guards}.' },
          },
        ],
      });
      await fromMenu('PO files')(page);
      const file = {
        name: 'site.po',
        mimeType: 'text/x-gettext-translation',
        buffer: Buffer.from('msgid ""'),
      };
      await modal(page).locator('input[type="file"]').setInputFiles(file);
      await modal(page).getByText('12 translations were taken over.').waitFor();
    },
    covers: ['staff/site/languages/po-files-dialog.tsx', 'staff/site/languages/import-result.tsx'],
  },
  {
    name: 'site-languages',
    who: 'owner',
    at: '/staff/site',
    bring: (page) =>
      page.locator('.language-list').evaluate((element) => element.scrollIntoView({ block: 'center' })),
    covers: ['staff/site/languages/language-list.tsx'],
  },
];

const choosers: PictureState[] = [
  {
    name: 'site-pictures',
    at: '/staff/site/home',
    bring: async (page) => {
      await openLibrary(page);
      await showAllPictures(page);
      await modal(page).getByText('Lamp above the gate').waitFor();
    },
    covers: [
      'staff/site/library/picture-library.tsx',
      'staff/site/library/library-tools.tsx',
      'staff/site/library/picture-grid.tsx',
      'staff/site/library/built-in-picture.tsx',
      'staff/site/library/picture-places.tsx',
    ],
  },
  {
    name: 'site-picture-described',
    at: '/staff/site/home',
    bring: openUpload,
    crop: modal,
    covers: [
      'staff/site/library/describe-picture.tsx',
      'staff/site/library/details-head.tsx',
      'staff/site/library/focus-input.tsx',
    ],
  },
  {
    name: 'site-picture-cropped',
    at: '/staff/site/home',
    bring: async (page) => {
      await openUpload(page);
      await modal(page).getByRole('button', { name: 'Crop', exact: true }).click();
      await modal(page).getByLabel('Shape').waitFor();
    },
    crop: modal,
    covers: ['staff/site/library/crop-picture.tsx'],
  },
  {
    name: 'site-picture-removed',
    at: '/staff/site/home',
    bring: async (page) => {
      await openUpload(page);
      await modal(page).getByRole('button', { name: 'Remove from the library' }).click();
      await modal(page).getByText('Remove this picture?').scrollIntoViewIfNeeded();
    },
    crop: modal,
    covers: ['staff/site/library/remove-picture.tsx'],
  },
  {
    name: 'site-picture-refused',
    at: '/staff/site/home',
    bring: async (page) => {
      await openLibrary(page);
      await showAllPictures(page);
      await modal(page)
        .getByLabel('Upload pictures')
        .setInputFiles({ name: 'IMG_2041.HEIC', mimeType: 'image/heic', buffer: Buffer.from('heic') });
      await modal(page).getByRole('alert').waitFor();
    },
    crop: modal,
    covers: ['staff/site/library/upload-list.tsx'],
  },
  {
    name: 'site-link-chooser',
    at: '/staff/site/home',
    bring: async (page) => {
      await openItem(page, /^Guarding/);
      await form(page)
        .getByRole('button', { name: /^Choose/ })
        .first()
        .click();
      await modal(page).getByLabel('Search the pages').fill('hospital');
      await modal(page).locator('.site-chooser__list li').first().waitFor();
    },
    covers: [
      'staff/site/form/link-chooser.tsx',
      'staff/site/form/pick-link.tsx',
      'staff/site/form/page-anchors.tsx',
    ],
  },
  {
    name: 'site-icons',
    at: '/staff/site/home?at=highlights.0.icon',
    bring: async (page) => {
      await form(page)
        .getByRole('button', { name: /^Icon:/ })
        .first()
        .click();
      await modal(page).waitFor();
      // Otherwise the ring depends on whether the field that the address leads to had the focus before.
      await focus(page, modal(page).getByRole('button', { name: 'Close' }).first());
    },
    covers: ['staff/site/form/icon-field.tsx'],
  },
];

const publishing: PictureState[] = [
  {
    name: 'site-publish',
    at: EDITED,
    bring: async (page) => {
      await openPublish(page);
      await modal(page).getByText('Nothing stands in the way.').waitFor();
      await modal(page).getByText('What changes', { exact: true }).nth(1).click();
      await modal(page).locator('.site-changes').filter({ visible: true }).first().waitFor();
    },
    covers: [
      'staff/site/publish/publish-dialog.tsx',
      'staff/site/document-dialogs.tsx',
      'staff/site/history/changes.tsx',
    ],
  },
  {
    name: 'site-publish-planned',
    at: EDITED,
    bring: async (page) => {
      await openPublish(page);
      await modal(page).getByText('Nothing stands in the way.').waitFor();
      await modal(page).getByLabel('What changes, in a few words').fill('A clearer heading');
      await modal(page).getByLabel('On a day and time').check();
      await bringToTop(modal(page).getByLabel('Day and time in India (IST)'));
    },
    crop: modal,
    covers: ['staff/site/publish/when-fields.tsx'],
  },
  {
    name: 'site-publish-faults',
    at: '/staff/site/page:women-guards',
    bring: async (page) => {
      await openPublish(page);
      await modal(page).locator('.note').first().waitFor();
    },
    crop: modal,
    covers: ['staff/site/publish/fault-list.tsx'],
  },
  {
    name: 'site-publish-addresses',
    at: EDITED,
    bring: async (page) => {
      await answer(page, 'site.check', {
        ...{ faults: [], failure: null },
        unconfirmed: ['/infrastructure-focus'],
      });
      await openPublish(page);
      await modal(page).getByLabel('Type /infrastructure-focus to agree').waitFor();
    },
    crop: modal,
    covers: ['staff/site/pages/confirm-addresses.tsx'],
  },
  {
    name: 'site-history',
    at: EDITED,
    bring: async (page) => {
      await page
        .locator('.site-bar')
        .getByRole('button', { name: 'History', exact: true })
        .filter({ visible: true })
        .click();
      const panel = page.getByRole('region', { name: 'History' });
      await panel.getByRole('button', { name: 'What differs from now' }).nth(1).click();
      await panel.locator('.site-changes').waitFor();
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    },
    covers: ['staff/site/history/history-panel.tsx', 'staff/site/history/history-entry.tsx'],
  },
  {
    name: 'site-field-history',
    at: EDITED,
    bring: async (page) => {
      await press(page, 'Who changed “Heading”?');
      await page.locator('.site-history blockquote').first().waitFor();
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    },
    covers: ['staff/site/history/field-history.tsx'],
  },
  {
    name: 'site-rename',
    at: EDITED,
    errors: FAILED,
    bring: async (page) => {
      await fromMenu('Change the address')(page);
      await modal(page).getByRole('textbox', { name: 'Address' }).fill('/infrastructure');
      await modal(page).getByRole('button', { name: 'Change the address' }).click();
      await modal(page).getByLabel('Type /infrastructure-focus to agree').waitFor();
    },
    crop: modal,
    covers: ['staff/site/pages/rename-dialog.tsx'],
  },
  {
    name: 'site-withdraw',
    at: EDITED,
    bring: async (page) => {
      await fromMenu('Take this page down')(page);
      await modal(page).getByRole('region', { name: 'Links to this page' }).waitFor();
    },
    crop: modal,
    covers: ['staff/site/pages/withdraw-dialog.tsx'],
  },
  {
    name: 'site-discard',
    at: EDITED,
    bring: async (page) => {
      await fromMenu('Discard the draft')(page);
      await modal(page).locator('.site-changes').waitFor();
    },
    crop: modal,
    covers: ['staff/site/pages/discard-dialog.tsx'],
  },
];

/** Goes on by so many steps of the set-up, whose answers are not stored. */
const afterSteps = (count: number) => async (page: Page) => {
  await answer(page, 'site.save', {
    ...{ outcome: 'saved', version: 900, by: 'Meera Nair', at: '2026-11-16T10:29:00+05:30' },
  });
  for (let step = 1; step <= count; step += 1) {
    await page.getByRole('button', { name: 'Save and go on' }).click();
    await page.locator(`li[aria-current="step"]:nth-child(${step + 1})`).waitFor();
  }
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
};

const setUp: PictureState[] = [
  {
    name: 'site-setup',
    who: 'owner',
    at: '/staff/site/setup',
    bring: waitFor('li[aria-current="step"]'),
    covers: ['staff/site/setup/setup-screen.tsx'],
  },
  {
    name: 'site-setup-colours',
    who: 'owner',
    at: '/staff/site/setup',
    bring: async (page) => {
      await waitFor('li[aria-current="step"]')(page);
      await afterSteps(3)(page);
      await page.getByRole('textbox', { name: 'Accent', exact: true }).fill('#7a5a10');
      await page.getByText('The accent cannot be published like this.').waitFor();
    },
    covers: [
      'staff/site/setup/colour-step.tsx',
      'staff/site/setup/logo-choice.tsx',
      'staff/site/form/colour-advice.tsx',
    ],
  },
  {
    name: 'site-setup-last',
    who: 'owner',
    at: '/staff/site/setup',
    bring: async (page) => {
      await waitFor('li[aria-current="step"]')(page);
      await afterSteps(4)(page);
      await page.getByRole('heading', { name: 'Still the sample company’s' }).waitFor();
    },
    covers: ['staff/site/setup/last-step.tsx'],
  },
];

export const editor: PictureState[] = [
  ...lists,
  ...setUp,
  ...languages,
  ...[...forms, ...choosers, ...publishing].map(inEditor),
];
