import type { Page } from 'playwright-core';
import { answer, change, press } from './acts.ts';
import type { PictureState } from './state.ts';

const panel = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** What a member chooses to see, and the settings of the office. */
export const columns: PictureState[] = [
  {
    name: 'staff-applicants-columns',
    who: 'recruiter',
    at: '/staff/jobs/{job}/applicants?show=table',
    bring: async (page) => {
      await answer(page, 'ownColumns.find', {
        inbox: ['about'],
        applicants: ['stage', 'city', 'phone', 'received', 'resume'],
      });
      await page.reload();
      await page.locator('.applicants-table').waitFor();
      await press(page, 'Columns');
      await panel(page, 'Columns').waitFor();
    },
    covers: ['staff/columns/column-menu.tsx', 'staff/applicants/applicants-table.tsx'],
  },
  {
    name: 'staff-inbox-details',
    who: 'sales',
    at: '/staff/inbox?view=inbox',
    bring: async (page) => {
      await answer(page, 'ownColumns.find', {
        inbox: ['city', 'about', 'reference'],
        applicants: ['qualification', 'phone'],
      });
      await page.reload();
      await page.locator('.inbox-row').first().waitFor();
      await press(page, 'Details');
      await panel(page, 'Details').waitFor();
    },
    covers: ['staff/columns/column-menu.tsx', 'staff/inbox/inbox-row.tsx'],
  },
  {
    name: 'staff-csv-menu',
    who: 'sales',
    at: '/staff/inbox?view=inbox',
    bring: async (page) => {
      await page
        .getByRole('checkbox', { name: /^Select / })
        .first()
        .check();
      const bar = page.getByRole('toolbar', { name: '1 selected' });
      await bar.getByRole('button', { name: /^CSV of the selection/ }).click();
      await page.getByRole('menu').waitFor();
    },
    crop: (page) => [page.getByRole('toolbar', { name: '1 selected' }), page.getByRole('menu')],
    covers: ['staff/columns/csv-menu.tsx', 'staff/inbox/selection-bar.tsx'],
  },
  {
    name: 'staff-reasons',
    who: 'owner',
    at: '/staff/reasons',
    height: 1900,
    bring: (page) => page.getByRole('form', { name: 'A quotation is lost' }).waitFor(),
    covers: ['staff/reasons/reasons-screen.tsx', 'staff/reasons/reasons-form.tsx'],
  },
  {
    name: 'staff-mail-address',
    who: 'owner',
    at: '/staff/mail?state=parked',
    bring: async (page) => {
      await change<{ mails: object[] }>(page, 'mail.list', (list) => ({
        ...list,
        mails: list.mails.map((mail) => ({
          ...mail,
          ...{ reference: 'CB-7F3K9Q', role: 'confirmation', recipient: 'asha@exmaple.com' },
        })),
      }));
      await page.reload();
      await page
        .getByRole('button', { name: /^Correct the address/ })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Correct the address' }).waitFor();
    },
    covers: ['staff/mail/correct-address.tsx'],
  },
  {
    name: 'staff-office-hours-usual',
    who: 'owner',
    at: '/staff/office-hours',
    height: 1200,
    bring: (page) => page.getByLabel('Monday until').waitFor(),
    covers: ['staff/office-hours/office-hours-form.tsx'],
  },
  {
    name: 'staff-audit-unknown',
    who: 'owner',
    at: '/staff/audit?action=nothing+known',
    bring: (page) => page.getByText('No entries found').waitFor(),
    covers: ['staff/audit/audit-screen.tsx'],
  },
];
