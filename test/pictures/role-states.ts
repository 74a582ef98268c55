import type { Page } from 'playwright-core';
import { modal, press } from './acts.ts';
import type { PictureState } from './state.ts';

const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

/** Roles, invitations, and what somebody sees who only reads. */
export const roles: PictureState[] = [
  {
    name: 'staff-rights',
    who: 'viewer',
    at: '/staff/rights',
    bring: (page) => page.getByRole('table').last().waitFor(),
    height: 1700,
    covers: ['staff/members/rights-screen.tsx'],
  },
  {
    name: 'staff-members-roles',
    who: 'owner',
    at: '/staff/members',
    bring: async (page) => {
      await rowOf(page, 'Arjun')
        .getByRole('button', { name: /^Sales/ })
        .click();
      await modal(page)
        .getByRole('checkbox', { name: /^Editor/ })
        .check();
    },
    crop: modal,
    covers: ['staff/members/roles-dialog.tsx', 'staff/members/role-choices.tsx'],
  },
  {
    name: 'staff-members-resend',
    who: 'owner',
    at: '/staff/members',
    bring: async (page) => {
      await press(page, /^Send again/);
      await modal(page).waitFor();
    },
    crop: modal,
    covers: ['staff/members/resend-dialog.tsx'],
  },
  {
    name: 'staff-inbox-viewer',
    who: 'viewer',
    at: '/staff/inbox',
    bring: async (page) => {
      await page.locator('[data-reference^="CB-"]').last().getByRole('link').click();
      await page.getByRole('article').getByText('You can read this, not change it.').waitFor();
    },
    covers: ['staff/inbox/item-bar.tsx', 'staff/inbox/inbox-list.tsx'],
  },
];
