import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createJobOpening, makeApplication } from '../factories/rows.ts';
import { createMember, ok } from '../factories/staff.ts';
import { submit } from '../factories/submit.ts';
import { isFocused } from './forms.ts';
import { closeNotice } from './notice.ts';
import { test as base, FAILED_LOAD, type Site } from './site.ts';
import { enterAs, keepToast, openScreen } from './staff-browser.ts';
import { expectWellMade, WIDE } from './well-made.ts';

interface Applied {
  jid: string;
  asha: string;
  ravi: string;
}

/** A job with two applicants, and a recruiter who is signed in. */
const test = base.extend<{ applied: Applied }>({
  applied: async ({ page, site }, use) => {
    const jid = await createJobOpening(site.db, { open_position: 'Gate Guard' });
    const asha = await apply(site, jid, 'Asha Menon');
    const ravi = await apply(site, jid, 'Ravi Kumar');
    await enterAs(page, site, 'recruiter');
    await use({ jid, asha, ravi });
  },
});

const apply = (site: Site, JobId: string, FullName: string) =>
  submit(site, 'application', makeApplication({ JobId, FullName }));

const column = (page: Page, name: string) =>
  page.locator('.board__column').filter({ has: page.getByRole('heading', { name }) });
const card = (page: Page, reference: string) => page.locator(`[data-reference="${reference}"]`);

const stageOf = async ({ db }: Site, reference: string) =>
  await db
    .selectFrom('inbox_entries')
    .leftJoin('hiring_stages', 'hiring_stages.id', 'stage_id')
    .select(['hiring_stages.name', 'stage_reason'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();

const boardOf = (jid: string) => `/jobs/${jid}/applicants`;
const HEADING = 'Applicants for Gate Guard';

describe('the board of a job', () => {
  test('moves an applicant by mouse, by menu and by keyboard', async ({ page, site, applied }) => {
    const { jid, asha, ravi } = applied;
    await openScreen(page, boardOf(jid), HEADING);
    await column(page, 'New').getByText('2 applicants').waitFor();
    await card(page, asha).dragTo(column(page, 'Shortlisted'));
    await column(page, 'Shortlisted').locator(card(page, asha)).waitFor();
    await expect.poll(() => stageOf(site, asha)).toMatchObject({ name: 'Shortlisted' });
    await column(page, 'New').getByText('1 applicant').waitFor();

    await card(page, ravi).getByRole('link', { name: 'Ravi Kumar' }).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => stageOf(site, ravi)).toMatchObject({ name: 'Shortlisted' });
    await card(page, ravi)
      .getByRole('button', { name: /^Stage of Ravi Kumar/ })
      .click();
    await page.getByRole('menuitemradio', { name: 'Rejected' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move to Rejected' });
    await dialog.getByRole('button', { name: 'Move to Rejected' }).click();
    await dialog.getByText('Reason must not be blank').waitFor();
    await dialog.getByRole('combobox', { name: 'Reason' }).fill('Documents missing');
    await dialog.getByRole('button', { name: 'Move to Rejected' }).click();
    await expect
      .poll(() => stageOf(site, ravi))
      .toEqual({ name: 'Rejected', stage_reason: 'Documents missing' });
    await column(page, 'Rejected').getByText('Documents missing').waitFor();
    await expectWellMade(page, 'the board of a job');
  });

  test('keeps the focus on the card that is moved by keyboard', async ({ page, site, applied }) => {
    const { jid, asha } = applied;
    await openScreen(page, boardOf(jid), HEADING);
    const link = card(page, asha).getByRole('link', { name: 'Asha Menon' });
    await link.focus();
    for (const stage of ['Shortlisted', 'Interview', 'Selected', 'Joined']) {
      await page.keyboard.press('Shift+ArrowRight');
      await column(page, stage).locator(card(page, asha)).waitFor();
      await expect.poll(() => link.evaluate((each) => each === document.activeElement)).toBe(true);
    }
    await page.keyboard.press('Shift+ArrowRight');
    const dialog = page.getByRole('dialog', { name: 'Move to Rejected' });
    await dialog.getByRole('combobox', { name: 'Reason' }).fill('Too tall');
    // Selects a letter, and moves nobody.
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.type('k');
    await page.keyboard.press('Enter');
    await expect.poll(() => stageOf(site, asha)).toEqual({ name: 'Rejected', stage_reason: 'Too talk' });
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => link.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.keyboard.press('Shift+ArrowLeft');
    await column(page, 'Joined').locator(card(page, asha)).waitFor();
  });

  test('keeps the names of the stages in sight, above what has the focus', async ({
    page,
    site,
    applied,
  }) => {
    const { jid } = applied;
    for (let count = 0; count < 12; count++) await apply(site, jid, `Guard Number ${count}`);
    for (const size of [WIDE, { width: 390, height: 844 }]) {
      await page.setViewportSize(size);
      await openScreen(page, boardOf(jid), HEADING);
      const last = column(page, 'New').locator('.board-card__name').last();
      await last.scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const head = page.locator('.board-heads__one').filter({ hasText: 'New' });
      const isInSight = () =>
        head.evaluate((each) => {
          const { left, top, height } = each.getBoundingClientRect();
          return each.contains(document.elementFromPoint(left + 20, top + height / 2));
        });
      await expect.poll(isInSight).toBe(true);
      expect(await head.textContent()).toBe('New14');

      // From the last card upwards, nothing that is reached is behind them.
      await last.focus();
      for (let press = 0; press < 20; press++) {
        await page.keyboard.press('Shift+Tab');
        await expect
          .poll(() =>
            page.evaluate(() => {
              const { bottom } = document.querySelector('.board-heads')?.getBoundingClientRect() ?? {
                bottom: 0,
              };
              const focused = document.activeElement;
              return !focused?.closest('.board') || focused.getBoundingClientRect().top >= bottom;
            }),
          )
          .toBe(true);
      }

      // They follow the columns sideways.
      const drift = () =>
        page.evaluate(() => {
          const lefts = (selector: string) =>
            [...document.querySelectorAll(selector)].map((each) =>
              Math.round(each.getBoundingClientRect().left),
            );
          const columns = lefts('.board__column');
          return lefts('.board-heads__one').map((left, at) => left - (columns[at] ?? Number.NaN));
        });
      const columns = await page.locator('.board__column').count();
      await page.locator('.board').evaluate((board) => board.scrollTo({ left: board.scrollWidth }));
      await expect.poll(drift).toEqual(Array(columns).fill(0));
      expect(await page.locator('.board').evaluate((board) => board.scrollLeft)).toBeGreaterThan(0);
      await expectWellMade(page, 'a long board');
    }
  });

  test('moves all that are ticked, and puts them back when the attempts are stopped', async ({
    page,
    site,
    applied,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    const { jid, asha, ravi } = applied;
    await openScreen(page, boardOf(jid), HEADING);
    await column(page, 'New').getByLabel('Select all in New').check();
    await page.route('**/staff/trpc/**', (route) => route.abort());
    await card(page, ravi).dragTo(column(page, 'Interview'));
    await column(page, 'Interview').getByText('2 applicants').waitFor();
    await page.getByRole('button', { name: 'Stop trying' }).click();
    await page.getByText('2 items to Interview: not done. The server cannot be reached.').waitFor();
    await column(page, 'New').getByText('2 applicants').waitFor();
    for (const reference of [asha, ravi]) await column(page, 'New').locator(card(page, reference)).waitFor();
    await page.unroute('**/staff/trpc/**');

    await column(page, 'New').getByLabel('Select all in New').check();
    // Until the bar is there, the page still changes.
    await page.getByRole('toolbar').waitFor();
    await card(page, asha).dragTo(column(page, 'Interview'));
    await column(page, 'Interview').getByText('2 applicants').waitFor();
    await keepToast(page, '2 items moved to Interview.');
    for (const reference of [asha, ravi])
      await expect.poll(() => stageOf(site, reference)).toMatchObject({ name: 'Interview' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await column(page, 'New').getByText('2 applicants').waitFor();
    for (const reference of [asha, ravi])
      await expect.poll(() => stageOf(site, reference)).toMatchObject({ name: 'New' });
  });

  test('shows a move though an answer from before it arrives later', async ({
    page,
    site,
    applied,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    const { jid, asha } = applied;
    await openScreen(page, boardOf(jid), HEADING);
    await page.route('**/staff/trpc/**', (route) => route.abort());
    await card(page, asha).dragTo(column(page, 'Interview'));
    await page.getByRole('button', { name: 'Stop trying' }).click();
    await page.getByText('The server cannot be reached.').waitFor();
    await page.unroute('**/staff/trpc/**');
    // The board, which is loaded again after the failure.
    const isAsked = Promise.withResolvers<void>();
    const isMoved = Promise.withResolvers<void>();
    let loads = 0;
    await page.route('**/staff/trpc/applicants.board**', async (route) => {
      const response = await route.fetch();
      loads += 1;
      isAsked.resolve();
      if (loads === 1) await isMoved.promise;
      await route.fulfill({ response });
    });
    await isAsked.promise;
    await card(page, asha).dragTo(column(page, 'Interview'));
    await expect.poll(() => stageOf(site, asha)).toMatchObject({ name: 'Interview' });
    isMoved.resolve();
    await expect.poll(() => loads).toBe(2);
    await page.waitForLoadState('networkidle');
    await column(page, 'Interview').locator(card(page, asha)).waitFor();
  });

  test('keeps a reason that was typed while the server was away', async ({ page, site, applied, errors }) => {
    errors.expected.push(FAILED_LOAD);
    const { jid, asha } = applied;
    await openScreen(page, boardOf(jid), HEADING);
    await card(page, asha)
      .getByRole('button', { name: /^Stage of Asha Menon/ })
      .click();
    await page.getByRole('menuitemradio', { name: 'Rejected' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move to Rejected' });
    await dialog.getByRole('combobox', { name: 'Reason' }).fill('Lives too far from the site');
    await page.route('**/staff/trpc/**', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Move to Rejected' }).click();
    await page.getByRole('button', { name: 'Stop trying' }).click();
    const notice = page.getByRole('dialog', { name: 'Nothing was moved' });
    await notice.getByText('Your reason: Lives too far from the site').waitFor();
    await page.unroute('**/staff/trpc/**');
    await notice.getByRole('button', { name: 'Try again' }).click();
    await column(page, 'Rejected').locator(card(page, asha)).waitFor();
    await expect
      .poll(() => stageOf(site, asha))
      .toEqual({ name: 'Rejected', stage_reason: 'Lives too far from the site' });
  });

  test('tells the second of two people who moved the same applicant', async ({
    page,
    site,
    applied,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    const { jid, asha } = applied;
    await openScreen(page, boardOf(jid), HEADING);
    await card(page, asha).waitFor();
    const colleague = await createMember(site, 'recruiter');
    const { stages } = ok(await colleague.ask('hiringStages.list'));
    const items = [{ reference: asha, version: 1 }];
    ok(await colleague.call('inbox.moveToStage', { items, stage: stages[3].id, reason: '' }));
    await card(page, asha)
      .getByRole('button', { name: /^Stage of Asha Menon/ })
      .click();
    await page.getByRole('menuitemradio', { name: 'Interview' }).click();
    const notice = page.getByRole('dialog', { name: 'This was changed meanwhile' });
    await notice.getByText(/^A recruiter moved it to Selected on/).waitFor();
    await closeNotice(page);
    await column(page, 'Selected').locator(card(page, asha)).waitFor();
  });
});

describe('the table of a job', () => {
  test('moves several at once, counts and filters them', async ({ page, site, applied }) => {
    const { jid, asha, ravi } = applied;
    await openScreen(page, `${boardOf(jid)}?show=table`, HEADING);
    await page.getByLabel('Select Asha Menon').check();
    await page.getByLabel('Select Ravi Kumar').check();
    const bar = page.getByRole('toolbar', { name: '2 selected' });
    await bar.getByRole('button', { name: /^Stage/ }).click();
    await page.getByRole('menuitemradio', { name: 'Interview' }).click();
    await page.getByRole('button', { name: 'Interview 2' }).waitFor();
    for (const reference of [asha, ravi])
      await expect.poll(() => stageOf(site, reference)).toMatchObject({ name: 'Interview' });
    await card(page, asha)
      .getByRole('button', { name: /^Stage of Asha Menon/ })
      .click();
    await page.getByRole('menuitemradio', { name: 'Selected' }).click();
    await expect.poll(() => stageOf(site, asha)).toMatchObject({ name: 'Selected' });
    await page.getByRole('button', { name: 'Selected 1' }).waitFor();
    await page.getByLabel('Qualification').fill('a doctor');
    await page.keyboard.press('Enter');
    await page.getByText('No applicants match').waitFor();
    await page.getByRole('button', { name: 'Remove all filters' }).click();
    await card(page, asha).waitFor();
    await page.getByLabel('Resume').selectOption('Without one');
    await page.waitForURL(/resume=/);
    await card(page, asha).waitFor();
    await page.goBack();
    await expect.poll(() => page.url()).not.toMatch(/resume=/);
    await page.getByRole('button', { name: 'New 0' }).click();
    await page.getByText('No applicants match').waitFor();
    await page.getByRole('button', { name: 'Interview 1' }).click();
    await card(page, ravi).waitFor();
    await expectWellMade(page, 'the table of a job');
  });
});

describe('all that match', () => {
  const applyMany = async (site: Site, jid: string, many: number) => {
    for (let count = 0; count < many; count++) await apply(site, jid, `Guard Number ${count}`);
  };
  const countOf = async ({ db }: Site, name: string) =>
    (
      await db
        .selectFrom('inbox_entries')
        .innerJoin('hiring_stages', 'hiring_stages.id', 'stage_id')
        .where('hiring_stages.name', '=', name)
        .select('reference')
        .execute()
    ).length;

  test('of a column are moved, beyond those that are loaded', async ({ page, site, applied }) => {
    const { jid } = applied;
    await applyMany(site, jid, 22);
    const before = await countOf(site, 'Selected');
    await openScreen(page, boardOf(jid), HEADING);
    await column(page, 'New').getByLabel('Select these 20 in New').check();
    await page.getByText('The 20 loaded items are selected.').waitFor();
    await page.getByRole('button', { name: 'Select all 24 that match' }).click();
    await page.getByText('All 24 that match are selected.').waitFor();
    await expectWellMade(page, 'a board with all that match selected');
    await page
      .getByRole('toolbar', { name: '24 selected' })
      .getByRole('button', { name: /^Stage/ })
      .click();
    await page.getByRole('menuitemradio', { name: 'Selected' }).click();
    await column(page, 'Selected').getByText('24 applicants').waitFor();
    await expect.poll(() => countOf(site, 'Selected')).toBe(before + 24);
    expect(await page.getByRole('toolbar').count()).toBe(0);
  });

  test('of a table are those of its filters alone, and a tick ends it', async ({ page, site, applied }) => {
    const { jid } = applied;
    await applyMany(site, jid, 53);
    await site.db
      .updateTable('job_applications')
      .set({ city: 'Navi Mumbai' })
      .where('full_name', 'like', 'Guard Number %')
      .execute();
    await openScreen(page, `${boardOf(jid)}?show=table`, HEADING);
    const before = await countOf(site, 'Interview');
    await page.getByLabel('City', { exact: true }).fill('mumbai');
    await page.keyboard.press('Enter');
    await page.waitForURL(/city=/);
    await page.getByRole('button', { name: 'All 53' }).waitFor();
    await page.getByLabel('Select all 50 shown').check();
    await page.getByRole('button', { name: 'Select all 53 that match' }).click();
    await page.getByText('All 53 that match are selected.').waitFor();
    await page.getByLabel('Select Guard Number 52').uncheck();
    await page.getByRole('toolbar', { name: '49 selected' }).waitFor();
    await page.getByLabel('Select Guard Number 52').check();
    await page.getByRole('button', { name: 'Select all 53 that match' }).click();
    await page
      .getByRole('toolbar', { name: '53 selected' })
      .getByRole('button', { name: /^Stage/ })
      .click();
    await page.getByRole('menuitemradio', { name: 'Interview' }).click();
    await expect.poll(() => countOf(site, 'Interview')).toBe(before + 53);
    await page.getByRole('button', { name: 'Interview 53' }).waitFor();
  });
});

describe('an applicant', () => {
  test('can be called, written to by WhatsApp and copied from the card and the table', async ({
    page,
    site,
    applied: { jid },
  }) => {
    const reference = await submit(
      site,
      'application',
      makeApplication({ JobId: jid, FullName: 'Meena Pawar', MobileNo: '9845012345' }),
    );
    for (const address of [boardOf(jid), `${boardOf(jid)}?show=table`]) {
      await openScreen(page, address, HEADING);
      const shown = card(page, reference);
      expect(await shown.getByRole('link', { name: 'Call 9845012345' }).getAttribute('href')).toBe(
        'tel:+919845012345',
      );
      expect(
        await shown
          .getByRole('link', { name: 'WhatsApp to +919845012345, opens a new tab' })
          .getAttribute('href'),
      ).toBe(`https://wa.me/919845012345?text=${encodeURIComponent(`${reference}: `)}`);
      await shown.getByRole('button', { name: 'Copy the number +919845012345' }).waitFor();
      await expectWellMade(page, 'the numbers of applicants');
    }
  });

  test('has a city that is noted in the item, offered again, and found on the board', async ({
    page,
    site,
    applied: { jid, asha, ravi },
  }) => {
    await site.db
      .updateTable('job_applications')
      .set({ city: 'Nashik' })
      .where('full_name', '=', 'Ravi Kumar')
      .execute();
    await page.goto(`/staff/inbox?item=${asha}`);
    await page.getByRole('button', { name: 'Note the city' }).click();
    const dialog = page.getByRole('dialog', { name: 'City of the applicant' });
    await expect
      .poll(() =>
        dialog.locator('option').evaluateAll((all) => all.map((each) => each.getAttribute('value'))),
      )
      .toContain('Nashik');
    await dialog.getByRole('combobox', { name: 'City' }).fill('Navi Mumbai');
    await expectWellMade(page, 'noting the city of an applicant');
    await dialog.getByRole('button', { name: 'Save the city' }).click();
    await page.getByText('noted the city Navi Mumbai').waitFor();
    await keepToast(page, `City of ${asha}: Navi Mumbai.`);
    await openScreen(page, `${boardOf(jid)}?city=mumbai`, HEADING);
    await card(page, asha).getByText('Navi Mumbai').waitFor();
    expect(await card(page, ravi).count()).toBe(0);
  });
});

describe('the stages', () => {
  test('are an owner’s to name and to add', async ({ page, site, errors }) => {
    errors.expected.push(FAILED_LOAD);
    await enterAs(page, site, 'owner');
    await openScreen(page, '/hiring-stages', 'Hiring stages');
    await page.getByRole('button', { name: 'Add a step' }).click();
    // The new step has the focus, and a moved one keeps it.
    await expect.poll(() => isFocused(page.getByLabel('Stage 5'))).toBe(true);
    await page.keyboard.type('Medical check');
    const up = page.getByRole('button', { name: 'Move Medical check up' });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByLabel('Stage 4').inputValue()).toBe('Medical check');
    await expect.poll(() => isFocused(up)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByLabel('Stage 3').inputValue()).toBe('Medical check');
    await page.getByRole('button', { name: 'Move Medical check down' }).click();
    await page.getByRole('button', { name: 'Move Medical check down' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The stages were saved.').waitFor();
    await page.getByLabel('Stage 5').waitFor();
    await expectWellMade(page, 'the stages');
    await page.getByRole('button', { name: 'Remove Medical check' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => page.getByLabel('Stage 5').inputValue()).toBe('Joined');
    // The form has it before the server does.
    await expect
      .poll(() =>
        site.db.selectFrom('hiring_stages').where('name', '=', 'Medical check').select('id').execute(),
      )
      .toEqual([]);
    await expect.poll(() => page.getByRole('button', { name: 'Save' }).isEnabled()).toBe(true);

    // A colleague saves while this owner types: nothing typed is lost, and nothing of the colleague's is overwritten.
    await page.getByRole('button', { name: 'Add a step' }).click();
    await expect.poll(() => isFocused(page.getByLabel('Stage 5'))).toBe(true);
    await page.keyboard.type('Trial day');
    await site.db
      .updateTable('hiring_stages')
      .set({ name: 'Offer' })
      .where('name', '=', 'Selected')
      .execute();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/meanwhile/).waitFor();
    expect(await page.getByLabel('Stage 5').inputValue()).toBe('Trial day');
    await site.db
      .updateTable('hiring_stages')
      .set({ name: 'Selected' })
      .where('name', '=', 'Offer')
      .execute();
  });
});
