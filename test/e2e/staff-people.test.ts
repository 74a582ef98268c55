import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { callSite } from '../doors/doors.ts';
import { makeContact, makeDataRequest } from '../factories/rows.ts';
import { receiptOf } from '../factories/stored.ts';
import { test as base, FAILED_LOAD, type Site } from './site.ts';
import { enterAs } from './staff-browser.ts';

const ASHA = 'asha.menon@example.com';

/** A test with a signed-in owner, and with the submissions of a person called Asha. */
const test = base.extend<{ asha: string[]; owner: Page }>({
  asha: async ({ site }, use) => {
    await site.db.deleteFrom('submissions').execute();
    await use(await sendAll(site));
  },
  owner: async ({ site, page }, use) => {
    await enterAs(page, site, 'owner');
    await use(page);
  },
});

async function sendAll({ app }: Site): Promise<string[]> {
  const answers = [
    await callSite(app, 'contact.submit', makeContact({ emailId: ASHA })),
    await callSite(app, 'dataRequest.submit', makeDataRequest({ contact: ASHA, asked: 'Erase my data' })),
  ];
  return answers.map((answer) => receiptOf(answer).reference);
}

async function find(page: Page, who: string): Promise<void> {
  await page.getByLabel('E-mail or phone').fill(who);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
}

describe('the owner', () => {
  test('is told when something has arrived since, and sees it', async ({
    owner: page,
    asha,
    site,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    expect(asha).toHaveLength(2);
    await page.goto('/staff/people');
    await find(page, ASHA);
    await page.getByRole('button', { name: 'Erase' }).click();
    const late = receiptOf(await callSite(site.app, 'contact.submit', makeContact({ emailId: ASHA })));
    await page.getByLabel(`Type ${ASHA} to confirm`).fill(ASHA);
    await page.getByLabel('How did you verify who is asking?').selectOption('question');
    const refused = page.waitForResponse((response) => response.url().includes('people.erase'));
    await page.getByRole('button', { name: 'Erase permanently' }).click();
    expect((await refused).status()).toBe(400);
    await page.getByText(late.reference, { exact: true }).waitFor();
  });

  test('answers a request about personal data, and undoes that', async ({ owner: page, asha }) => {
    const reference = asha.at(-1) ?? '';
    await page.goto('/staff/people');
    const requests = page.getByRole('region', { name: 'Requests about personal data' });
    await requests.getByText(/90 days left/).waitFor();
    await requests.getByRole('button', { name: `Mark as answered ${reference}` }).click();
    await requests.getByText('No open requests.').waitFor();
    await requests.getByText('Answered', { exact: true }).click();
    await requests.getByRole('button', { name: `Reopen ${reference}` }).click();
    await requests.getByText('No answered requests yet.').waitFor();
  });

  test('sends the held mails of a request, and sees it confirmed', async ({ owner: page, asha, site }) => {
    const reference = asha.at(-1) ?? '';
    const { db } = site;
    await db.updateTable('mails').set({ status: 'held' }).where('recipient', '=', ASHA).execute();
    await page.goto('/staff/people');
    const request = page.getByRole('listitem').filter({ hasText: reference });
    await request.getByText('its mails are on hold until you send them').waitFor();
    await request.getByRole('button', { name: `Not spam: send the held mails ${reference}` }).click();
    await request.getByText('The mail with the link has not been sent.').waitFor();
    const confirmed = { confirmed_at: new Date(), confirmed_from: '203.0.113.7' };
    await db.updateTable('data_requests').set(confirmed).execute();
    await page.reload();
    await request.getByText('Confirmed by mail').waitFor();
    // The requester is verified already: nobody has to say how.
    await find(page, ASHA);
    await page.getByRole('button', { name: 'Erase' }).click();
    await page.getByText(`the link mailed for ${reference}`).waitFor();
  });
});
