import type { Page } from 'playwright-core';
import type { Person } from '../../src/contract/staff/people.ts';
import type { SamePerson } from '../../src/contract/staff/same-person.ts';
import { change, modal, press } from './acts.ts';
import type { PictureState } from './state.ts';

const thread = (page: Page) => page.getByRole('region', { name: 'Also from this person' });

/** Opens the newest application, whose number an older one has as well. */
async function openThread(page: Page): Promise<void> {
  await page.locator('[data-reference^="JA-"]').first().getByRole('link').click();
  await thread(page).getByRole('listitem').first().waitFor();
}

const inItem = (state: Omit<PictureState, 'who' | 'at'>): PictureState => ({
  who: 'recruiter',
  at: '/staff/inbox',
  ...state,
});

/** What else came from a person, and what is said about it. */
export const samePersons: PictureState[] = [
  inItem({
    name: 'staff-same-person',
    bring: openThread,
    crop: (page) => page.locator('.item-body'),
    height: 1500,
    covers: [
      'staff/inbox/same-person-section.tsx',
      'staff/inbox/same-person-row.tsx',
      'staff/hiring/applied-before.tsx',
    ],
  }),
  inItem({
    name: 'staff-same-person-said',
    bring: async (page) => {
      await change<SamePerson>(page, 'inbox.listSamePerson', ({ entries, ...found }) => ({
        ...found,
        entries: entries.map((entry) => ({ ...entry, signs: ['email', 'staff'], claim: 'same' })),
        others: entries.map((entry) => ({
          ...entry,
          reference: 'JA-7F3K09',
          name: 'Farida Shaikh',
          claim: 'different',
        })),
      }));
      await openThread(page);
      await page.getByText('Said to be somebody else (1)').click();
      await thread(page).getByText('JA-7F3K09').first().waitFor();
    },
    crop: thread,
    height: 1500,
    covers: ['staff/inbox/same-person-row.tsx'],
  }),
  inItem({
    name: 'staff-same-person-merge',
    bring: async (page) => {
      await openThread(page);
      await press(thread(page), 'Same person as…');
      await modal(page).getByRole('searchbox').fill('Sunita Pawar');
      await press(modal(page), 'Search');
      await modal(page)
        .getByRole('button', { name: /^Same person as/ })
        .first()
        .waitFor();
    },
    crop: modal,
    height: 900,
    covers: ['staff/inbox/merge-dialog.tsx'],
  }),
  {
    name: 'staff-person-groups',
    who: 'owner',
    at: '/staff/people',
    bring: async (page) => {
      await change<Person>(page, 'people.find', ({ entries, ...found }) => ({
        ...found,
        entries: entries.map((entry, index) => ({
          ...entry,
          person: index === 0 ? 1 : 2,
          isMerged: index === 1,
        })),
      }));
      await page.getByLabel('E-mail or phone').fill('9845012345');
      await press(page, 'Find');
      await page.getByText('these are 2 different persons').waitFor();
      await page.getByRole('checkbox').first().check();
    },
    crop: (page) => page.getByRole('region', { name: 'Search result' }),
    height: 2000,
    covers: ['staff/people/person-group.tsx', 'staff/people/person-entries.tsx'],
  },
];
