import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { skipNothing } from '../e2e/lay-out-whole.ts';
import { untilTakenOver } from '../e2e/site.ts';
import { compare } from './compare.ts';
import { test } from './fixed-site.ts';
import { NOW } from './fixed-time.ts';
import { keep, readKept, showDifference } from './kept.ts';
import type { Office } from './office.ts';
import { photographUntil } from './photograph.ts';
import { type PictureState, WINDOWS, type Width } from './state.ts';

/** The names of the states whose pictures are replaced; `all` means every state. */
const taken = (process.env.PICTURES_TAKE ?? '').split(',').filter(Boolean);
const isTaken = ({ name }: PictureState) => taken.includes('all') || taken.includes(name);

/** References are taken on a machine that does nothing else, and looked at. */
const TAKEN_STILL_MS = 1_200;

/** One test for each picture of these states, named like the picture. */
export function takePictures(states: readonly PictureState[]): void {
  const pictures = states.flatMap((state) => state.widths.map((width) => ({ state, width })));
  for (const { state, width } of pictures) {
    const picture = `${state.name}-${width}`;
    test(picture, async ({ page, office, site, errors }) => {
      if (state.errors) errors.expected.push(state.errors);
      await bringAbout(page, state, width, office, site.origin).catch(async (error) => {
        // The report shows how far it got.
        const after = await page.screenshot();
        await showDifference(picture, { before: await readKept(picture), after, difference: undefined });
        throw error;
      });
      await look(page, state, picture);
    });
  }
}

async function bringAbout(
  page: Page,
  state: PictureState,
  width: Width,
  { members, places }: Office,
  origin: string,
): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.setViewportSize({ width, height: state.height ?? WINDOWS[width] });
  if (state.who) {
    const cookies = [...members[state.who].cookies];
    await page.context().addCookies(cookies.map(([name, value]) => ({ name, value, url: origin })));
  }
  // Laid out whole: what is skipped at first may be drawn a fraction of a pixel away from where it is otherwise.
  await page.addInitScript(skipNothing);
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
