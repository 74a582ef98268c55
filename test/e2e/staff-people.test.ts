import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { runDaily } from '../../server/chores/daily-retention.ts';
import { callSite, postLegacy } from '../doors/doors.ts';
import { makeApplicationForm } from '../factories/application-form.ts';
import { makePdf } from '../factories/files/resumes.ts';
import { makeContact, makeDataRequest, makeQuotation } from '../factories/rows.ts';
import { receiptOf } from '../factories/stored.ts';
import { expectAccessible } from './axe.ts';
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
  const form = makeApplicationForm(
    { FullName: 'Asha Menon', EmailId: ASHA, MobileNo: '9845012345' },
    makePdf(4_000),
    'asha.pdf',
  );
  const person = { emailId: ASHA, mobileNo: '9845012345' };
  const answers = [
    await postLegacy(
      app,
      '/Master/SubmitUserRequest',
      makeContact({ ...person, emailId: ASHA.toUpperCase() }),
    ),
    await postLegacy(app, '/Master/SubmitQuotationRequest', makeQuotation(person)),
    await postLegacy(app, '/Master/SubmitJobAplicationDetails', form),
    await callSite(app, 'dataRequest.submit', makeDataRequest({ contact: ASHA, asked: 'Erase my data' })),
  ];
  return answers.map((answer) => receiptOf(answer).reference);
}

async function find(page: Page, who: string): Promise<void> {
  await page.getByLabel('E-mail or phone').fill(who);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
}

/** Elements that are still fading in have too little contrast. */
async function untilStill(part: Locator): Promise<void> {
  await part.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
}

describe('the owner', () => {
  test('finds a person, exports, and erases after typing the confirmation', async ({ owner: page, asha }) => {
    await page.goto('/staff/people');
    await find(page, '+91 98450 12345');
    const found = page.getByRole('region', { name: 'Search result' });
    await found.getByRole('button', { name: ASHA }).click();
    await expect.poll(() => found.getByRole('row').count()).toBe(asha.length + 1);
    for (const reference of asha) await found.getByText(reference, { exact: true }).waitFor();
    await expectAccessible(page, 'a found person');
    expect(page.url()).toMatch(/\/staff\/people$/);

    await found.getByRole('button', { name: 'Export as ZIP' }).click();
    const question = page.getByRole('dialog', { name: 'Export this person’s data?' });
    const zip = question.getByRole('button', { name: 'Download ZIP' });
    await untilStill(question);
    await expectAccessible(page, 'the question before an export');
    expect(await zip.isDisabled()).toBe(true);
    await question.getByLabel('How did you verify who is asking?').selectOption('call-back');
    const saving = page.waitForEvent('download');
    await zip.click();
    expect((await saving).suggestedFilename()).toMatch(/^person-\d{4}-\d\d-\d\d\.zip$/);

    await found.getByRole('button', { name: 'Erase' }).click();
    const dialog = page.getByRole('dialog', { name: 'Erase this person’s data?' });
    const erase = dialog.getByRole('button', { name: 'Erase permanently' });
    const typed = dialog.getByLabel(`Type ${ASHA} to confirm`);
    await untilStill(dialog);
    await expectAccessible(page, 'the question before an erasure');
    await typed.fill('asha');
    expect(await erase.isDisabled()).toBe(true);
    await typed.fill(ASHA);
    expect(await erase.isDisabled()).toBe(true);
    await dialog.getByLabel('How did you verify who is asking?').selectOption('question');
    await typed.press('Enter');
    await page.getByText('Erased: submissions 4, resumes 1, mails 8.').waitFor();
    await found.waitFor({ state: 'detached' });
    await find(page, ASHA);
    await found.getByText('No data found for').waitFor();
    await found.getByText('Earlier data was erased on').waitFor();
  });

  test('calls a person, and writes by WhatsApp, from what was found and from a request', async ({
    owner: page,
    asha,
    site,
  }) => {
    const answer = await callSite(
      site.app,
      'dataRequest.submit',
      makeDataRequest({ contact: '98450 12345' }),
    );
    const request = receiptOf(answer).reference;
    await page.goto('/staff/people');
    await find(page, ASHA);
    const found = page.getByRole('region', { name: 'Search result' });
    const row = found.getByRole('row').filter({ hasText: asha[2] ?? '' });
    for (const [place, reference, number] of [
      [row, asha[2], '9845012345'],
      [page.getByRole('listitem').filter({ hasText: request }), request, '98450 12345'],
    ] as const) {
      expect(await place.getByRole('link', { name: `Call ${number}` }).getAttribute('href')).toBe(
        'tel:+919845012345',
      );
      const chat = place.getByRole('link', { name: 'WhatsApp to +919845012345, opens a new tab' });
      expect(await chat.getAttribute('href')).toBe(
        `https://wa.me/919845012345?text=${encodeURIComponent(`${reference}: `)}`,
      );
      await place.getByRole('button', { name: 'Copy the number +919845012345' }).waitFor();
    }
    // An address is no number.
    const byMail = page.getByRole('listitem').filter({ hasText: asha[3] ?? '' });
    await byMail.getByText(ASHA).waitFor();
    expect(await byMail.getByRole('link').count()).toBe(0);
    await expectAccessible(page, 'the numbers of a found person');
  });

  test('is told when something has arrived since, and sees it', async ({
    owner: page,
    asha,
    site,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    expect(asha).toHaveLength(4);
    await page.goto('/staff/people');
    await find(page, ASHA);
    await page.getByRole('button', { name: 'Erase' }).click();
    const late = receiptOf(
      await postLegacy(site.app, '/Master/SubmitUserRequest', makeContact({ emailId: ASHA })),
    );
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
    await expectAccessible(page, 'the requests');
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
    await expectAccessible(page, 'a request that is held');
    await request.getByRole('button', { name: `Not spam: send the held mails ${reference}` }).click();
    await request.getByText('The mail with the link has not been sent.').waitFor();
    await db
      .updateTable('data_requests')
      .set({ confirmed_at: new Date(), confirmed_from: '203.0.113.7' })
      .execute();
    await page.reload();
    await request.getByText('Confirmed by mail').waitFor();
    expect(await request.innerText()).toContain('from 203.0.113.7');
    await expectAccessible(page, 'a confirmed request');
    // The requester is verified already: nobody has to say how.
    await find(page, ASHA);
    await page.getByRole('button', { name: 'Erase' }).click();
    await page.getByText(`the link mailed for ${reference}`).waitFor();
    await page.getByLabel(`Type ${ASHA} to confirm`).fill(ASHA);
    await page.getByRole('button', { name: 'Erase permanently' }).click();
    await page.getByText(/^Erased: submissions 4/).waitFor();
  });

  test('searches the audit log, and returns to the search by its address', async ({ owner: page }) => {
    await page.goto('/staff/people');
    await find(page, ASHA);
    await page.getByRole('region', { name: 'Search result' }).waitFor();
    await page.goto('/staff/audit');
    const rows = page.getByRole('row');
    await rows.nth(1).waitFor();
    await expectAccessible(page, 'the audit log');
    await page.getByLabel('Action').selectOption('person looked up');
    await page.waitForURL(/action=person/);
    await expect.poll(() => rows.filter({ hasText: 'second factor set' }).count()).toBe(0);
    await page.reload();
    await rows.nth(1).waitFor();
    await expect.poll(() => page.getByLabel('Action').inputValue()).toBe('person looked up');
    expect(await page.locator('main').innerText()).not.toContain(ASHA);
    // A subject links to every line about it.
    await rows
      .nth(1)
      .getByRole('button', { name: /^person-/ })
      .click();
    await page.waitForURL(/subject=person-/);
  });

  test('sees the last runs of retention, and what it would delete today', async ({
    owner: page,
    site,
    asha,
  }) => {
    const { db, resumes, config } = site;
    await db
      .updateTable('submissions')
      .set({ submitted_at: new Date(Date.now() - 400 * 86_400_000) })
      .where('reference', 'in', asha)
      .execute();
    const log = { info: () => undefined, warn: () => undefined };
    await runDaily({ db, resumes, settings: config.retention, log });
    await page.goto('/staff/retention');
    await page.getByText('Counted only').waitFor();
    await page.getByRole('button', { name: 'Count now' }).click();
    const today = page.getByRole('region', { name: 'Due for removal today' });
    await expect.poll(() => today.innerText()).toMatch(/Applications\s+1/);
    await expectAccessible(page, 'retention');
  });

  test('can do all of this on a phone', async ({ owner: page, asha }) => {
    expect(asha).toHaveLength(4);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/staff/people', '/staff/audit', '/staff/retention']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (path === '/staff/people') {
        await find(page, ASHA);
        await page.getByRole('region', { name: 'Search result' }).waitFor();
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
      await expectAccessible(page, path);
    }
    await page.goto('/staff/people');
    await find(page, ASHA);
    await page.getByRole('button', { name: 'Erase' }).click();
    await untilStill(page.getByRole('dialog'));
    await expectAccessible(page, 'the question on a phone');
  });
});
