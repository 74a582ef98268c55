import type { Page } from 'playwright-core';
import { sampleNavigation } from '../../src/content/navigation.ts';
import {
  answer,
  bringToTop,
  change,
  closeNotice,
  fail,
  fillForm,
  focus,
  formOf,
  hold,
  hover,
  keepToast,
  menuOf,
  modal,
  notice,
  openDrawer,
  openForm,
  openModal,
  openQuestion,
  press,
  send,
  sendEmpty,
  sendFilled,
  waitFor,
} from './acts.ts';
import { columns } from './column-states.ts';
import { editor } from './editor-states.ts';
import { guidePictures } from './guide-states.ts';
import { hindi } from './hindi-states.ts';
import { movingBacks } from './moving-back-states.ts';
import { movingIn } from './moving-in-states.ts';
import { movingOuts } from './moving-out-states.ts';
import { quotations } from './quotation-states.ts';
import { replies } from './reply-states.ts';
import { resumes } from './resume-states.ts';
import { roles } from './role-states.ts';
import { samePersons } from './same-person-states.ts';
import { starts } from './start-states.ts';
import type { PictureState } from './state.ts';
import { waiting } from './waiting-states.ts';

/**
 * Every state that a person can bring about, each with a reference picture. A test fails for a component with a
 * control
 * that no state shows: add a line here and run `npm run test:pictures -- --take its-name`.
 */

/** A page without content of its own, so that what opens over it is alone in the picture. */
const PLAIN = '/e-surveillance_5';
const FAILED = /^Failed to load resource/;
const JPEG = { name: 'resume.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no resume') };
const PDF = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };

const slug = (text: string) => text.toLowerCase().replace(/[^a-z]+/g, '-');
const main = (page: Page) => page.getByRole('main');
const heroText = (page: Page) => page.locator('.hero__text');
const table = (page: Page) => page.locator('.data-table');
const first = (page: Page, selector: string) => page.locator(selector).first();

// The header, its menus and the drawer ---------------------------------------------------------------------------

const menus: PictureState[] = sampleNavigation.header.map(({ label }) => ({
  name: `menu-${slug(label)}`,
  at: PLAIN,
  widths: [1440],
  bring: (page) => press(page, label),
  crop: (page) => [page.getByRole('banner'), menuOf(page, label).locator('.menu, .mega')],
  covers: [
    'site/layout/main-menu.tsx',
    'site/layout/menu-entry.tsx',
    label === 'OUR SERVICES' ? 'site/layout/services-panel.tsx' : 'site/layout/small-menu.tsx',
  ],
}));

const drawers: PictureState[] = sampleNavigation.header.map(({ label }) => ({
  name: `drawer-${slug(label)}`,
  at: PLAIN,
  widths: [390],
  bring: (page) => openDrawer(page, label),
  covers: ['site/layout/drawer.tsx', 'site/layout/menu-entry.tsx'],
}));

const frame: PictureState[] = [
  {
    name: 'drawer',
    at: PLAIN,
    widths: [390],
    bring: (page) => openDrawer(page),
    covers: ['site/layout/drawer.tsx', 'site/layout/brand.tsx'],
  },
  {
    name: 'menu-item-hover',
    at: PLAIN,
    widths: [1440],
    bring: async (page) => {
      await press(page, 'OUR SERVICES');
      await hover(page.getByRole('link', { name: 'Hospital' }).first());
    },
    crop: (page) => menuOf(page, 'OUR SERVICES').locator('.mega__list').first(),
    covers: ['site/layout/services-panel.tsx'],
  },
  {
    name: 'menu-item-focus',
    at: PLAIN,
    widths: [1440],
    bring: async (page) => {
      await menuOf(page, 'KNOWLEDGE CENTER').getByRole('button').focus();
      await page.keyboard.press('ArrowDown');
      await page.locator('.menu a:focus').waitFor();
    },
    crop: (page) => [page.getByRole('banner'), menuOf(page, 'KNOWLEDGE CENTER').locator('.menu')],
    covers: ['site/layout/small-menu.tsx'],
  },
  {
    name: 'header-scrolled',
    at: '/training',
    bring: (page) => page.evaluate(() => scrollTo(0, 1200)),
    crop: (page) => [page.getByRole('banner'), page.getByRole('navigation', { name: 'On this page' })],
    covers: ['site/layout/header.tsx', 'site/sections/page/page-menu.tsx'],
  },
  {
    name: 'page-menu-entry-focus',
    at: '/training',
    bring: (page) =>
      focus(page, page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(1)),
    crop: (page) => page.getByRole('navigation', { name: 'On this page' }),
    covers: ['site/sections/page/page-menu.tsx'],
  },
  {
    name: 'skip-link-focus',
    at: PLAIN,
    bring: (page) => page.keyboard.press('Tab'),
    crop: (page) => [page.getByRole('link', { name: /^Skip to/ }), page.getByRole('banner')],
    covers: ['site/layout/skip-link.tsx'],
  },
  {
    name: 'utility-bar-and-tabs',
    at: PLAIN,
    covers: [
      'site/layout/utility-bar.tsx',
      'site/layout/panels/side-panels.tsx',
      'site/layout/panels/panel-button.tsx',
      'site/layout/breadcrumb.tsx',
    ],
  },
  {
    name: 'footer',
    at: PLAIN,
    height: 1500,
    bring: (page) => bringToTop(page.getByRole('contentinfo')),
    crop: (page) => page.getByRole('contentinfo'),
    covers: ['site/layout/footer.tsx'],
  },
  {
    name: 'footer-link-focus',
    at: PLAIN,
    bring: (page) => focus(page, page.getByRole('contentinfo').getByRole('link', { name: 'Our presence' })),
    crop: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Our presence' }),
    covers: ['site/layout/footer.tsx'],
  },
  {
    name: 'closing-band',
    at: '/accessibility',
    bring: (page) => page.locator('.closing').scrollIntoViewIfNeeded(),
    crop: (page) => page.locator('.closing'),
    covers: ['site/layout/closing-band.tsx'],
  },
];

// Panels, forms and popups ---------------------------------------------------------------------------------------

const panelForms = { 'contact panel': 'contact', 'job panel': 'job', 'quotation panel': 'quotation' };
const panelCovers = [
  'site/layout/panels/side-panel.tsx',
  'site/layout/panels/side-panels.tsx',
  'site/layout/panels/panel-button.tsx',
  'site/forms/form-shell.tsx',
  'shared/ui/field.tsx',
];
const panels: PictureState[] = Object.entries(panelForms).flatMap(([form, name]): PictureState[] => [
  {
    name: `panel-${name}`,
    at: PLAIN,
    bring: openForm(form),
    crop: (page) => page.locator('.side[data-open]'),
    covers: [
      ...panelCovers,
      `site/layout/panels/${name === 'quotation' ? 'quotation-button' : 'side-panels'}.tsx`,
    ],
  },
  {
    name: `panel-${name}-errors`,
    at: PLAIN,
    height: 1200,
    bring: sendEmpty(form),
    crop: (page) => page.locator('.side[data-open]'),
    covers: panelCovers,
  },
  {
    name: `panel-${name}-filled`,
    at: PLAIN,
    height: 1000,
    bring: fillForm(form),
    crop: (page) => page.locator('.side[data-open]'),
    covers: panelCovers,
  },
]);

const pageForms = {
  'Contact Us page': ['contact', '/contactus', 'contact-form', 'contact-us'],
  'Career page': ['career', '/career', 'job-application-form', 'resume-submission'],
  'quotation page': ['quotation', '/quotation', 'quotation-form', 'quotation'],
  'job upload': ['job-upload', '/job-portal', 'job-posting-form', 'job-upload'],
  'request about data': ['data-request', '/privacy', 'data-request-form', 'privacy'],
} as const;
const forms: PictureState[] = Object.entries(pageForms).flatMap(([form, [name, at, component, page]]) => {
  const common = {
    at,
    height: 1500,
    crop: (shown: Page) => formOf(shown, form),
    covers: [
      `site/forms/${component}.tsx`,
      `site/pages/${page}.tsx`,
      'site/forms/form-shell.tsx',
      'site/forms/privacy-note.tsx',
      'shared/ui/field.tsx',
    ],
  };
  return [
    { ...common, name: `form-${name}`, bring: openForm(form) },
    { ...common, name: `form-${name}-errors`, bring: sendEmpty(form) },
    { ...common, name: `form-${name}-filled`, bring: fillForm(form) },
  ];
});

const success = {
  message: 'Thank you, we have your request and will call you back; your reference is CB-7F3K9Q',
};
const resume = (page: Page) => main(page).locator('input[type=file]');
const sending: PictureState[] = [
  {
    name: 'popup-missing-field',
    at: '/contactus',
    bring: async (page) => {
      await send(await openForm('Contact Us page')(page));
      await notice(page).waitFor();
    },
    crop: notice,
    covers: ['site/forms/use-submission.ts', 'shared/notify.ts'],
  },
  {
    name: 'popup-success',
    at: '/contactus',
    bring: async (page) => {
      await sendFilled('Contact Us page', (on, procedure) =>
        answer(on, procedure, { ...success, reference: 'CB-7F3K9Q' }),
      )(page);
      await notice(page).getByText('Success').waitFor();
    },
    covers: ['shared/notify.ts'],
  },
  {
    name: 'popup-failure',
    at: '/contactus',
    errors: FAILED,
    bring: async (page) => {
      await sendFilled('Contact Us page', fail)(page);
      await notice(page).getByText('Oops something went wrong').waitFor();
    },
    covers: ['shared/notify.ts'],
  },
  {
    name: 'form-being-sent',
    at: '/career',
    height: 1500,
    bring: async (page) => {
      await hold(page, 'jobApplication.submit');
      const form = await fillForm('Career page')(page);
      await resume(page).setInputFiles(PDF);
      await send(form);
      await page.getByRole('progressbar').waitFor();
    },
    mask: (page) => [page.getByRole('progressbar'), page.locator('.progress__text .num')],
    crop: (page) => formOf(page, 'Career page'),
    covers: ['shared/ui/upload-progress.tsx', 'site/forms/form-shell.tsx'],
  },
  {
    name: 'resume-chosen',
    at: '/career',
    bring: async (page) => {
      await openForm('Career page')(page);
      await resume(page).setInputFiles(PDF);
      await page.getByRole('button', { name: /^Remove/ }).waitFor();
    },
    crop: (page) => main(page).locator('.field:has(input[type=file])'),
    covers: ['site/forms/resume-field.tsx'],
  },
  {
    name: 'resume-refused',
    at: '/career',
    bring: async (page) => {
      await openForm('Career page')(page);
      await resume(page).setInputFiles(JPEG);
      await notice(page).waitFor();
    },
    covers: ['site/forms/resume-field.tsx'],
  },
  {
    name: 'resume-refused-and-why',
    at: '/career',
    bring: async (page) => {
      await openForm('Career page')(page);
      await resume(page).setInputFiles(JPEG);
      await closeNotice(page);
    },
    crop: (page) => main(page).locator('.field:has(input[type=file])'),
    covers: ['site/forms/resume-field.tsx'],
  },
  {
    name: 'likely-mistake',
    at: '/contactus',
    bring: async (page) => {
      const form = await openForm('Contact Us page')(page);
      await form.getByLabel('Email Id').fill('asha@gmial.com');
      await page.keyboard.press('Tab');
      await form.getByRole('button', { name: /^Use asha@gmail.com/ }).waitFor();
    },
    crop: (page) => formOf(page, 'Contact Us page'),
    covers: ['shared/ui/field-question.tsx', 'shared/ui/field.tsx'],
  },
  {
    name: 'receipt',
    at: '/contactus',
    height: 1100,
    bring: async (page) => {
      await sendFilled('Contact Us page', (on, procedure) =>
        answer(on, procedure, { ...success, reference: 'CB-7F3K9Q' }),
      )(page);
      await closeNotice(page);
      await bringToTop(page.locator('.receipt'));
    },
    crop: (page) => page.locator('.receipt'),
    covers: ['site/forms/receipt.tsx', 'site/forms/receipt-actions.tsx'],
  },
  {
    name: 'receipt-in-panel',
    at: PLAIN,
    height: 1100,
    bring: async (page) => {
      await sendFilled('contact panel', (on, procedure) =>
        answer(on, procedure, { ...success, reference: 'CB-7F3K9Q' }),
      )(page);
      await closeNotice(page);
      await press(page, 'Contact us');
      await page.locator('.side[data-open] .receipt').waitFor();
    },
    crop: (page) => page.locator('.side[data-open]'),
    covers: ['site/forms/receipt.tsx', 'site/forms/receipt-actions.tsx'],
  },
  {
    name: 'form-posted-back',
    at: '/contactus',
    errors: FAILED,
    scripts: false,
    height: 1500,
    bring: async (page) => {
      const form = main(page).getByRole('form');
      await form.getByLabel('Name').first().fill('Asha Menon');
      await form.evaluate((element: HTMLFormElement) => {
        element.noValidate = true;
      });
      await send(form);
      await main(page).getByRole('alert').waitFor();
      await bringToTop(main(page).getByRole('form'));
    },
    crop: (page) => main(page).getByRole('form'),
    covers: ['site/forms/posted-notice.tsx'],
  },
  {
    name: 'form-received',
    crop: heroText,
    at: '/received/CB-7F3K9Q',
    covers: ['site/pages/form-received.tsx'],
  },
  {
    name: 'panel-that-cannot-be-loaded',
    at: PLAIN,
    widths: [1440],
    errors: /./,
    bring: async (page) => {
      await page.route(/\/forms-[^/]*\.js$/, (route) => route.abort());
      await press(page.getByRole('banner'), 'Get a quotation');
      await page.getByText('The form could not be loaded').waitFor();
    },
    crop: (page) => page.locator('.side[data-open] .side__in'),
    covers: ['site/layout/panels/load-boundary.tsx'],
  },
];

const fieldStates: PictureState[] = [
  {
    name: 'field-focus',
    at: '/quotation',
    bring: async (page) => focus(page, (await openForm('quotation page')(page)).getByRole('textbox').first()),
    crop: (page) => formOf(page, 'quotation page').locator('.field').first(),
    covers: ['shared/ui/field.tsx'],
  },
  {
    name: 'select-focus',
    at: '/privacy',
    bring: async (page) => focus(page, (await openForm('request about data')(page)).getByRole('combobox')),
    crop: (page) =>
      formOf(page, 'request about data')
        .locator('.field')
        .filter({ has: page.getByRole('combobox') }),
    covers: ['shared/ui/field.tsx'],
  },
  {
    name: 'submit-hover',
    at: '/quotation',
    widths: [1440],
    bring: async (page) => hover((await openForm('quotation page')(page)).getByRole('button').last()),
    crop: (page) => formOf(page, 'quotation page').locator('.form__foot'),
    covers: ['shared/ui/button.tsx'],
  },
  {
    name: 'submit-focus',
    at: '/quotation',
    bring: async (page) => focus(page, (await openForm('quotation page')(page)).getByRole('button').last()),
    crop: (page) => formOf(page, 'quotation page').locator('.form__foot'),
    covers: ['shared/ui/button.tsx'],
  },
];

// Hover and focus of links and buttons ---------------------------------------------------------------------------

/** A control at rest, under the pointer and focused. */
const threeLooks = (
  name: string,
  at: string,
  selector: string,
  covers: string[],
  frame?: (page: Page) => ReturnType<Page['locator']>,
): PictureState[] => {
  const crop = frame ?? ((page: Page) => first(page, selector));
  return [
    {
      name: `${name}-hover`,
      at,
      widths: [1440],
      bring: (page) => hover(first(page, selector)),
      crop,
      covers,
    },
    {
      name: `${name}-focus`,
      at,
      widths: [1440],
      bring: (page) => focus(page, first(page, selector)),
      crop,
      covers,
    },
  ];
};

const looks: PictureState[] = [
  ...threeLooks('button-navy', '/nowhere', 'main .btn:not(.btn--accent, .btn--line)', [
    'shared/ui/button.tsx',
  ]),
  ...threeLooks('button-accent', '/accessibility', '.quote .btn--accent', [
    'site/layout/panels/quotation-button.tsx',
  ]),
  ...threeLooks('button-line', '/e-surveillanceOMS', 'main .btn--line', [
    'site/sections/page/films-section.tsx',
  ]),
  ...threeLooks('action-link', '/nowhere', 'main .link', ['shared/ui/button.tsx']),
  ...threeLooks('side-tab', '/accessibility', '.side-tab', ['site/layout/panels/side-panels.tsx']),
  ...threeLooks('service-card', '/', '.cards .card', ['site/sections/service-cards.tsx']),
  ...threeLooks('position-row', '/', '.position a', ['site/sections/position-list.tsx'], (page) =>
    first(page, '.position'),
  ),
  ...threeLooks('blog-card', '/blog', '.post .link', ['site/sections/blog-card.tsx'], (page) =>
    first(page, '.post'),
  ),
  ...threeLooks(
    'gallery-tile',
    '/gallery',
    '.gallery a',
    ['site/sections/page/gallery-section.tsx'],
    (page) => first(page, '.gallery li'),
  ),
  ...threeLooks(
    'gallery-tab',
    '/gallery',
    '.tabs a:not([aria-current])',
    ['site/sections/page/gallery-section.tsx'],
    (page) => first(page, '.tabs'),
  ),
  ...threeLooks('table-head', '/Career', 'th button', ['site/table/data-table-column-head.tsx'], (page) =>
    first(page, 'thead'),
  ),
  ...threeLooks('table-action', '/Career', '.data-table__go', ['site/pages/apply-link.tsx'], (page) =>
    first(page, 'tbody tr'),
  ),
  ...threeLooks(
    'page-number',
    '/Career',
    '.paging [aria-label="Page 2"]',
    ['site/table/paging.tsx'],
    (page) => first(page, '.paging'),
  ),
  ...threeLooks('share-round', '{jobPath}', '.share .round', ['site/pages/share-links.tsx'], (page) =>
    first(page, '.share'),
  ),
  ...threeLooks('breadcrumb', '/accessibility', 'nav[aria-label="Breadcrumb"] a', [
    'site/layout/breadcrumb.tsx',
  ]),
];

// Tables ---------------------------------------------------------------------------------------------------------

const tableCovers = ['site/table/data-table.tsx', 'site/table/data-table-tools.tsx', 'site/table/paging.tsx'];
const rows = (page: Page) => page.locator('tbody tr').first().waitFor();
const showTable = async (page: Page) => {
  await rows(page);
  await bringToTop(table(page));
};
const tables: PictureState[] = [
  {
    name: 'openings',
    at: '/Career',
    bring: showTable,
    covers: [...tableCovers, 'site/pages/job-openings.tsx', 'site/pages/apply-link.tsx'],
  },
  {
    name: 'openings-found',
    at: '/Career?q=supervisor',
    bring: showTable,
    covers: [...tableCovers, 'site/pages/job-openings-note.tsx'],
  },
  {
    name: 'openings-narrowed',
    at: '/Career?location=Delhi',
    bring: showTable,
    covers: ['site/pages/job-openings-note.tsx'],
  },
  {
    name: 'openings-nothing-found',
    at: '/Career?q=astronaut',
    bring: showTable,
    covers: tableCovers,
  },
  {
    name: 'openings-sorted-second-page',
    at: '/Career?page=2&sort=OpenPosition&dir=asc',
    bring: async (page) => {
      await rows(page);
      await page.locator('.paging').scrollIntoViewIfNeeded();
    },
    covers: tableCovers,
  },
  {
    name: 'openings-being-searched',
    at: '/Career',
    bring: async (page) => {
      await rows(page);
      await hold(page, 'jobs.list');
      await page.getByRole('searchbox').fill('driver');
      await page.getByText('Processing…').waitFor();
      await bringToTop(table(page));
    },
    covers: ['site/table/data-table.tsx'],
  },
  {
    name: 'openings-search-focus',
    at: '/Career',
    bring: async (page) => {
      await rows(page);
      await focus(page, page.getByRole('searchbox'));
    },
    crop: (page) => page.locator('.tools'),
    covers: ['site/table/data-table-tools.tsx'],
  },
  {
    name: 'openings-filter-open',
    at: '/Career?state=Maharashtra,Karnataka',
    bring: async (page) => {
      await rows(page);
      await bringToTop(page.locator('.job-filters'));
      const sheet = page.getByRole('button', { name: /^Filters/ });
      if (await sheet.isVisible()) await sheet.click();
      await page.locator('.job-filter summary').filter({ hasText: 'State' }).click();
      await page.locator('.job-filter[open]').waitFor();
    },
    covers: ['site/pages/job-filters.tsx'],
  },
  {
    name: 'openings-filtered',
    at: '/Career?state=Maharashtra,Karnataka',
    bring: async (page) => {
      await rows(page);
      await bringToTop(page.locator('.tools'));
    },
    covers: [
      'site/pages/job-filters.tsx',
      'site/table/data-table-tools.tsx',
      'site/table/data-table-orders.tsx',
    ],
  },
  {
    name: 'openings-nearest-places',
    at: '/Career?q=kanpur',
    bring: async (page) => {
      await page.getByText(/The nearest places with openings/).waitFor();
      await bringToTop(page.locator('.tools'));
    },
    covers: ['site/pages/nearest-places.tsx'],
  },
  {
    name: 'openings-page-that-failed',
    at: '/Career',
    errors: FAILED,
    bring: async (page) => {
      await rows(page);
      await fail(page, 'jobs.list');
      await page.locator('.paging [aria-label="Page 2"]').click();
      await page.locator('.table-failure').waitFor();
      await bringToTop(page.locator('.table-failure'));
    },
    covers: ['site/table/data-table-failure.tsx'],
  },
  {
    name: 'compliances',
    at: '/government-guidelines',
    bring: showTable,
    covers: [...tableCovers, 'site/pages/compliances.tsx'],
  },
];

// Moving and opening parts of pages ------------------------------------------------------------------------------

const parts: PictureState[] = [
  {
    name: 'questions',
    at: '/training',
    bring: async (page) => {
      await page.locator('.questions summary').nth(1).click();
      await bringToTop(page.locator('.questions'));
    },
    crop: (page) => page.locator('.questions'),
    covers: ['site/sections/page/questions-section.tsx'],
  },
  {
    name: 'question-focus',
    at: '/training',
    bring: (page) => focus(page, page.locator('.questions summary').nth(1)),
    crop: (page) => page.locator('.questions summary').nth(1),
    covers: ['site/sections/page/questions-section.tsx'],
  },
  {
    name: 'carousel-second-slide',
    at: '/',
    bring: async (page) => {
      await press(page, 'Next slide');
      await page.locator('.slide[data-shown][data-text="end"]').waitFor();
      await page.mouse.move(0, 0);
    },
    crop: (page) => page.locator('.stage'),
    covers: [
      'site/sections/carousel/carousel.tsx',
      'site/sections/carousel/carousel-slide.tsx',
      'site/sections/carousel/round-button.tsx',
    ],
  },
  {
    name: 'carousel-key-focus',
    at: '/',
    bring: (page) => focus(page, page.getByRole('button', { name: 'Next slide' })),
    crop: (page) => page.locator('.stage__foot'),
    covers: ['site/sections/carousel/carousel.tsx', 'site/sections/carousel/round-button.tsx'],
  },
  {
    name: 'map-state-chosen',
    at: '/our-presence',
    height: 1200,
    bring: async (page) => {
      await bringToTop(page.locator('.presence'));
      await page
        .getByRole('list', { name: 'States served' })
        .getByRole('button', { name: /^Karnataka/ })
        .click();
      await bringToTop(page.locator('.presence'));
    },
    crop: (page) => page.locator('.presence'),
    covers: ['site/map/presence-map.tsx', 'site/sections/page/presence-map-section.tsx'],
  },
  {
    name: 'film-with-its-key',
    at: '/hospital-solution',
    crop: (page) => [page.locator('.film-hero__text'), page.locator('.motion-key')],
    covers: ['site/layout/film-hero.tsx', 'site/layout/pause-button.tsx', 'site/layout/letter-heading.tsx'],
  },
  {
    name: 'licences',
    at: '/licences',
    height: 1400,
    bring: (page) => bringToTop(page.getByRole('table')),
    covers: ['site/pages/sections.tsx'],
  },
  {
    name: 'press',
    at: '/press',
    height: 2400,
    covers: ['site/pages/sections.tsx'],
  },
  { name: 'hero', at: '/our-presence', covers: ['site/layout/page-hero.tsx'] },
  {
    name: 'link-copied',
    at: '{jobPath}',
    bring: async (page) => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = async () => undefined;
      });
      await press(page, 'Copy the link');
      await page.getByText('Copied').waitFor();
      await page.mouse.move(0, 0);
    },
    crop: (page) => page.locator('.share'),
    covers: ['site/pages/share-links.tsx'],
  },
  {
    name: 'job',
    at: '{jobPath}',
    height: 1600,
    crop: (page) => page.locator('.job'),
    bring: (page) => bringToTop(page.locator('.job')),
    covers: ['site/pages/job-opening.tsx', 'site/pages/job-facts.tsx', 'site/pages/apply-link.tsx'],
  },
  {
    name: 'job-closed',
    at: '{closedPath}',
    errors: FAILED,
    crop: heroText,
    covers: ['site/pages/job-opening.tsx'],
  },
  { name: 'confirmation', crop: heroText, at: '/confirm/{confirm}', covers: ['site/pages/confirmation.tsx'] },
  {
    name: 'confirmation-unknown',
    crop: heroText,
    at: '/confirm/nothing',
    errors: FAILED,
    covers: ['site/pages/confirmation.tsx'],
  },
  { name: 'not-found', crop: heroText, at: '/nowhere', errors: FAILED, covers: ['site/pages/not-found.tsx'] },
  {
    name: 'page-that-broke',
    crop: heroText,
    at: '/accessibility',
    errors: /./,
    bring: async (page) => {
      await page.route(/\/assets\/sections-[^/]+\.js$/, (route) => route.abort());
      await page.goto('/training');
      await page.getByText('This page could not be shown').waitFor();
    },
    covers: ['site/pages/error.tsx'],
  },
  { name: 'empty-page', at: '/e-surveillance_5', covers: ['site/pages/empty.tsx'] },
  { name: 'under-construction', at: '/login', widths: [390], covers: ['site/pages/picture-only.tsx'] },
];

// The staff area -------------------------------------------------------------------------------------------------

const PASSWORD = 'four-unrelated quartz 7 llamas';
const item = (page: Page) => page.getByRole('article');
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

const door: PictureState[] = [
  {
    name: 'staff-sign-in',
    at: '/staff',
    errors: FAILED,
    covers: ['staff/sign-in/password-step.tsx', 'staff/ui/staff-form.tsx'],
  },
  {
    name: 'staff-sign-in-refused',
    at: '/staff',
    errors: FAILED,
    bring: async (page) => {
      await page.getByLabel('E-mail').fill('nobody@guardhouse.example');
      await page.getByLabel('Password', { exact: true }).fill('wrong');
      await press(page, /^Show/);
      await press(page, 'Continue');
      await page.getByRole('alert').waitFor();
    },
    covers: ['staff/ui/text-input.tsx', 'staff/ui/call-state.tsx'],
  },
  {
    name: 'staff-sign-in-code',
    at: '/staff',
    errors: FAILED,
    bring: async (page) => {
      await page.getByLabel('E-mail').fill('meera@guardhouse.example');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await press(page, 'Continue');
      await page.getByRole('textbox', { name: 'Code' }).waitFor();
    },
    covers: ['staff/sign-in/code-step.tsx', 'staff/ui/text-input.tsx'],
  },
  {
    name: 'staff-lost-phone',
    at: '/staff',
    errors: FAILED,
    bring: async (page) => {
      await answer(page, 'signIn.withPassword', { next: 'code' });
      await answer(page, 'signIn.withRecoveryCode', {});
      await page.getByLabel('E-mail').fill('meera@guardhouse.example');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await press(page, 'Continue');
      await press(page, 'Use a recovery code');
      await page.getByRole('textbox', { name: 'Recovery code' }).fill('abcd-efgh');
      await press(page, 'Sign in');
      await page.getByText('Have you lost your phone?').waitFor();
    },
    covers: ['staff/sign-in/recovered-step.tsx'],
  },
  {
    name: 'staff-invitation',
    at: '/staff/invitation#{invitation}',
    bring: (page) => page.getByLabel('Your name').waitFor(),
    covers: ['staff/sign-in/invitation-screen.tsx', 'staff/ui/new-password-input.tsx'],
  },
  {
    name: 'staff-invitation-used',
    at: '/staff/invitation#nothing',
    errors: FAILED,
    bring: (page) => page.getByText('This invitation cannot be used').waitFor(),
    covers: ['staff/sign-in/invitation-screen.tsx', 'staff/ui/button.tsx'],
  },
  {
    name: 'staff-second-factor',
    at: '/staff/invitation#{invitation}',
    bring: async (page) => {
      await answer(page, 'enrolment.accept', {});
      await answer(page, 'enrolment.start', {
        uri: 'otpauth://totp/Guardhouse:asha?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Guardhouse',
        recoveryCodes: Array.from({ length: 8 }, (_, index) => `abcd${index}-efgh${index}`),
      });
      await page.getByLabel('Your name').fill('Asha Menon');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await press(page, 'Continue to the second factor');
      await page.getByTestId('secret').waitFor();
    },
    covers: [
      'staff/sign-in/enrol-step.tsx',
      'staff/sign-in/confirm-secret.tsx',
      'staff/ui/qr-code.tsx',
      'staff/ui/copy-button.tsx',
    ],
  },
  {
    name: 'staff-recovery-codes',
    who: 'owner',
    at: '/staff/account',
    bring: async (page) => {
      await answer(page, 'ownAccount.renewRecoveryCodes', {
        recoveryCodes: Array.from({ length: 8 }, (_, index) => `abcd${index}-efgh${index}`),
      });
      const form = page.getByRole('form', { name: 'Recovery codes' });
      await form.getByLabel('Your password').fill(PASSWORD);
      await form.getByLabel('Code').fill('123456');
      await press(form, 'Create new codes');
      await page.locator('.codes').waitFor();
      await page.getByLabel('I have saved these codes').check();
    },
    crop: (page) => page.locator('.codes'),
    covers: [
      'staff/sign-in/recovery-codes.tsx',
      'staff/account/new-recovery-codes.tsx',
      'staff/ui/copy-button.tsx',
    ],
  },
];

const openItem = async (page: Page, reference = 'CB-') => {
  await page.locator(`[data-reference^="${reference}"]`).last().getByRole('link').click();
  await item(page).waitFor();
};
const inboxCovers = [
  'staff/inbox/inbox-list.tsx',
  'staff/inbox/inbox-row.tsx',
  'staff/inbox/inbox-tools.tsx',
];
const itemCovers = [
  'staff/inbox/item-bar.tsx',
  'staff/inbox/inbox-item-pane.tsx',
  'staff/inbox/item-body.tsx',
];
const inInbox = (state: Omit<PictureState, 'who' | 'at'> & { at?: string }): PictureState => ({
  who: 'sales',
  at: '/staff/inbox',
  ...state,
});

/** Names and words with marks high above and far below their letters. */
const inHindi = [
  ['CB-7F3K90', 'श्रीमती ऋतु कुँवर', 'कृष्णा मिल्स, औरंगाबाद'],
  ['CB-7F3K91', 'हर्षवर्धन ठाकुर', 'दो गेट, दिन और रात'],
].map(([reference, name, about]) => ({
  ...{ reference, name, about, kind: 'contact', locale: 'hi-IN', flags: [], assignee: null, version: 1 },
  ...{ submittedAt: '2026-11-22T04:30:00.000Z', status: 'new' },
}));

const inbox: PictureState[] = [
  inInbox({
    name: 'staff-inbox',
    bring: waitFor('[data-reference]'),
    covers: [
      ...inboxCovers,
      'staff/inbox/search-field.tsx',
      'staff/layout/sidebar.tsx',
      'staff/layout/frame.tsx',
      'staff/inbox/export-link.tsx',
    ],
  }),
  inInbox({
    name: 'staff-inbox-item',
    height: 1100,
    bring: (page) => openItem(page),
    covers: [...itemCovers, 'staff/inbox/note-form.tsx', 'staff/inbox/note-entry.tsx'],
  }),
  {
    name: 'staff-inbox-application',
    who: 'recruiter',
    at: '/staff/inbox',
    bring: (page) => openItem(page, 'JA-'),
    covers: ['staff/resume/resume-link.tsx', 'staff/inbox/item-body.tsx'],
  },
  inInbox({
    name: 'staff-inbox-status-menu',
    bring: async (page) => {
      await openItem(page);
      await item(page)
        .getByRole('button', { name: /^Status/ })
        .click();
    },
    crop: (page) => [page.locator('.item-bar'), page.getByRole('menu')],
    covers: ['staff/inbox/status-menu.tsx', 'staff/ui/menu.tsx'],
  }),
  inInbox({
    name: 'staff-inbox-assign-menu',
    bring: async (page) => {
      await openItem(page);
      await item(page)
        .getByRole('button', { name: /^Assigned to/ })
        .click();
    },
    crop: (page) => [page.locator('.item-bar'), page.getByRole('menu')],
    covers: ['staff/inbox/assign-menu.tsx', 'staff/ui/menu.tsx'],
  }),
  inInbox({
    name: 'staff-inbox-filters',
    at: '/staff/inbox?kind=contact&city=Pune',
    bring: async (page) => {
      await press(page, 'Filters');
      await page.getByRole('form', { name: 'Filters' }).waitFor();
    },
    crop: (page) => page.locator('.inbox__list'),
    covers: ['staff/inbox/filter-fields.tsx', 'staff/inbox/filter-chips.tsx'],
  }),
  inInbox({
    name: 'staff-inbox-language',
    at: '/staff/inbox?locale=hi-IN',
    bring: async (page) => {
      await answer(page, 'inbox.list', { entries: inHindi, next: null });
      await page.reload();
      await page.locator('.language-badge').first().waitFor();
      await press(page, 'Filters');
      await page.getByRole('form', { name: 'Filters' }).waitFor();
    },
    crop: (page) => page.locator('.inbox__list'),
    covers: ['staff/inbox/filter-fields.tsx', 'staff/inbox/filter-chips.tsx', 'staff/ui/language-badge.tsx'],
  }),
  inInbox({
    name: 'staff-inbox-nothing',
    at: '/staff/inbox#nobody-has-this-name',
    bring: (page) => page.getByText('No results').waitFor(),
    covers: inboxCovers,
  }),
  inInbox({
    name: 'staff-inbox-suspects',
    bring: async (page) => {
      await press(page, 'Suspected spam');
      await page.getByRole('button', { name: 'Suspected spam', pressed: true }).waitFor();
      await page.locator('.inbox__list .empty-state').waitFor();
    },
    crop: (page) => page.locator('.inbox__list'),
    covers: inboxCovers,
  }),
  inInbox({
    name: 'staff-inbox-failed',
    errors: FAILED,
    bring: async (page) => {
      await fail(page, 'inbox.list', 400);
      await page.reload();
      await page.getByText('The list could not be loaded').waitFor();
    },
    covers: inboxCovers,
  }),
  inInbox({
    name: 'staff-inbox-views',
    bring: async (page) => {
      await press(page, /^Views/);
      await page.getByRole('menu').waitFor();
    },
    crop: (page) => page.locator('.inbox__list'),
    covers: ['staff/inbox/saved-views.tsx', 'staff/ui/menu.tsx'],
  }),
  inInbox({
    name: 'staff-inbox-save-view',
    bring: async (page) => {
      await press(page, /^Views/);
      await page.getByRole('menuitemradio', { name: 'Save this list as a view' }).click();
      await modal(page).waitFor();
    },
    crop: modal,
    covers: ['staff/inbox/saved-views.tsx', 'staff/inbox/audience-input.tsx', 'staff/ui/modal.tsx'],
  }),
  inInbox({
    name: 'staff-inbox-remove-views',
    bring: async (page) => {
      await press(page, /^Views/);
      await page.getByRole('menuitemradio', { name: 'Manage views' }).click();
      await modal(page).waitFor();
    },
    crop: modal,
    covers: ['staff/inbox/saved-views.tsx', 'staff/inbox/manage-views.tsx'],
  }),
  inInbox({
    name: 'staff-shortcuts',
    bring: openModal('Keyboard shortcuts'),
    crop: modal,
    covers: ['staff/inbox/shortcuts-help.tsx', 'staff/layout/help-key.tsx'],
  }),
  inInbox({
    name: 'staff-inbox-chosen',
    bring: async (page) => {
      for (const at of [0, 1]) await page.locator('.inbox-row__choose input').nth(at).check();
      await press(page.getByRole('toolbar'), /^Status/);
      await page.getByRole('menu').waitFor();
    },
    crop: (page) => page.locator('.inbox__list'),
    covers: ['staff/inbox/selection-bar.tsx', 'staff/inbox/inbox-row.tsx', 'staff/ui/menu.tsx'],
  }),
  inInbox({
    name: 'staff-note-edited',
    bring: async (page) => {
      await openItem(page);
      await press(item(page), /^Edit/);
      await page.getByRole('form', { name: 'Edit your note' }).waitFor();
    },
    crop: (page) => page.locator('.item-history'),
    covers: ['staff/inbox/note-entry.tsx'],
  }),
  inInbox({
    name: 'staff-note-deleted',
    bring: async (page) => {
      await openItem(page);
      await press(item(page), /^Delete/);
      await notice(page).waitFor();
      // How far the click had scrolled depends on what of the item had come by then, and shines through the veil.
      await page.evaluate(() => {
        for (const element of document.querySelectorAll('*')) element.scrollTop = 0;
      });
    },
    crop: notice,
    covers: ['staff/ui/notices.ts'],
  }),
  inInbox({
    name: 'staff-note-written',
    bring: async (page) => {
      await openItem(page);
      await item(page).getByRole('textbox', { name: 'Note' }).fill('She prefers to be rung before noon.');
    },
    crop: (page) => page.locator('.note-form'),
    covers: ['staff/inbox/note-form.tsx'],
  }),
  inInbox({
    name: 'staff-note-waits',
    errors: /./,
    bring: async (page) => {
      await openItem(page);
      await page.route('**/inbox.addNote*', (route) => route.abort());
      await item(page).getByRole('textbox', { name: 'Note' }).fill('She prefers to be rung before noon.');
      await press(item(page), 'Add note');
      await page.getByText('The server does not answer.').waitFor();
    },
    crop: (page) => page.locator('.note-form'),
    covers: ['staff/ui/call-state.tsx'],
  }),
  inInbox({
    name: 'staff-offline',
    errors: /./,
    bring: async (page) => {
      await openItem(page);
      await page.evaluate(() => dispatchEvent(new Event('offline')));
      await page.getByText('No connection.').waitFor();
    },
    covers: ['staff/layout/connection-note.tsx'],
  }),
  inInbox({
    name: 'staff-session-ends',
    bring: async (page) => {
      await answer(page, 'sessionTime.read', { secondsLeft: 240, canStay: true });
      await page.reload();
      await page.getByText('You will be signed out').waitFor();
    },
    covers: ['staff/layout/session-end.tsx'],
  }),
  inInbox({
    name: 'staff-told',
    bring: async (page) => {
      await answer(page, 'inbox.setStatus', {
        changed: [{ reference: 'QT-7F3K03', version: 9 }],
        skipped: [],
      });
      await openItem(page, 'QT-');
      await item(page)
        .getByRole('button', { name: /^Status/ })
        .click();
      await page.getByRole('menuitemradio', { name: 'Answered' }).click();
      await keepToast(page);
    },
    crop: notice,
    covers: ['staff/ui/notices.ts'],
  }),
  inInbox({
    name: 'staff-row-hover',
    widths: [1440],
    bring: (page) => hover(first(page, '[data-reference]')),
    crop: (page) => first(page, '[data-reference]'),
    covers: ['staff/inbox/inbox-row.tsx'],
  }),
  inInbox({
    name: 'staff-button-hover',
    widths: [1440],
    bring: (page) => hover(page.getByRole('button', { name: 'Filters' })),
    crop: (page) => page.locator('.inbox-tools__search'),
    covers: ['staff/ui/button.tsx'],
  }),
  inInbox({
    name: 'staff-button-focus',
    bring: (page) => focus(page, page.getByRole('button', { name: 'Filters' })),
    crop: (page) => page.locator('.inbox-tools__search'),
    covers: ['staff/ui/button.tsx'],
  }),
  inInbox({
    name: 'staff-menu-link-hover',
    widths: [1440],
    bring: (page) => hover(page.getByRole('link', { name: 'Mail' })),
    crop: (page) => page.locator('.desk__side nav'),
    covers: ['staff/layout/sidebar.tsx'],
  }),
  inInbox({
    name: 'staff-search-focus',
    bring: (page) => focus(page, page.getByRole('searchbox')),
    crop: (page) => page.locator('.inbox-tools__search'),
    covers: ['staff/inbox/search-field.tsx'],
  }),
  inInbox({
    name: 'staff-item-corrected',
    bring: async (page) => {
      await change<{ correctedEmails: string[] }>(page, 'inbox.open', (item) => ({
        ...item,
        correctedEmails: ['asha.menon@example.com'],
      }));
      await openItem(page);
    },
    crop: (page) => page.locator('.item-facts'),
    covers: ['staff/conversation/contact-links.tsx'],
  }),
  {
    name: 'staff-menu-more',
    who: 'owner',
    at: '/staff/account',
    widths: [1440],
    height: 560,
    bring: waitFor('.desk__side .side-menu__more'),
    crop: (page) => page.locator('.desk__side'),
    covers: ['staff/layout/sidebar.tsx', 'staff/layout/waiting-count.tsx'],
  },
  {
    name: 'staff-drawer',
    who: 'owner',
    at: '/staff/account',
    widths: [390],
    bring: async (page) => {
      await press(page, /^Open the menu/);
      await modal(page).waitFor();
    },
    covers: ['staff/layout/phone-bar.tsx', 'staff/layout/sidebar.tsx'],
  },
];

/** The message of a preview's window, in which no script runs. */
const NOTHING_RUNS = /^Blocked script execution/;
const owners = (state: Omit<PictureState, 'who'>): PictureState => ({ who: 'owner', ...state });
const office: PictureState[] = [
  owners({
    name: 'staff-mail',
    at: '/staff/mail',
    bring: waitFor('table'),
    covers: ['staff/mail/mail-screen.tsx', 'staff/mail/mail-row.tsx'],
  }),
  owners({
    name: 'staff-mail-failed',
    at: '/staff/mail?state=parked',
    bring: async (page) => {
      await page.getByText('Technical details').first().click();
      await page.locator('.mail-cause details[open]').waitFor();
      await page.mouse.move(0, 0);
    },
    covers: ['staff/mail/mail-cause.tsx', 'staff/mail/mail-row.tsx'],
  }),
  owners({
    name: 'staff-mail-nothing',
    at: '/staff/mail?state=sent',
    bring: waitFor('.empty-state'),
    covers: ['staff/mail/mail-screen.tsx'],
  }),
  owners({
    name: 'staff-jobs',
    at: '/staff/jobs',
    bring: waitFor('table'),
    covers: ['staff/jobs/jobs-screen.tsx', 'staff/content/list-tools.tsx'],
  }),
  owners({
    name: 'staff-jobs-open',
    at: '/staff/jobs?show=open',
    bring: waitFor('table'),
    covers: ['staff/jobs/jobs-screen.tsx', 'staff/ui/more-button.tsx'],
  }),
  owners({
    name: 'staff-jobs-devanagari',
    at: '/staff/jobs?show=open',
    bring: async (page) => {
      const hindi = { OpenPosition: 'रात का सुरक्षा गार्ड', Location: 'सतना, मध्य प्रदेश' };
      await change<{ jobs: object[] }>(page, 'jobs.list', (list) => ({
        ...list,
        jobs: list.jobs.slice(0, 4).map((job, at) => (at % 2 === 0 ? { ...job, ...hindi } : job)),
      }));
      await page.reload();
      await page.getByText(hindi.OpenPosition).first().waitFor();
    },
    covers: ['staff/ui/written.tsx', 'staff/ui/language-of-text.ts'],
  }),
  owners({
    name: 'staff-jobs-nothing',
    at: '/staff/jobs?show=open&search=astronaut',
    bring: waitFor('.empty-state'),
    covers: ['staff/content/list-tools.tsx'],
  }),
  owners({
    name: 'staff-job-new',
    at: '/staff/jobs/new',
    covers: ['staff/jobs/job-fields.tsx', 'staff/ui/text-input.tsx'],
  }),
  owners({
    name: 'staff-job-new-hindi',
    at: '/staff/jobs/new',
    bring: async (page) => {
      await page.getByLabel('Open Position', { exact: true }).fill('Night Guard');
      await page.getByLabel('Description', { exact: true }).fill('Walks round the depot twice a shift.');
      await page.getByLabel('Open Position in Hindi').fill('रात का सुरक्षा गार्ड');
      await page.getByText('1 missing').waitFor();
      await bringToTop(page.locator('.translation'));
    },
    crop: (page) => page.locator('.translation'),
    covers: ['staff/jobs/new-job-screen.tsx', 'staff/jobs/job-translations.tsx'],
  }),
  owners({
    name: 'staff-job-new-errors',
    at: '/staff/jobs/new',
    height: 1400,
    errors: FAILED,
    bring: async (page) => {
      await press(page, 'Save for approval');
      await page.locator('.field--error').first().waitFor();
    },
    covers: ['staff/ui/staff-form.tsx', 'staff/jobs/job-fields.tsx'],
  }),
  owners({
    name: 'staff-job',
    errors: NOTHING_RUNS,
    at: '/staff/jobs/{pending}',
    bring: (page) => page.getByText('As the public will see it').waitFor(),
    mask: (page) => [page.locator('iframe')],
    covers: ['staff/jobs/job-actions.tsx', 'staff/content/preview-frame.tsx'],
  }),
  owners({
    name: 'staff-job-approve',
    errors: NOTHING_RUNS,
    at: '/staff/jobs/{pending}',
    bring: openModal('Approve'),
    crop: modal,
    covers: ['staff/jobs/job-dialogs.tsx', 'staff/jobs/last-day-input.tsx'],
  }),
  owners({
    name: 'staff-job-reject',
    errors: NOTHING_RUNS,
    at: '/staff/jobs/{pending}',
    bring: openModal('Reject'),
    crop: modal,
    covers: ['staff/jobs/job-dialogs.tsx', 'staff/ui/text-input.tsx'],
  }),
  owners({
    name: 'staff-job-close',
    errors: NOTHING_RUNS,
    at: '/staff/jobs/{job}',
    bring: openQuestion('Close'),
    crop: notice,
    covers: ['staff/ui/notices.ts'],
  }),
  owners({
    name: 'staff-job-edit',
    at: '/staff/jobs/{job}?edit=true',
    bring: (page) => page.getByRole('form', { name: 'Job' }).waitFor(),
    covers: ['staff/jobs/job-editor.tsx', 'staff/jobs/last-day-input.tsx'],
  }),
  owners({
    name: 'staff-job-draft-restored',
    at: '/staff/jobs/{job}?edit=true',
    bring: async (page) => {
      await page.getByLabel('Skills', { exact: true }).fill('Rowing');
      await page.reload();
      await page.getByText('Your unsaved changes have been restored.').waitFor();
    },
    crop: (page) => page.locator('.note'),
    covers: ['staff/content/draft-notes.tsx', 'staff/content/note.tsx'],
  }),
  owners({
    name: 'staff-job-conflict',
    at: '/staff/jobs/{job}?edit=true',
    height: 1200,
    errors: FAILED,
    bring: async (page) => {
      await page.getByLabel('Skills', { exact: true }).fill('Rowing, signals, first aid');
      await change(page, 'jobs.find', (job) => ({
        ...job,
        version: job.version + 1,
        values: { ...job.values, skills: 'Rowing, signals, keeping the log' },
      }));
      await fail(page, 'jobs.update', 409);
      await press(page, /^Save/);
      await page.locator('.conflict').waitFor();
    },
    crop: (page) => page.locator('.conflict'),
    covers: ['staff/content/conflict.tsx', 'staff/content/text-difference.tsx'],
  }),
  owners({
    name: 'staff-applicants',
    at: '/staff/jobs/{job}/applicants',
    bring: waitFor('.board'),
    covers: [
      'staff/applicants/applicants-screen.tsx',
      'staff/applicants/applicants-filters.tsx',
      'staff/applicants/applicant-facts.tsx',
      'staff/applicants/board.tsx',
      'staff/hiring/stage-menu.tsx',
      'staff/resume/resume-link.tsx',
      'staff/resume/read-link.tsx',
      'staff/ui/filter-inputs.tsx',
    ],
  }),
  owners({
    name: 'staff-applicants-selected',
    at: '/staff/jobs/{job}/applicants?show=table',
    bring: async (page) => {
      await page.locator('table').waitFor();
      await page.locator('.applicant-tick input').first().check();
      await page.getByRole('toolbar').waitFor();
    },
    covers: ['staff/applicants/applicants-bar.tsx', 'staff/applicants/stage-counts.tsx'],
  }),
  owners({
    name: 'staff-applicant-rejected',
    at: '/staff/jobs/{job}/applicants',
    bring: async (page) => {
      await page
        .getByRole('button', { name: /^Stage of/ })
        .first()
        .click();
      await page.getByRole('menuitemradio', { name: 'Rejected' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Move to Rejected' }).click();
      await page.getByText('Reason must not be blank').waitFor();
    },
    covers: ['staff/hiring/use-ask-reason.tsx'],
  }),
  owners({
    name: 'staff-applicant-city',
    at: '/staff/inbox',
    bring: async (page) => {
      await page.locator('[data-reference^="JA-"]').first().getByRole('link').click();
      await press(page, 'Note the city');
      await modal(page).getByRole('combobox', { name: 'City' }).fill('Navi Mumbai');
    },
    covers: ['staff/inbox/applicant-city.tsx'],
  }),
  owners({
    name: 'staff-hiring-stages',
    at: '/staff/hiring-stages',
    bring: waitFor('.stages'),
    covers: ['staff/hiring/stages-form.tsx'],
  }),
  owners({
    name: 'staff-blogs',
    at: '/staff/blogs',
    bring: waitFor('.blogs__row'),
    covers: ['staff/blogs/blogs-screen.tsx'],
  }),
  owners({
    name: 'staff-blog-new',
    at: '/staff/blogs/new',
    covers: ['staff/blogs/blog-editor.tsx', 'staff/blogs/picture-input.tsx'],
  }),
  owners({
    name: 'staff-blog',
    at: '/staff/blogs/{draft}',
    height: 1400,
    covers: ['staff/blogs/blog-editor.tsx', 'staff/blogs/markdown-input.tsx', 'staff/blogs/blog-actions.tsx'],
  }),
  owners({
    name: 'staff-blog-hindi-outdated',
    at: '/staff/blogs/{draft}',
    bring: async (page) => {
      await page.getByLabel('Title in Hindi', { exact: true }).fill('Raat ki gasht');
      await page.getByLabel('Title', { exact: true }).fill('Rounds at night');
      await page.getByText('1 outdated').waitFor();
      await bringToTop(page.locator('.translation'));
    },
    crop: (page) => page.locator('.translation'),
    covers: ['staff/content/translation-fields.tsx', 'staff/content/translated-texts.ts'],
  }),
  owners({
    name: 'staff-blog-preview',
    at: '/staff/blogs/{draft}',
    widths: [390],
    bring: (page) => press(page, 'Preview'),
    covers: ['staff/blogs/blog-preview.tsx', 'staff/blogs/blog-editor.tsx'],
  }),
  owners({
    name: 'staff-blog-mark-focus',
    at: '/staff/blogs/{draft}',
    bring: (page) => focus(page, page.getByRole('button', { name: 'Bold' }).first()),
    crop: (page) => page.getByRole('toolbar').first(),
    covers: ['staff/blogs/markdown-input.tsx'],
  }),
  owners({
    name: 'staff-blog-publish',
    at: '/staff/blogs/{draft}',
    bring: openModal('Publish…'),
    crop: modal,
    covers: ['staff/blogs/publish-dialog.tsx'],
  }),
  owners({
    name: 'staff-blog-schedule',
    at: '/staff/blogs/{draft}',
    bring: async (page) => {
      await openModal('Publish…')(page);
      await modal(page).getByText('Schedule', { exact: true }).click();
      await page.getByLabel('Day and time').waitFor();
    },
    crop: modal,
    covers: ['staff/blogs/publish-dialog.tsx'],
  }),
  owners({
    name: 'staff-blog-withdraw',
    at: '/staff/blogs/1',
    bring: openQuestion('Withdraw'),
    crop: notice,
    covers: ['staff/ui/notices.ts'],
  }),
  owners({
    name: 'staff-compliance',
    at: '/staff/compliance',
    bring: waitFor('table'),
    covers: ['staff/compliance/compliance-screen.tsx'],
  }),
  owners({
    name: 'staff-compliance-add',
    at: '/staff/compliance',
    bring: openModal('Add a document'),
    crop: modal,
    covers: ['staff/compliance/new-document-dialog.tsx', 'staff/compliance/document-fields.tsx'],
  }),
  owners({
    name: 'staff-document',
    at: '/staff/compliance/1',
    bring: waitFor('.versions'),
    covers: ['staff/compliance/document-screen.tsx', 'staff/compliance/versions.tsx'],
  }),
  owners({
    name: 'staff-document-version',
    at: '/staff/compliance/1',
    bring: openModal('New version'),
    crop: modal,
    covers: ['staff/compliance/document-dialogs.tsx', 'staff/compliance/document-fields.tsx'],
  }),
  owners({
    name: 'staff-document-rename',
    at: '/staff/compliance/1',
    bring: openModal('Rename'),
    crop: modal,
    covers: ['staff/compliance/document-dialogs.tsx'],
  }),
  owners({
    name: 'staff-document-withdraw',
    at: '/staff/compliance/1',
    bring: openQuestion('Withdraw'),
    crop: notice,
    covers: ['staff/ui/notices.ts'],
  }),
  owners({
    name: 'staff-members',
    at: '/staff/members',
    bring: waitFor('table'),
    covers: [
      'staff/members/members-screen.tsx',
      'staff/members/member-row.tsx',
      'staff/members/invitations.tsx',
    ],
  }),
  owners({
    name: 'staff-members-invite',
    at: '/staff/members',
    bring: openModal('Invite a member'),
    crop: modal,
    covers: ['staff/members/invite-dialog.tsx'],
  }),
  owners({
    name: 'staff-members-invited',
    at: '/staff/members',
    bring: async (page) => {
      await answer(page, 'members.invite', {
        link: 'https://guardhouse.example/staff/invitation#one-of-many',
        mailed: false,
      });
      await openModal('Invite a member')(page);
      await page.getByLabel('E-mail').fill('ravi@guardhouse.example');
      await press(modal(page), 'Create link');
      await page.getByLabel('Invitation link').waitFor();
    },
    crop: modal,
    covers: ['staff/members/invite-dialog.tsx', 'staff/ui/copy-button.tsx'],
  }),
  owners({
    name: 'staff-members-disable',
    at: '/staff/members',
    bring: async (page) => {
      await press(rowOf(page, 'Arjun'), 'Disable');
      await notice(page).waitFor();
    },
    covers: ['staff/ui/notices.ts', 'staff/members/member-row.tsx'],
  }),
  owners({
    name: 'staff-people',
    at: '/staff/people',
    bring: waitFor('.data-request'),
    covers: [
      'staff/people/data-requests.tsx',
      'staff/people/data-request-card.tsx',
      'staff/people/find-person.tsx',
    ],
  }),
  ...(['', 'export', 'erase'] as const).map((act) =>
    owners({
      name: act === '' ? 'staff-person-found' : `staff-person-${act}`,
      at: '/staff/people',
      bring: async (page) => {
        await page.getByLabel('E-mail or phone').fill('asha@example.com');
        await press(page, 'Find');
        await page.getByRole('region', { name: 'Search result' }).waitFor();
        if (act === 'export') await openModal('Export as ZIP')(page);
        if (act === 'erase') await openModal('Erase')(page);
      },
      ...(act !== '' && { crop: modal }),
      covers:
        act === ''
          ? ['staff/people/found-person.tsx']
          : [`staff/people/${act}-dialog.tsx`, 'staff/people/verification-input.tsx'],
    }),
  ),
  owners({
    name: 'staff-code-asked-again',
    at: '/staff/people',
    errors: FAILED,
    bring: async (page) => {
      await page.getByLabel('E-mail or phone').fill('asha@example.com');
      await press(page, 'Find');
      await openModal('Export as ZIP')(page);
      await modal(page).getByRole('combobox').selectOption('in-person');
      await page.route('**/staff/files/person', (route) =>
        route.fulfill({ status: 403, json: { needs: 'code' } }),
      );
      await press(modal(page), 'Download ZIP');
      await page.getByText('Enter your code again').waitFor();
    },
    crop: (page) => modal(page).last(),
    covers: ['staff/code/code-dialog.tsx'],
  }),
  owners({
    name: 'staff-retention',
    at: '/staff/retention',
    bring: async (page) => {
      await press(page, 'Count now');
      await page.getByRole('region', { name: 'Due for removal today' }).getByText('Applications').waitFor();
    },
    covers: ['staff/retention/retention-screen.tsx'],
  }),
  owners({
    name: 'staff-audit',
    at: '/staff/audit?from=2020-01-01&until=2020-01-02',
    bring: waitFor('.audit-filters'),
    covers: ['staff/audit/audit-filters.tsx'],
  }),
  owners({
    name: 'staff-audit-lines',
    // The log also has lines about what the earlier states have read.
    at: '/staff/audit?subject={item}&action=status%20set',
    bring: waitFor('tbody tr'),
    covers: ['staff/audit/audit-lines.tsx'],
  }),
  owners({
    name: 'staff-account',
    at: '/staff/account',
    bring: waitFor('table'),
    covers: ['staff/account/sessions.tsx', 'staff/account/change-password.tsx'],
  }),
  owners({
    name: 'staff-account-end-sessions',
    at: '/staff/account',
    bring: openModal('End all others'),
    crop: modal,
    covers: ['staff/account/end-sessions-dialog.tsx'],
  }),
  owners({
    name: 'staff-account-password-refused',
    at: '/staff/account',
    errors: FAILED,
    bring: async (page) => {
      const form = page.getByRole('form', { name: 'Password' });
      await form.getByLabel('Current password').fill('not this one');
      await form.getByLabel('New password').fill('short');
      await press(form, 'Change password');
      await form.locator('.field--error').first().waitFor();
    },
    crop: (page) => page.getByRole('form', { name: 'Password' }),
    covers: ['staff/account/change-password.tsx', 'staff/ui/staff-form.tsx'],
  }),
  {
    name: 'staff-not-for-role',
    who: 'editor',
    at: '/staff/audit',
    bring: waitFor('.empty-state'),
    covers: ['staff/layout/no-screen.tsx'],
  },
  owners({
    name: 'staff-away',
    at: '/staff/account',
    errors: /./,
    bring: async (page) => {
      await fail(page, 'ownAccount.who', 400);
      await page.reload();
      await page.getByText('could not be loaded').waitFor();
    },
    covers: ['staff/layout/no-screen.tsx'],
  }),
];

for (const state of looks) if (state.at === '/nowhere') state.errors = FAILED;

const screens: PictureState[] = [
  ...menus,
  ...drawers,
  ...frame,
  ...panels,
  ...forms,
  ...sending,
  ...fieldStates,
  ...looks,
  ...tables,
  ...parts,
  ...door,
  ...starts,
  ...inbox,
  ...resumes,
  ...roles,
  ...movingOuts,
  ...replies,
  ...quotations,
  ...samePersons,
  ...waiting,
  ...columns,
  ...office,
  ...editor,
  ...hindi,
  ...movingIn,
  ...movingBacks,
];

export const states: PictureState[] = [...screens, ...guidePictures(screens)];
