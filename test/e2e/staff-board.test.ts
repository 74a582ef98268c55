import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { HiringStage } from '../../src/contract/staff/hiring-stages.ts';
import { createJobOpening, makeApplication } from '../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../factories/staff.ts';
import { submit } from '../factories/submit.ts';
import { isFocused } from './forms.ts';
import { closeNotice } from './notice.ts';
import { test as base, FAILED_LOAD, type Site } from './site.ts';
import { enterAs, keepToast, openScreen, storedEntry } from './staff-browser.ts';
import { PHONE } from './well-made.ts';

const MOVES = '**/inbox.moveToStage*';

interface Opened {
  jid: string;
  asha: string;
  ravi: string;
}

/** The board of a job with two applicants, as a recruiter sees it. */
const test = base.extend<{ opened: Opened }>({
  opened: async ({ page, site, errors }, use) => {
    errors.expected.push(FAILED_LOAD);
    const jid = await createJobOpening(site.db, { open_position: 'Gate Guard' });
    const asha = await apply(site, jid, 'Asha Menon');
    const ravi = await apply(site, jid, 'Ravi Kumar');
    await enterAs(page, site, 'recruiter');
    await openBoard(page, jid);
    await use({ jid, asha, ravi });
  },
});

// Some of them set the clock.
test.override({ keepsPage: false });

const apply = (site: Site, JobId: string, FullName: string) =>
  submit(site, 'application', makeApplication({ JobId, FullName }));
const openBoard = (page: Page, jid: string) =>
  openScreen(page, `/jobs/${jid}/applicants`, 'Applicants for Gate Guard');
const column = (page: Page, name: string) =>
  page.locator('.board__column').filter({ has: page.getByRole('heading', { name }) });
const card = (page: Page, reference: string) => page.locator(`[data-reference="${reference}"]`);
const linkOf = (page: Page, reference: string) => card(page, reference).locator('.board-card__name');
const waitsAt = (page: Page, reference: string) => card(page, reference).getByText('Waiting for the server');
const note = (page: Page) => page.getByRole('region', { name: 'Waiting for the server' });

const stageOf = async (site: Site, reference: string) => (await storedEntry(site, reference)).name;

async function pickStage(page: Page, reference: string, name: string) {
  await card(page, reference)
    .getByRole('button', { name: /^Stage of/ })
    .click();
  await page.getByRole('menuitemradio', { name }).click();
}

async function moveAs(colleague: SignedInMember, reference: string, version: number, name: string) {
  const { stages } = ok(await colleague.ask('hiringStages.list'));
  const stage = stages.find((each: HiringStage) => each.name === name);
  ok(
    await colleague.call('inbox.moveToStage', {
      items: [{ reference, version }],
      stage: stage.id,
      reason: '',
    }),
  );
}

describe('while the server is away', () => {
  test('a move that is refused later is put back, and its mover told who was quicker', async ({
    page,
    site,
    opened,
  }) => {
    const { asha } = opened;
    let isAway = true;
    await page.route(MOVES, (route) => (isAway ? route.abort() : route.continue()));
    await pickStage(page, asha, 'Interview');
    await waitsAt(page, asha).waitFor();
    await moveAs(await createMember(site, 'recruiter'), asha, 1, 'Selected');
    isAway = false;
    await note(page).getByRole('button', { name: 'Try now' }).click();
    const conflict = page.getByRole('dialog', { name: 'This was changed meanwhile' });
    await conflict.getByText(/^A recruiter moved it to Selected on/).waitFor();
    await closeNotice(page);
    await column(page, 'Selected').locator(card(page, asha)).waitFor();
  });

  test('moves all that are ticked, and puts them back when the attempts are stopped', async ({
    page,
    site,
    opened,
  }) => {
    const { asha, ravi } = opened;
    await column(page, 'New').getByLabel('Select all in New').check();
    await page.route('**/staff/trpc/**', (route) => route.abort());
    await card(page, ravi).dragTo(column(page, 'Interview'));
    await column(page, 'Interview').getByText('2 applicants').waitFor();
    // A second move waits behind the first, and none of either stays on the screen.
    await pickStage(page, asha, 'Selected');
    await column(page, 'Interview').getByText('1 applicant').waitFor();
    await page.getByRole('button', { name: 'Stop trying' }).click();
    await page.getByText(`${asha} to Selected: not done. The server cannot be reached.`).waitFor();
    await column(page, 'New').getByText('2 applicants').waitFor();
    for (const reference of [asha, ravi]) await column(page, 'New').locator(card(page, reference)).waitFor();
    await page.unroute('**/staff/trpc/**');

    await column(page, 'New').getByLabel('Select all in New').check();
    // Until the bar is there, the page still changes.
    await page.getByRole('toolbar').waitFor();
    await card(page, asha).dragTo(column(page, 'Interview'));
    await column(page, 'Interview').getByText('2 applicants').waitFor();
    await keepToast(page, '2 items moved to Interview.');
    for (const reference of [asha, ravi]) await expect.poll(() => stageOf(site, reference)).toBe('Interview');
    await page.getByRole('button', { name: 'Undo' }).click();
    await column(page, 'New').getByText('2 applicants').waitFor();
    for (const reference of [asha, ravi]) await expect.poll(() => stageOf(site, reference)).toBe('New');
  });

  test('keeps a reason that was typed while the server was away', async ({ page, site, opened }) => {
    const { asha } = opened;
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
    await column(page, 'Rejected').getByText('Lives too far from the site').waitFor();
    // The card stands there before the server has answered.
    await expect.poll(() => stageOf(site, asha)).toBe('Rejected');
  });
});

describe('the board of a job', () => {
  test('keeps the names of the stages in sight, above their columns', async ({ page, site, opened }) => {
    for (let count = 0; count < 12; count++) await apply(site, opened.jid, `Guard Number ${count}`);
    await page.setViewportSize(PHONE);
    await openBoard(page, opened.jid);
    await column(page, 'New').locator('.board-card__name').last().scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const head = page.locator('.board-heads__one').filter({ hasText: 'New' });
    const isInSight = () =>
      head.evaluate((each) => {
        const { left, top, height } = each.getBoundingClientRect();
        return each.contains(document.elementFromPoint(left + 20, top + height / 2));
      });
    await expect.poll(isInSight).toBe(true);
    expect(await head.textContent()).toBe('New14');
    // They follow the columns sideways.
    const lefts = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
    await page.locator('.board').evaluate((board) => board.scrollTo({ left: board.scrollWidth }));
    await expect.poll(async () => (await lefts('.board__column'))[0] ?? 0).toBeLessThan(0);
    await expect
      .poll(async () => String(await lefts('.board-heads__one')) === String(await lefts('.board__column')))
      .toBe(true);
  });
});

describe('a card that is dragged', () => {
  test('scrolls the board to a column that is out of sight', async ({ page, site, opened }) => {
    const { asha } = opened;
    await page.setViewportSize(PHONE);
    await linkOf(page, asha).scrollIntoViewIfNeeded();
    const place = await linkOf(page, asha).boundingBox();
    const board = await page.locator('.board').boundingBox();
    if (place === null || board === null) throw new Error('there is no board');
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 20, y, { steps: 3 });
    // The pointer rests near the edge: right at it, the browser scrolls by itself.
    await page.mouse.move(board.x + board.width - 50, y, { steps: 5 });
    // The page hears of each place with the next one.
    const nudge = async (by: number) => page.mouse.move(board.x + board.width - 50 - by, y, { steps: 2 });
    await nudge(1);
    const isAtEnd = () =>
      page.locator('.board').evaluate((each) => each.scrollLeft + each.clientWidth >= each.scrollWidth - 1);
    await expect.poll(isAtEnd).toBe(true);
    await nudge(2);
    await page.mouse.up();
    const dialog = page.getByRole('dialog', { name: 'Move to Withdrawn' });
    await dialog.getByRole('combobox', { name: 'Reason' }).fill('Went abroad');
    await page.keyboard.press('Enter');
    await expect.poll(() => stageOf(site, asha)).toBe('Withdrawn');
    await column(page, 'Withdrawn').locator(card(page, asha)).waitFor();
  });
});

describe('those that match', () => {
  test('all of a column are moved, beyond those that are loaded', async ({ page, site, opened }) => {
    for (let count = 0; count < 22; count++) await apply(site, opened.jid, `Guard Number ${count}`);
    await page.reload();
    await column(page, 'New').getByLabel('Select these 20 in New').check();
    await page.getByText('The 20 loaded items are selected.').waitFor();
    await page.getByRole('button', { name: 'Select all 24 that match' }).click();
    await page.getByText('All 24 that match are selected.').waitFor();
    await page
      .getByRole('toolbar', { name: '24 selected' })
      .getByRole('button', { name: /^Stage/ })
      .click();
    await page.getByRole('menuitemradio', { name: 'Selected' }).click();
    await column(page, 'Selected').getByText('24 applicants').waitFor();
    expect(await page.getByRole('toolbar').count()).toBe(0);
    for (const reference of [opened.asha, opened.ravi])
      await expect.poll(() => stageOf(site, reference)).toBe('Selected');
  });
});

describe('the message after an act', () => {
  test('offers undo for ten seconds, and longer under the pointer or with the focus in it', async ({
    page,
    site,
    opened,
  }) => {
    const { asha } = opened;
    await page.clock.install();
    await page.reload();
    const toast = page.locator('.told');
    await pickStage(page, asha, 'Interview');
    await toast.filter({ hasText: `${asha} moved to Interview.` }).waitFor();
    await page.clock.fastForward(8_000);
    expect(await toast.isVisible()).toBe(true);
    const undo = toast.getByRole('button', { name: 'Undo' });
    await undo.focus();
    await page.clock.fastForward(60_000);
    expect(await toast.isVisible()).toBe(true);
    await linkOf(page, asha).focus();
    await toast.hover();
    await page.clock.fastForward(60_000);
    expect(await toast.isVisible()).toBe(true);
    await undo.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => stageOf(site, asha)).toBe('New');
    await expect.poll(() => isFocused(linkOf(page, asha))).toBe(true);
    await toast.filter({ hasText: `${asha} moved to New.` }).waitFor();
    await page.mouse.move(0, 0);
    await page.clock.fastForward(11_000);
    await toast.waitFor({ state: 'detached' });
  });
});
