import { describe, expect, onTestFinished } from 'vitest';
import { addPage, changeCell, changePicture, changeSlide } from './day/day-edits.ts';
import { found, inviteMember } from './day/day-members.ts';
import {
  planTwo,
  publishPage,
  publishSlide,
  renamePage,
  takeBack,
  takeDown,
} from './day/day-publications.ts';
import { startDay } from './day/day-site.ts';
import { test } from './site.ts';
import { WIDE } from './well-made.ts';

describe('a day of editing the site', () => {
  test('works on a real Postgres', { timeout: 800_000 }, async ({ browser }) => {
    const site = await startDay('a real Postgres', browser);
    onTestFinished(site.stop);
    const owner = await found(site);
    const editor = await inviteMember(site, owner, 'Editor', 'Asha Menon');
    // Wide enough for the preview beside the form.
    for (const page of [owner, editor]) await page.setViewportSize(WIDE);
    const visitor = await site.newcomer();

    await changeSlide(editor);
    await changeCell(editor);
    await changePicture(editor);
    await publishSlide(owner, visitor);
    await planTwo(owner, visitor);
    await takeBack(owner, visitor);
    await renamePage(owner, visitor);
    await addPage(editor);
    await publishPage(owner, visitor);
    await takeDown(owner, visitor);
    // Two questions were refused on purpose: an address that was not typed, and a page that a menu leads to.
    const refused = /status of 400.*site\.(renamePage|withdraw)/;
    expect(site.traces.faults.filter((fault) => !refused.test(fault))).toEqual([]);
  });
});
