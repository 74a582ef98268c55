import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { callSite } from '../doors/doors.ts';
import { createJobOpening, makeApplication, makeDataRequest } from '../factories/rows.ts';
import { ok } from '../factories/staff.ts';
import { test as base, type Site } from './site.ts';
import { enterAs, openScreen, submit } from './staff-browser.ts';

const PHONE = '9811111111';

/** A test with a mother and her son, who share a number. */
const test = base.extend<{ family: { jid: string; mother: string; son: string } }>({
  family: async ({ site }, use) => {
    await site.db.deleteFrom('submissions').execute();
    const jid = await createJobOpening(site.db, { open_position: 'Gate Guard' });
    const mother = await apply(site, jid, 'Sunita Pawar', 'sunita@example.com');
    const son = await apply(site, jid, 'Imran Pawar', 'imran@example.com');
    await use({ jid, mother, son });
  },
});

const apply = (site: Site, JobId: string, FullName: string, EmailId: string, MobileNo = PHONE) =>
  submit(site, 'application', {
    ...makeApplication({ JobId, FullName, EmailId, MobileNo, Position: 'Gate Guard' }),
  });

async function openItem(page: Page, reference: string): Promise<void> {
  await page.goto(`/staff/inbox?item=${reference}`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('article', { name: reference }).waitFor();
}

const thread = (page: Page) => page.getByRole('region', { name: 'Also from this person' });

describe('an item', () => {
  test('is merged with one from another address, which the toast undoes', async ({ page, site, family }) => {
    const other = await apply(site, family.jid, 'Sunita Pawar', 'pawar@work.example', '9822222222');
    await enterAs(page, site, 'recruiter');
    await openItem(page, other);
    await thread(page).getByText('Nothing else came from').waitFor();
    await thread(page).getByRole('button', { name: 'Same person as…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Same person as…' });
    await dialog.getByRole('searchbox').fill(family.mother);
    await dialog.getByRole('searchbox').press('Enter');
    await dialog.getByRole('button', { name: `Same person as ${family.mother}` }).click();
    // Her son has her number, and is found with her.
    await thread(page).getByRole('heading', { name: 'Also from this person (2)' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await thread(page).getByText('Nothing else came from').waitFor();
  });
});

test('an owner finds the person of a request, and erases one of two who share the number', async ({
  page,
  site,
  family: { mother, son },
}) => {
  const owner = await enterAs(page, site, 'owner');
  ok(
    await owner.call('inbox.claimPerson', {
      reference: mother,
      other: son,
      claim: 'different',
      seen: 'unsaid',
    }),
  );
  await callSite(site.app, 'dataRequest.submit', makeDataRequest({ contact: 'imran@example.com' }));
  await openScreen(page, '/people', 'People');
  await page.getByRole('button', { name: /^Find this person/ }).click();
  const found = page.getByRole('region', { name: 'Search result' });
  await found.getByRole('link', { name: son }).waitFor();
  await expect
    .poll(() => found.getByRole('heading').evaluate((each) => each === document.activeElement))
    .toBe(true);
  await found.getByRole('button', { name: PHONE, exact: true }).click();
  await found.getByText('these are 2 different persons').waitFor();
  const erase = found.getByRole('button', { name: 'Erase' });
  expect(await erase.isDisabled()).toBe(true);
  await found.getByRole('checkbox', { name: /Imran Pawar/ }).check();
  await erase.click();
  const dialog = page.getByRole('dialog', { name: 'Erase this person’s data?' });
  await dialog.getByText('One submission of somebody else with the same contact stays.').waitFor();
  await dialog.getByLabel('How did you verify who is asking?').selectOption('question');
  await dialog.getByLabel(`Type ${PHONE} to confirm`).fill(PHONE);
  await dialog.getByRole('button', { name: 'Erase permanently' }).click();
  await page.getByText('Erased: submissions 1,').waitFor();
  const left = await site.db
    .selectFrom('submissions')
    .select('reference')
    .where('kind', '=', 'application')
    .execute();
  expect(left).toEqual([{ reference: mother }]);
});
