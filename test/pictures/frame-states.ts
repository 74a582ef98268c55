import type { Page } from 'playwright-core';
import { bringToTop, focus, hover, menuOf, openDrawer } from './acts.ts';
import { BOTH, FAILED, PHONE, type PictureState, PLAIN, state, WIDE } from './state.ts';

const openMenu = (page: Page, label: string) => menuOf(page, label).locator('summary').click();

/** A menu that hangs from the bar. */
const menu = (name: string, label: string): PictureState =>
  state(
    name,
    WIDE,
    { at: PLAIN, crop: (page) => [page.getByRole('banner'), menuOf(page, label).locator('.menu, .mega')] },
    (page) => openMenu(page, label),
  );

/** The header, its menus and the drawer, and the footer. */
const frame: PictureState[] = [
  menu('menu-our-services', 'OUR SERVICES'),
  menu('menu-about-us', 'ABOUT US'),
  state('drawer-our-services', PHONE, { at: PLAIN }, (page) => openDrawer(page, 'OUR SERVICES')),
  state('drawer', PHONE, { at: PLAIN }, (page) => openDrawer(page)),
  state('menu-item-hover', WIDE, { at: PLAIN, crop: '.mega__list >> nth=0' }, async (page) => {
    await openMenu(page, 'OUR SERVICES');
    await hover(page.getByRole('link', { name: 'Hospital' }).first());
  }),
  state('menu-item-focus', WIDE, { at: PLAIN, crop: ['role=banner', '.menu:has(a:focus)'] }, async (page) => {
    await menuOf(page, 'KNOWLEDGE CENTER').locator('summary').focus();
    await page.keyboard.press('ArrowDown');
    await page.locator('.menu a:focus').waitFor();
  }),
  state(
    'header-scrolled',
    PHONE,
    { at: '/training', crop: ['role=banner', 'role=navigation[name="On this page"]'] },
    (page) => page.evaluate(() => scrollTo(0, 1200)),
  ),
  state(
    'skip-link-focus',
    PHONE,
    { at: PLAIN, crop: ['role=link[name=/^Skip to/]', 'role=banner'] },
    (page) => page.keyboard.press('Tab'),
  ),
  state('utility-bar-and-tabs', BOTH, { at: PLAIN }),
  state('footer', BOTH, { at: PLAIN, height: 1500, crop: 'role=contentinfo' }, (page) =>
    bringToTop(page.getByRole('contentinfo')),
  ),
  state('closing-band', PHONE, { at: '/accessibility', crop: '.closing' }, (page) =>
    page.locator('.closing').scrollIntoViewIfNeeded(),
  ),
];

/** Whether the first of these is hovered or focused, where, which it is, and what of the page is pictured around it. */
const looked: [string, 'hover' | 'focus', string, string, string?][] = [
  ['button-navy', 'hover', '/nowhere', 'main .btn:not(.btn--accent, .btn--line)'],
  ['button-navy', 'focus', '/nowhere', 'main .btn:not(.btn--accent, .btn--line)'],
  ['button-accent', 'hover', '/accessibility', '.quote .btn--accent'],
  ['button-line', 'hover', '/e-surveillanceOMS', 'main .btn--line'],
  ['action-link', 'hover', '/nowhere', 'main .link'],
  ['side-tab', 'hover', '/accessibility', '.side-tab'],
  ['side-tab', 'focus', '/accessibility', '.side-tab'],
  ['service-card', 'hover', '/', '.cards .card'],
  ['service-card', 'focus', '/', '.cards .card'],
  ['position-row', 'hover', '/', '.position a', '.position'],
  ['gallery-tile', 'hover', '/gallery', '.gallery a', '.gallery li'],
  ['gallery-tile', 'focus', '/gallery', '.gallery a', '.gallery li'],
  ['gallery-tab', 'hover', '/gallery', '.tabs a:not([aria-current])', '.tabs'],
  ['table-head', 'focus', '/Career', 'th button', 'thead'],
  ['table-action', 'hover', '/Career', '.data-table__go', 'tbody tr'],
  ['page-number', 'hover', '/Career', '.paging [aria-label="Page 2"]', '.paging'],
  ['share-round', 'hover', '{jobPath}', '.share .round', '.share'],
];
const looks = looked.map(
  ([name, look, at, selector, around = selector]): PictureState => ({
    name: `${name}-${look}`,
    at,
    widths: WIDE,
    errors: at === '/nowhere' ? FAILED : undefined,
    bring: (page) => {
      const target = page.locator(selector).first();
      return look === 'hover' ? hover(target) : focus(page, target);
    },
    crop: (page) => page.locator(around).first(),
  }),
);

export const frames: PictureState[] = [...frame, ...looks];
