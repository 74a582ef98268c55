import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { untilTakenOver } from '../e2e/site.ts';
import { compare } from './compare.ts';
import { fixedSite } from './fixed-site.ts';
import { NOW } from './fixed-time.ts';
import { keep, readKept, showDifference } from './kept.ts';
import type { Office } from './office.ts';
import { photographUntil } from './photograph.ts';
import { type PictureState, picturesOf, WINDOWS, type Width } from './state.ts';
import { states } from './states.ts';

/** The names of the states whose pictures are replaced; `all` means every state. */
const taken = (process.env.PICTURES_TAKE ?? '').split(',').filter(Boolean);
const isTaken = ({ name }: PictureState) => taken.includes('all') || taken.includes(name);

/** References are taken on a machine that does nothing else, and looked at. */
const TAKEN_STILL_MS = 1_200;

/** Where a member of the staff changes what the public reads. The other screens are the office's. */
const CONTENT = /^\/staff\/(?:site|moving-in|moving-out|jobs|blogs|compliance)\b/;
type Part = 'visitors' | 'content' | 'office';
const partOf = ({ who, at }: PictureState): Part =>
  who === undefined ? 'visitors' : CONTENT.test(at) ? 'content' : 'office';

/** One test for each state of a part at this width. The parts are about equally long, and run side by side. */
export function takePictures(width: Width, part: Part): void {
  const test = fixedSite(width);
  describe(`at ${width} px`, () => {
    for (const state of states.filter((each) => partOf(each) === part)) {
      const picture = picturesOf(state).find((each) => each.endsWith(`-${width}`));
      if (picture === undefined) continue;
      test(state.name, async ({ page, office, site, errors }) => {
        if (state.errors) errors.expected.push(state.errors);
        await bringAbout(page, state, width, { ...office, origin: site.origin }).catch(async (error) => {
          // The report shows how far it got.
          const after = await page.screenshot();
          await showDifference(picture, { before: await readKept(picture), after, difference: undefined });
          throw error;
        });
        await look(page, state, picture);
      });
    }
  });
}

async function bringAbout(
  page: Page,
  state: PictureState,
  width: Width,
  { members, places, origin }: Office & { origin: string },
): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.setViewportSize({ width, height: state.height ?? WINDOWS[width] });
  if (state.who) {
    const cookies = [...members[state.who].cookies];
    await page.context().addCookies(cookies.map(([name, value]) => ({ name, value, url: origin })));
  }
  // Laid out whole: what is skipped at first may be drawn a fraction of a pixel away from where it is otherwise.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      delete document.documentElement.dataset.arrived;
    });
  });
  await page.mouse.move(0, 0);
  const address = state.at.replace(/\{(\w+)\}/g, (_, name) => places[name] ?? '');
  if (state.scripts === false) {
    await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto(address);
  } else {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    // A screen that only says why it is empty has no heading of its own.
    const heading = page.locator('main h1, main .empty-state').first();
    await heading.waitFor({ state: 'attached' });
    await untilTakenOver(heading);
  }
  await state.bring?.(page);
}

/** Takes the picture, and compares it with the reference or makes it the reference. */
async function look(page: Page, state: PictureState, picture: string): Promise<void> {
  if (isTaken(state))
    return keep(picture, await photographUntil(page, state, async () => false, TAKEN_STILL_MS));
  const before = await readKept(picture);
  let pixels = 0;
  let difference: Buffer | undefined;
  const after = await photographUntil(page, state, async (png) => {
    if (before === undefined) return false;
    const found = await compare(before, png);
    ({ pixels, difference } = found);
    return found.isSame;
  });
  if (before !== undefined && (await compare(before, after)).isSame) return;
  await showDifference(picture, { before, after, difference });
  const what = before === undefined ? 'There is no kept picture of it' : `${pixels} pixels differ`;
  expect.fail(`${picture}: ${what}. Side by side in screenshots/pictures/index.html`);
}
