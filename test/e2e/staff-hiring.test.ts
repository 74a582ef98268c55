import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { HiringStage } from '../../src/contract/staff/hiring-stages.ts';
import { createJobOpening, makeApplication } from '../factories/rows.ts';
import { createMember, ok } from '../factories/staff.ts';
import { submit } from '../factories/submit.ts';
import { isFocused } from './forms.ts';
import { test as base, FAILED_LOAD, type Site } from './site.ts';
import { enterAs, openScreen } from './staff-browser.ts';
import { PHONE } from './well-made.ts';

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
const boardOf = (jid: string) => `/jobs/${jid}/applicants`;
const HEADING = 'Applicants for Gate Guard';

describe('the board of a job', () => {
  test('keeps the names of the stages in sight, above their columns', async ({ page, site, applied }) => {
    const { jid } = applied;
    for (let count = 0; count < 12; count++) await apply(site, jid, `Guard Number ${count}`);
    await page.setViewportSize(PHONE);
    await openScreen(page, boardOf(jid), HEADING);
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

describe('the stages', () => {
  test('cannot be removed with applicants in them, come back to their place, and lose nothing that was typed', async ({
    page,
    site,
    applied,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    const owner = await createMember(site, 'owner');
    const save = async (change: (stages: HiringStage[]) => { id: string | null; name: string }[]) => {
      const { version, stages } = ok(await owner.ask('hiringStages.list'));
      const wanted = change(stages).map(({ id, name }) => ({ id, name }));
      return ok(await owner.call('hiringStages.save', { version, stages: wanted }));
    };
    await save((stages) => [...stages.slice(0, 1), { id: null, name: 'Drill test' }, ...stages.slice(1)]);
    const { stages: all } = ok(await owner.ask('hiringStages.list'));
    const drill = all.find((each: HiringStage) => each.name === 'Drill test').id;
    const items = [{ reference: applied.asha, version: 1 }];
    ok(await owner.call('inbox.moveToStage', { items, stage: drill, reason: '' }));
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
