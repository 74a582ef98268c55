import type { Page } from 'playwright-core';
import { answer, modal, openModal, press, waitFor } from './acts.ts';
import { BOTH, FAILED, PHONE, type PictureState, SCREEN, state, stateWith, WIDE } from './state.ts';

const HOURS = '/staff/office-hours';
const PASSWORD = 'four-unrelated quartz 7 llamas';

async function findPerson(page: Page): Promise<void> {
  await page.getByLabel('E-mail or phone').fill('asha@example.com');
  await press(page, 'Find');
  await page.getByRole('region', { name: 'Search result' }).waitFor();
}

const recoveryCodes = Array.from({ length: 8 }, (_, index) => `abcd${index}-efgh${index}`);
const owners = stateWith({ who: 'owner' });

/** The door of the staff area, and the screens beside the inbox. */
export const desk: PictureState[] = [
  state('staff-sign-in-refused', PHONE, { at: '/staff', errors: FAILED }, async (page) => {
    await page.getByLabel('E-mail').fill('nobody@guardhouse.example');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await press(page, /^Show/);
    await press(page, 'Continue');
    await page.getByRole('alert').waitFor();
  }),
  state('staff-invitation', PHONE, { at: '/staff/invitation#{invitation}' }, (page) =>
    page.getByLabel('Your name').waitFor(),
  ),
  state('staff-second-factor', PHONE, { at: '/staff/invitation#{invitation}' }, async (page) => {
    const uri = 'otpauth://totp/Guardhouse:asha?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Guardhouse';
    await answer(page, { 'enrolment.accept': {}, 'enrolment.start': { uri, recoveryCodes } });
    await page.getByLabel('Your name').fill('Asha Menon');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press(page, 'Continue to the second factor');
    await page.getByTestId('secret').waitFor();
  }),
  owners('staff-recovery-codes', PHONE, { at: '/staff/account', crop: '.codes' }, async (page) => {
    await answer(page, { 'ownAccount.renewRecoveryCodes': { recoveryCodes } });
    const form = page.getByRole('form', { name: 'Recovery codes' });
    await form.getByLabel('Your password').fill(PASSWORD);
    await form.getByLabel('Code').fill('123456');
    await press(form, 'Create new codes');
    await page.locator('.codes').waitFor();
    await page.getByLabel('I have saved these codes').check();
  }),
  owners('staff-mail', PHONE, { at: '/staff/mail' }, waitFor('table')),
  owners('staff-mail-failed', WIDE, { at: '/staff/mail?state=parked' }, async (page) => {
    await page.getByText('Technical details').first().click();
    await page.locator('.mail-cause details[open]').waitFor();
    await page.mouse.move(0, 0);
  }),
  owners('staff-hiring-stages', PHONE, { at: '/staff/hiring-stages' }, waitFor('.stages')),
  owners('staff-members', BOTH, { at: '/staff/members' }, waitFor('table')),
  owners('staff-members-invited', PHONE, { at: '/staff/members', crop: modal }, async (page) => {
    const link = 'https://guardhouse.example/staff/invitation#one-of-many';
    await answer(page, { 'members.invite': { link, mailed: false } });
    await openModal('Invite a member')(page);
    await page.getByLabel('E-mail').fill('ravi@guardhouse.example');
    await press(modal(page), 'Create link');
    await page.getByLabel('Invitation link').waitFor();
  }),
  owners('staff-members-roles', PHONE, { at: '/staff/members', crop: modal }, async (page) => {
    await press(page.getByRole('row').filter({ hasText: 'Arjun' }), /^Sales/);
    await modal(page)
      .getByLabel(/^Editor/)
      .check();
  }),
  state('staff-rights', BOTH, { who: 'viewer', at: '/staff/rights', height: 1700 }, (page) =>
    page.getByRole('table').last().waitFor(),
  ),
  owners('staff-office-hours', PHONE, { at: HOURS, height: 1200, errors: FAILED }, async (page) => {
    await press(page, 'Add a holiday');
    await page.getByLabel('Monday until').fill('08:00');
    await press(page, 'Save');
    await page.getByText('The end on Monday must be after the opening.').waitFor();
  }),
  owners('guide-office-hours-usual', WIDE, { at: HOURS, height: 760, crop: SCREEN }, (page) =>
    page.getByLabel('Monday until').waitFor(),
  ),
  owners('staff-people', PHONE, { at: '/staff/people' }, waitFor('.data-request')),
  owners('staff-person-found', BOTH, { at: '/staff/people' }, findPerson),
  owners('staff-person-erase', PHONE, { at: '/staff/people', crop: modal }, async (page) => {
    await findPerson(page);
    await openModal('Erase')(page);
  }),
  owners('staff-retention', PHONE, { at: '/staff/retention' }, async (page) => {
    await press(page, 'Count now');
    await page.getByRole('region', { name: 'Due for removal today' }).getByText('Applications').waitFor();
  }),
  owners(
    'staff-audit',
    PHONE,
    { at: '/staff/audit?from=2020-01-01&until=2020-01-02' },
    waitFor('.audit-filters'),
  ),
  // The log also has lines about what the earlier states have read.
  owners(
    'staff-audit-lines',
    BOTH,
    { at: '/staff/audit?subject={item}&action=status%20set' },
    waitFor('tbody tr'),
  ),
  owners('staff-account', PHONE, { at: '/staff/account' }, waitFor('table')),
  state('staff-not-for-role', PHONE, { who: 'editor', at: '/staff/audit' }, waitFor('.empty-state')),
];
