import type { Page } from 'playwright-core';
import type { InboxEntry } from '../../src/contract/staff/inbox.ts';
import type { PresentMember } from '../../src/contract/staff/presence.ts';
import { answer, change, press } from './acts.ts';
import type { PictureState } from './state.ts';

const item = (page: Page) => page.getByRole('article');
const list = (page: Page) => page.locator('.inbox__list');
const bar = (page: Page) => page.locator('.item-bar');

async function openCall(page: Page): Promise<void> {
  await page.locator('[data-reference^="CB-"]').last().getByRole('link').click();
  await item(page).waitFor();
}

/** The opened item has this as well. */
const openWith = async (page: Page, more: object) => {
  await change<object>(page, 'inbox.open', (opened) => ({ ...opened, ...more }));
  await openCall(page);
};

/** These members are at the item. */
const openAmong = async (page: Page, others: PresentMember[]) => {
  await answer(page, 'presence.list', others);
  await openCall(page);
  await page.locator('.present li').first().waitFor();
};

const inInbox = (state: Omit<PictureState, 'who' | 'at'>): PictureState => ({
  who: 'sales',
  at: '/staff/inbox?view=inbox',
  ...state,
});

/** What waits for somebody, and who else is there. */
export const waiting: PictureState[] = [
  inInbox({
    name: 'staff-waiting-list',
    bring: async (page) => {
      const marks: Partial<InboxEntry>[] = [
        { isLate: true, isMentioned: true },
        { followUpAt: '2026-11-16T04:00:00.000Z' },
        { followUpAt: '2026-11-18T04:00:00.000Z' },
      ];
      await change<{ entries: InboxEntry[] }>(page, 'inbox.list', (data) => ({
        ...data,
        entries: data.entries.map((entry, index) => ({ ...entry, ...marks[index] })),
      }));
      await answer(page, 'live.inbox', {
        ...{ waiting: 3, list: '1', item: null, job: null, stages: '1', isSending: false },
        ...{ late: 1, followUps: 100, mentions: 1 },
      });
      // Asks for the counts, and then for the list in a call of its own.
      await page.reload();
      await page.locator('.quick__count').first().waitFor();
      await press(page, 'All');
      await press(page, 'Open');
      await page.getByText('Over 24 h', { exact: true }).waitFor();
      await page.locator('.quick__count').first().waitFor();
    },
    covers: [
      'staff/inbox/follow-up-mark.tsx',
      'staff/inbox/inbox-row.tsx',
      'staff/inbox/inbox-tools.tsx',
      'staff/layout/waiting-count.tsx',
    ],
  }),
  inInbox({
    name: 'staff-follow-up-menu',
    bring: async (page) => {
      await openWith(page, { followUpAt: '2026-11-18T11:15:00.000Z', isLate: true });
      await item(page)
        .getByRole('button', { name: /^Follow-up/ })
        .click();
      await page.getByRole('menu').waitFor();
    },
    crop: (page) => [bar(page), page.getByRole('menu')],
    covers: ['staff/inbox/follow-up-menu.tsx', 'staff/inbox/item-bar.tsx'],
  }),
  inInbox({
    name: 'staff-follow-up-due',
    bring: (page) => openWith(page, { followUpAt: '2026-11-16T04:00:00.000Z', isLate: true }),
    crop: (page) => [bar(page), page.locator('.item-head')],
    covers: ['staff/inbox/follow-up-menu.tsx', 'staff/inbox/item-body.tsx'],
  }),
  inInbox({
    name: 'staff-follow-up-dialog',
    bring: async (page) => {
      await openCall(page);
      await item(page)
        .getByRole('button', { name: /^Follow-up/ })
        .click();
      await page.getByRole('menuitemradio', { name: 'Choose day and time' }).click();
      const dialog = page.getByRole('dialog', { name: 'Follow up' });
      await dialog.getByLabel('Day').fill('2026-11-01');
      await dialog.getByRole('button', { name: 'Set follow-up' }).click();
      await dialog.getByText('must be in the future').waitFor();
    },
    covers: ['staff/inbox/follow-up-dialog.tsx'],
  }),
  inInbox({
    name: 'staff-mention-list',
    bring: async (page) => {
      await answer(page, 'inbox.listMentionable', [
        { id: '1', name: 'Asha Menon' },
        { id: '2', name: 'Ashok Rao' },
        { id: '3', name: 'आशा पवार' },
      ]);
      await openCall(page);
      await item(page).getByRole('textbox', { name: 'Note' }).pressSequentially('Please ring @');
      await page.getByRole('option').first().waitFor();
    },
    crop: (page) => item(page).locator('.note-form'),
    covers: ['staff/inbox/mention-list.tsx', 'staff/inbox/note-form.tsx'],
  }),
  inInbox({
    name: 'staff-present',
    bring: (page) =>
      openAmong(page, [
        { id: '1', name: 'Asha Menon', doing: 'looking' },
        { id: '2', name: 'आशा पवार', doing: 'note' },
        { id: '3', name: `${'Venkatanarasimha'.repeat(5)} Rao`, doing: 'reply' },
      ]),
    crop: (page) => [bar(page), page.locator('.present')],
    covers: ['staff/presence/present-members.tsx', 'staff/inbox/inbox-item-pane.tsx'],
  }),
  inInbox({
    name: 'staff-present-replying',
    bring: async (page) => {
      await openAmong(page, [{ id: '1', name: 'Asha Menon', doing: 'reply' }]);
      await item(page).getByRole('button', { name: 'Reply', exact: true }).click();
      await item(page).getByText('is writing a reply too').waitFor();
    },
    crop: (page) => item(page).locator('.note--warning').first(),
    covers: ['staff/presence/present-members.tsx'],
  }),
  {
    name: 'staff-waiting-none',
    who: 'sales',
    at: '/staff/inbox?followUp=nobody',
    bring: (page) => page.getByText('No results').waitFor(),
    crop: list,
    covers: ['staff/inbox/inbox-list.tsx', 'staff/inbox/filter-chips.tsx'],
  },
  {
    name: 'staff-office-hours',
    who: 'owner',
    at: '/staff/office-hours',
    height: 1200,
    errors: /^Failed to load resource/,
    bring: async (page) => {
      await press(page, 'Add a holiday');
      await page.getByLabel('Monday until').fill('08:00');
      await press(page, 'Save');
      await page.getByText('The end on Monday must be after the opening.').waitFor();
    },
    covers: [
      'staff/office-hours/office-hours-screen.tsx',
      'staff/office-hours/office-hours-form.tsx',
      'staff/office-hours/office-day-row.tsx',
      'staff/office-hours/holidays.tsx',
    ],
  },
  {
    name: 'staff-account-mails',
    who: 'sales',
    at: '/staff/account',
    bring: (page) => page.getByRole('checkbox', { name: 'A note mentions me' }).waitFor(),
    crop: (page) => page.getByRole('region', { name: 'Mails to you' }),
    covers: ['staff/account/mail-choices.tsx'],
  },
  {
    name: 'staff-moves-wait',
    who: 'owner',
    at: '/staff/jobs/{job}/applicants',
    errors: /./,
    bring: async (page) => {
      await page.route('**/inbox.moveToStage*', (route) => route.abort());
      await page
        .getByRole('button', { name: /^Stage of/ })
        .first()
        .click();
      await page.getByRole('menuitemradio', { name: 'Interview' }).click();
      await page.getByText('The server does not answer.').waitFor();
      await page.locator('.applicant-tick input').last().check();
      await page.getByRole('toolbar').waitFor();
    },
    covers: ['staff/inbox/waiting-acts-note.tsx', 'staff/inbox/waiting-mark.tsx'],
  },
];
