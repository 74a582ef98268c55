import { describe, expect } from 'vitest';
import type { HiringStage } from '../../src/contract/staff/hiring-stages.ts';
import { createJobOpening, makeApplication } from '../factories/rows.ts';
import { createMember, ok } from '../factories/staff.ts';
import { submit } from '../factories/submit.ts';
import { isFocused } from './forms.ts';
import { FAILED_LOAD, test } from './site.ts';
import { enterAs, openScreen } from './staff-browser.ts';

describe('the stages', () => {
  test('cannot be removed with applicants in them, come back to their place, and lose nothing that was typed', async ({
    page,
    site,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    const JobId = await createJobOpening(site.db);
    const reference = await submit(site, 'application', makeApplication({ JobId }));
    const owner = await createMember(site, 'owner');
    const save = async (change: (stages: HiringStage[]) => { id: string | null; name: string }[]) => {
      const { version, stages } = ok(await owner.ask('hiringStages.list'));
      const wanted = change(stages).map(({ id, name }) => ({ id, name }));
      return ok(await owner.call('hiringStages.save', { version, stages: wanted }));
    };
    await save((stages) => [...stages.slice(0, 1), { id: null, name: 'Drill test' }, ...stages.slice(1)]);
    const { stages: all } = ok(await owner.ask('hiringStages.list'));
    const drill = all.find((each: HiringStage) => each.name === 'Drill test').id;
    const items = [{ reference, version: 1 }];
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
