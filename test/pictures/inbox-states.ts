import type { InboxEntry } from '../../src/contract/staff/inbox.ts';
import {
  answer,
  change,
  hover,
  item,
  keepToast,
  modal,
  notice,
  openItem,
  openModal,
  press,
  waitFor,
} from './acts.ts';
import { BOTH, PHONE, type PictureState, SCREEN, stateWith, WIDE } from './state.ts';

const inInbox = stateWith({ who: 'sales', at: '/staff/inbox' });
const owners = stateWith({ who: 'owner', at: '/staff/account' });

const LIST = '.inbox__list';

/** Names and words with marks high above and far below their letters. */
const hindiEntries = [
  ['CB-7F3K90', 'श्रीमती ऋतु कुँवर', 'कृष्णा मिल्स, औरंगाबाद'],
  ['CB-7F3K91', 'हर्षवर्धन ठाकुर', 'दो गेट, दिन और रात'],
].map(([reference, name, about]) => {
  const fixed = { kind: 'contact', locale: 'hi-IN', flags: [], assignee: null, version: 1, status: 'new' };
  return { ...fixed, reference, name, about, submittedAt: '2026-11-22T04:30:00.000Z' };
});

/** An item that is late, one with a follow-up that is due, and one with a later one. */
const marks: Partial<InboxEntry>[] = [
  { isLate: true, isMentioned: true },
  { followUpAt: '2026-11-16T04:00:00.000Z' },
  { followUpAt: '2026-11-18T04:00:00.000Z' },
];
const counts = { waiting: 3, late: 1, followUps: 100, mentions: 1 };

/** The inbox, an item, and the frame around every screen. */
export const inbox: PictureState[] = [
  inInbox('staff-inbox', BOTH, waitFor('[data-reference]')),
  inInbox('staff-inbox-item', PHONE, { height: 1100 }, (page) => openItem(page)),
  inInbox('guide-inbox-item', WIDE, { height: 640, crop: SCREEN }, (page) => openItem(page)),
  inInbox('staff-inbox-status-menu', PHONE, { crop: ['.item-bar', 'role=menu'] }, async (page) => {
    await openItem(page);
    await press(item(page), /^Status/);
  }),
  inInbox('staff-inbox-language', PHONE, { at: '/staff/inbox?locale=hi-IN', crop: LIST }, async (page) => {
    await answer(page, { 'inbox.list': { entries: hindiEntries, next: null } });
    await page.reload();
    await page.locator('.language-badge').first().waitFor();
    await press(page, 'Filters');
    await page.getByRole('form', { name: 'Filters' }).waitFor();
  }),
  inInbox('staff-inbox-nothing', PHONE, { at: '/staff/inbox#nobody-has-this-name' }, (page) =>
    page.getByText('No results').waitFor(),
  ),
  inInbox('staff-inbox-save-view', PHONE, { crop: modal }, async (page) => {
    await press(page, /^Views/);
    await page.getByRole('menuitemradio', { name: 'Save this list as a view' }).click();
    await modal(page).waitFor();
  }),
  inInbox('staff-inbox-details', PHONE, { at: '/staff/inbox?view=inbox' }, async (page) => {
    const columns = { inbox: ['city', 'about', 'reference'], applicants: ['qualification', 'phone'] };
    await answer(page, { 'ownColumns.find': columns });
    await page.reload();
    await page.locator('.inbox-row').first().waitFor();
    await press(page, 'Details');
    await page.getByRole('group', { name: 'Details', exact: true }).waitFor();
  }),
  inInbox('staff-waiting-list', PHONE, { at: '/staff/inbox?view=inbox' }, async (page) => {
    await change<{ entries: InboxEntry[] }>(page, 'inbox.list', (data) => ({
      ...data,
      entries: data.entries.map((entry, index) => ({ ...entry, ...marks[index] })),
    }));
    const versions = { list: '1', item: null, job: null, stages: '1', isSending: false };
    await answer(page, { 'live.inbox': { ...counts, ...versions } });
    // Asks for the counts, and then for the list in a call of its own.
    await page.reload();
    await page.locator('.quick__count').first().waitFor();
    await press(page, 'All');
    await press(page, 'Open');
    await page.getByText('Over 24 h', { exact: true }).waitFor();
    await page.locator('.quick__count').first().waitFor();
  }),
  inInbox('staff-shortcuts', WIDE, { crop: modal }, openModal('Keyboard shortcuts')),
  inInbox('staff-inbox-chosen', PHONE, { crop: LIST }, async (page) => {
    for (const at of [0, 1]) await page.locator('.inbox-row__choose input').nth(at).check();
    await press(page.getByRole('toolbar'), /^Status/);
    await page.getByRole('menu').waitFor();
  }),
  inInbox('staff-follow-up-menu', PHONE, { crop: ['.item-bar', 'role=menu'] }, async (page) => {
    const late = { followUpAt: '2026-11-18T11:15:00.000Z', isLate: true };
    await change<object>(page, 'inbox.open', (opened) => ({ ...opened, ...late }));
    await openItem(page);
    await press(item(page), /^Follow-up/);
    await page.getByRole('menu').waitFor();
  }),
  inInbox('staff-mention-list', PHONE, { crop: '.note-form' }, async (page) => {
    const members = ['Asha Menon', 'Ashok Rao', 'आशा पवार'].map((name, id) => ({ id: String(id), name }));
    await answer(page, { 'inbox.listMentionable': members });
    await openItem(page);
    await item(page).getByRole('textbox', { name: 'Note' }).pressSequentially('Please ring @');
    await page.getByRole('option').first().waitFor();
  }),
  inInbox('staff-present', PHONE, { crop: ['.item-bar', '.present'] }, async (page) => {
    const others = [
      { id: '1', name: 'Asha Menon', doing: 'looking' },
      { id: '2', name: 'आशा पवार', doing: 'note' },
      { id: '3', name: `${'Venkatanarasimha'.repeat(5)} Rao`, doing: 'reply' },
    ];
    await answer(page, { 'presence.list': others });
    await openItem(page);
    await page.locator('.present li').first().waitFor();
  }),
  inInbox('staff-note-deleted', PHONE, { crop: notice }, async (page) => {
    await openItem(page);
    await press(item(page), /^Delete/);
    await notice(page).waitFor();
    // How far the click had scrolled depends on what of the item had come by then, and shines through the veil.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('*')) element.scrollTop = 0;
    });
  }),
  inInbox('staff-note-waits', PHONE, { crop: '.note-form', errors: /./ }, async (page) => {
    await openItem(page);
    await page.route('**/inbox.addNote*', (route) => route.abort());
    await item(page).getByRole('textbox', { name: 'Note' }).fill('She prefers to be rung before noon.');
    await press(item(page), 'Add note');
    await page.getByText('The server does not answer.').waitFor();
  }),
  inInbox('staff-offline', PHONE, { errors: /./ }, async (page) => {
    await openItem(page);
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await page.getByText('No connection.').waitFor();
  }),
  inInbox('staff-session-ends', PHONE, async (page) => {
    await answer(page, { 'sessionTime.read': { secondsLeft: 240, canStay: true } });
    await page.reload();
    await page.getByText('You will be signed out').waitFor();
  }),
  inInbox('staff-told', PHONE, { crop: notice }, async (page) => {
    const changed = [{ reference: 'QT-7F3K03', version: 9 }];
    await answer(page, { 'inbox.setStatus': { changed, skipped: [] } });
    await openItem(page, 'QT-');
    await press(item(page), /^Status/);
    await page.getByRole('menuitemradio', { name: 'Answered' }).click();
    await keepToast(page);
  }),
  inInbox('staff-button-hover', WIDE, { crop: '.inbox-tools__search' }, (page) =>
    hover(page.getByRole('button', { name: 'Filters' })),
  ),
  owners('staff-menu-more', WIDE, { height: 560, crop: '.desk__side' }, (page) =>
    page.locator('.desk__side .side-menu__more').waitFor(),
  ),
  owners('staff-drawer', PHONE, async (page) => {
    await press(page, /^Open the menu/);
    await modal(page).waitFor();
  }),
];
