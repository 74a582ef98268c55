import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import type { PictureState } from './state.ts';

/** A margin around the parts that matter, so that shadows and focus rings are in the picture. */
const MARGIN = 12;
const LONGEST_MS = 20_000;
const PAUSE_MS = 300;
/** Ten times what the largest window needs on a busy machine. */
const SCREENSHOT_MS = 15_000;
/** How long a page has to be still that is not right yet: a busy machine is still while it loads. */
const STILL_MS = 5_000;

/** The colour of the overlay on parts that differ at each visit. */
const COVER = '#8b93a7';

/** Takes a picture of the page's present state. */
export async function photograph(page: Page, state: PictureState): Promise<Buffer> {
  const clip = await frameOf(page, state);
  const take = () =>
    page.screenshot({
      animations: 'disabled',
      caret: 'hide',
      maskColor: COVER,
      timeout: SCREENSHOT_MS,
      ...(state.mask && { mask: state.mask.map((part) => page.locator(part)) }),
      ...(clip && { clip }),
    });
  // On a machine without a graphics card Chromium now and then never draws the frame; asked again, it does.
  return take().catch(take);
}

/** Takes pictures until one is right, or until the page has settled: all of the last seconds are equal. */
export async function photographUntil(
  page: Page,
  state: PictureState,
  isGood: (png: Buffer) => Promise<boolean>,
  stillMs = STILL_MS,
): Promise<Buffer> {
  const started = performance.now();
  let last: Buffer | undefined;
  let changed = started;
  for (;;) {
    await untilDrawn(page);
    const png = await photograph(page, state);
    if (await isGood(png)) return png;
    const now = performance.now();
    if (!last?.equals(png)) changed = now;
    // Anything later than this is a fault.
    if (now - changed > stillMs || now - started > LONGEST_MS) return png;
    last = png;
    await pause(PAUSE_MS);
  }
}

/** Waits for the fonts, and for each picture within the window. */
async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shown = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight && image.checkVisibility();
    });
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  });
}

/** The frame around all parts, within the window. */
async function frameOf(page: Page, { crop }: PictureState) {
  if (!crop) return undefined;
  const parts =
    typeof crop === 'function' ? [crop(page)].flat() : [crop].flat().map((part) => page.locator(part));
  const [only, ...others] = parts;
  if (only && others.length === 0) await scrollIntoWindow(only);
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const found = boxes.filter((box) => box !== null);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (found.length < parts.length) throw new Error('A part that is to be in the picture is not on the page.');
  const left = Math.max(0, Math.floor(Math.min(...found.map(({ x }) => x)) - MARGIN));
  const top = Math.max(0, Math.floor(Math.min(...found.map(({ y }) => y)) - MARGIN));
  const right = Math.min(width, Math.ceil(Math.max(...found.map((box) => box.x + box.width)) + MARGIN));
  const bottom = Math.min(height, Math.ceil(Math.max(...found.map((box) => box.y + box.height)) + MARGIN));
  if (right <= left || bottom <= top)
    throw new Error('The part that is to be in the picture is out of sight.');
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * Shows the whole of a part that the window cuts off but has room for: how far a click had scrolled the page
 * is a matter of chance, and so would be the edge of the picture.
 */
async function scrollIntoWindow(part: Locator): Promise<void> {
  await part.evaluate((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    if ((top >= 0 && bottom <= innerHeight) || height > innerHeight) return;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
}
