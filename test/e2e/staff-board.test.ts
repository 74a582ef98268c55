import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { KEY_HEADER } from '../../src/contract/staff/creation.ts';
import type { HiringStage } from '../../src/contract/staff/hiring-stages.ts';
import { createJobOpening, makeApplication } from '../factories/rows.ts';
import { createMember, ok, type SignedInMember } from '../factories/staff.ts';
import { submit } from '../factories/submit.ts';
import { isFocused } from './forms.ts';
import { closeNotice } from './notice.ts';
import { test as base, FAILED_LOAD, type Site } from './site.ts';
import { enterAs, openScreen } from './staff-browser.ts';
import { expectWellMade, PHONE, WIDE } from './well-made.ts';

/** What a colleague does has to appear within some seconds; without news the page would ask only once a minute. */
const SOON = { timeout: 20_000 };
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
const openBoard = (page: Page, jid: string, search = '') =>
  openScreen(page, `/jobs/${jid}/applicants${search}`, 'Applicants for Gate Guard');
const column = (page: Page, name: string) =>
  page.locator('.board__column').filter({ has: page.getByRole('heading', { name }) });
const card = (page: Page, reference: string) => page.locator(`[data-reference="${reference}"]`);
const linkOf = (page: Page, reference: string) => card(page, reference).locator('.board-card__name');
const waitsAt = (page: Page, reference: string) => card(page, reference).getByText('Waiting for the server');
const note = (page: Page) => page.getByRole('region', { name: 'Waiting for the server' });
const isOnPage = (page: Page) => page.evaluate(() => document.activeElement !== document.body);

const stageOf = async ({ db }: Site, reference: string) =>
  (
    await db
      .selectFrom('inbox_entries')
      .leftJoin('hiring_stages', 'hiring_stages.id', 'stage_id')
      .select('hiring_stages.name')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
  ).name;

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
  test('a card stays where it was moved, and is sent by itself and once', async ({ page, site, opened }) => {
    const { asha, ravi } = opened;
    const keys = new Set<string | undefined>();
    let isAway = true;
    let attempts = 0;
    await page.route(MOVES, async (route) => {
      attempts += 1;
      if (!isAway) return route.continue();
      keys.add(route.request().headers()[KEY_HEADER]);
      // The first one arrives, and its answer is lost.
      if (attempts === 1) await route.fetch();
      await route.abort();
    });
    await card(page, asha).dragTo(column(page, 'Interview'));
    await column(page, 'Interview').locator(waitsAt(page, asha)).waitFor();
    await note(page)
      .getByText(`This is tried again by itself while this page is open: ${asha} to Interview.`)
      .waitFor();
    await page.getByText('1 change waits for the server, and is sent by itself.').waitFor();
    for (const size of [PHONE, WIDE]) {
      await page.setViewportSize(size);
      await expectWellMade(page, 'a move that waits for the server');
    }
    // A second one waits behind it, and neither is undone by what is loaded meanwhile.
    await linkOf(page, ravi).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await column(page, 'Shortlisted').locator(waitsAt(page, ravi)).waitFor();
    await page.getByText('2 changes wait for the server, and are sent by themselves.').waitFor();
    await moveAs(
      await createMember(site, 'recruiter'),
      await apply(site, opened.jid, 'Meera Pillai'),
      1,
      'Selected',
    );
    await column(page, 'Selected').getByRole('link', { name: 'Meera Pillai' }).waitFor(SOON);
    await column(page, 'Interview').locator(waitsAt(page, asha)).waitFor();

    for (let seen = attempts; attempts < 6; seen = attempts) {
      await note(page).getByRole('button', { name: 'Try now' }).click();
      await expect.poll(() => attempts).toBeGreaterThan(seen);
    }
    expect(keys).toHaveLength(1);
    isAway = false;
    await note(page).getByRole('button', { name: 'Try now' }).click();
    await note(page).waitFor({ state: 'detached' });
    expect(await isOnPage(page)).toBe(true);
    await expect.poll(() => stageOf(site, asha)).toBe('Interview');
    await expect.poll(() => stageOf(site, ravi)).toBe('Shortlisted');
    await column(page, 'Interview').locator(card(page, asha)).waitFor();
    expect(await waitsAt(page, asha).count()).toBe(0);
    const { events } = ok(
      await (await createMember(site, 'recruiter')).call('inbox.open', { reference: asha }),
    );
    expect(events).toHaveLength(1);
  });

  test('all that waits is put back when the attempts are stopped', async ({ page, opened }) => {
    const { asha, ravi } = opened;
    await page.route('**/staff/trpc/**', (route) => route.abort());
    await linkOf(page, asha).focus();
    for (const stage of ['Shortlisted', 'Interview']) {
      await page.keyboard.press('Shift+ArrowRight');
      await column(page, stage).locator(waitsAt(page, asha)).waitFor();
      await expect.poll(() => isFocused(linkOf(page, asha))).toBe(true);
    }
    await pickStage(page, ravi, 'Selected');
    await column(page, 'Selected').locator(waitsAt(page, ravi)).waitFor();
    await note(page).getByRole('button', { name: 'Stop trying' }).press('Enter');
    await column(page, 'New').getByText('2 applicants').waitFor();
    for (const reference of [asha, ravi]) await column(page, 'New').locator(card(page, reference)).waitFor();
    await note(page).waitFor({ state: 'detached' });
    await expect.poll(() => isOnPage(page)).toBe(true);
  });

  test('a move that is refused later is put back, and the reason stays until it is dismissed', async ({
    page,
    site,
    opened,
  }) => {
    const { asha, ravi } = opened;
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

    await page.route(MOVES, (route) =>
      route.fulfill({
        status: 403,
        json: {
          error: { message: 'Your role does not allow this.', code: -32003, data: { httpStatus: 403 } },
        },
      }),
    );
    await pickStage(page, ravi, 'Interview');
    const refused = page.getByRole('dialog', { name: 'Nothing was changed' });
    await refused.getByText(`${ravi} to Interview: Your role does not allow this.`).waitFor();
    await closeNotice(page);
    await column(page, 'New').locator(card(page, ravi)).waitFor();
  });

  test('a move in the table and in the item waits as well', async ({ page, site, opened }) => {
    const { jid, asha } = opened;
    await openBoard(page, jid, '?show=table');
    let isAway = true;
    await page.route(MOVES, (route) => (isAway ? route.abort() : route.continue()));
    await pickStage(page, asha, 'Shortlisted');
    await waitsAt(page, asha).waitFor();
    isAway = false;
    await note(page).getByRole('button', { name: 'Try now' }).click();
    await expect.poll(() => stageOf(site, asha)).toBe('Shortlisted');
    await openScreen(page, `/inbox?item=${asha}`, 'Inbox');
    const item = page.getByRole('article', { name: asha });
    isAway = true;
    await item.getByRole('button', { name: 'Stage: Shortlisted' }).click();
    await page.getByRole('menuitemradio', { name: 'Interview' }).click();
    await item.getByText(`while this page is open: ${asha} to Interview.`).waitFor();
    await item.getByRole('button', { name: 'Stage: Interview' }).waitFor();
    for (const size of [PHONE, WIDE]) {
      await page.setViewportSize(size);
      await expectWellMade(page, 'an item whose move waits for the server');
    }
    await item.getByRole('button', { name: 'Stop trying' }).click();
    await item.getByRole('button', { name: 'Stage: Shortlisted' }).waitFor();
    expect(await stageOf(site, asha)).toBe('Shortlisted');
  });
});

describe('a server that takes calls and answers none', () => {
  test('is told of, and what was done waits for it', async ({ page, site, opened }) => {
    const { asha } = opened;
    await page.clock.install();
    await page.reload();
    await card(page, asha).waitFor();
    let isHanging = true;
    const held: string[] = [];
    await page.route('**/staff/trpc/**', (route) => {
      if (!isHanging) return route.continue();
      held.push(route.request().url());
    });
    const isHeld = (call: string) => expect.poll(() => held.some((url) => url.includes(call))).toBe(true);
    await pickStage(page, asha, 'Interview');
    await isHeld('inbox.moveToStage');
    // The page asks whether there is an answer at all, and hears nothing.
    await page.clock.fastForward(10_000);
    await isHeld('live.inbox');
    await page.clock.fastForward(10_000);
    await page.getByText('What you see is from').waitFor();
    await page.clock.fastForward(11_000);
    await column(page, 'Interview').locator(waitsAt(page, asha)).waitFor();
    isHanging = false;
    // Whatever the page asks next is answered, and what waits is sent.
    await page.clock.fastForward(5_000);
    await expect.poll(() => stageOf(site, asha)).toBe('Interview');
    await page.getByText('What you see is from').waitFor({ state: 'detached' });
  });
});

describe('a colleague', () => {
  test('who moves an applicant, or edits the stages, is followed by an open board', async ({
    page,
    site,
    opened,
  }) => {
    const { asha } = opened;
    // The board follows changes from its first question on.
    const isFollowing = page.waitForResponse(/live\.inbox/);
    await page.reload();
    await card(page, asha).waitFor();
    await isFollowing;
    const owner = await createMember(site, 'owner');
    await moveAs(owner, asha, 1, 'Interview');
    await column(page, 'Interview').locator(card(page, asha)).waitFor(SOON);

    const { version, stages } = ok(await owner.ask('hiringStages.list'));
    const kept = stages.map(({ id, name }: HiringStage) => ({ id, name }));
    const added = kept.toSpliced(2, 0, { id: null, name: 'Physical test' });
    const saved = ok(await owner.call('hiringStages.save', { version, stages: added }));
    await column(page, 'Physical test').waitFor(SOON);
    ok(await owner.call('hiringStages.save', { version: saved.version, stages: kept }));
    await column(page, 'Physical test').waitFor({ ...SOON, state: 'detached' });
  });
});

describe('a card that is dragged', () => {
  test('scrolls the board to a column that is out of sight', async ({ page, site, opened }) => {
    const { asha, ravi } = opened;
    for (const [reference, size] of [
      [asha, { width: 900, height: 900 }],
      [ravi, PHONE],
    ] as const) {
      await page.setViewportSize(size);
      await page.locator('.board').evaluate((each) => each.scrollTo({ left: 0 }));
      await linkOf(page, reference).scrollIntoViewIfNeeded();
      const place = await linkOf(page, reference).boundingBox();
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
      await expect.poll(() => stageOf(site, reference)).toBe('Withdrawn');
      await column(page, 'Withdrawn').locator(card(page, reference)).waitFor();
    }
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

describe('by keyboard', () => {
  test('several that are moved keep the focus among them', async ({ page, site, opened }) => {
    const { jid, asha, ravi } = opened;
    for (const search of ['', '?show=table']) {
      await openBoard(page, jid, search);
      for (const name of ['Asha Menon', 'Ravi Kumar']) await page.getByLabel(`Select ${name}`).press('Space');
      const bar = page.getByRole('toolbar', { name: '2 selected' });
      await bar.getByRole('button', { name: /^Stage/ }).press('Enter');
      await page.getByRole('menuitemradio', { name: 'Withdrawn' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Move to Withdrawn' });
      await dialog.getByRole('combobox', { name: 'Reason' }).fill('Went abroad');
      await page.keyboard.press('Enter');
      for (const reference of [asha, ravi])
        await expect.poll(() => stageOf(site, reference)).toBe('Withdrawn');
      await bar.waitFor({ state: 'detached' });
      const isOnOne = () => page.evaluate(() => document.activeElement?.closest('[data-reference]') !== null);
      await expect.poll(isOnOne).toBe(true);
      await page.locator('.told').getByRole('button', { name: 'Undo' }).press('Enter');
      for (const reference of [asha, ravi]) await expect.poll(() => stageOf(site, reference)).toBe('New');
      await expect.poll(() => isOnPage(page)).toBe(true);
    }
  });
});

describe('a stage that has applicants', () => {
  test('cannot be removed, comes back to its place, and nothing that was typed is lost', async ({
    page,
    site,
    opened,
  }) => {
    const owner = await createMember(site, 'owner');
    const save = async (change: (stages: HiringStage[]) => { id: string | null; name: string }[]) => {
      const { version, stages } = ok(await owner.ask('hiringStages.list'));
      const wanted = change(stages).map(({ id, name }) => ({ id, name }));
      return ok(await owner.call('hiringStages.save', { version, stages: wanted }));
    };
    await save((stages) => [...stages.slice(0, 1), { id: null, name: 'Drill test' }, ...stages.slice(1)]);
    await moveAs(owner, opened.asha, 1, 'Drill test');
    await enterAs(page, site, 'owner');
    await openScreen(page, '/hiring-stages', 'Hiring stages');
    await page.getByLabel('Stage 3').fill('On the short list');
    await page.getByRole('button', { name: 'Remove Drill test' }).click();
    await expect.poll(() => page.getByLabel('Stage 2').inputValue()).toBe('On the short list');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('“Drill test” has 1 applicant. Move them to another stage first.').waitFor();
    await expect.poll(() => page.getByLabel('Stage 2').inputValue()).toBe('Drill test');
    await expect.poll(() => isFocused(page.getByLabel('Stage 2'))).toBe(true);
    expect(await page.getByLabel('Stage 3').inputValue()).toBe('On the short list');
    await expectWellMade(page, 'the stages after a refusal');
    // Another arrangement says nothing of it any more.
    await page.getByRole('button', { name: 'Move Drill test down' }).click();
    await page.getByText('“Drill test” has 1 applicant.').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The stages were saved.').waitFor();
    const { stages } = ok(await owner.ask('hiringStages.list'));
    expect(stages.slice(0, 3).map(({ name }: HiringStage) => name)).toEqual([
      'New',
      'On the short list',
      'Drill test',
    ]);
  });
});
