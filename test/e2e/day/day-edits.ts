import type { FrameLocator, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { openScreen } from '../staff-browser.ts';

/** What an editor changes during the day. */
export const SLIDE = 'Awake from dusk to dawn.';
export const CELL = '120 hours';
export const DESCRIPTION = 'A lamp above a closed gate';

export const preview = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Preview of the draft"]');
const focused = (page: Page): Locator => page.locator(':focus');

async function untilSaved(page: Page): Promise<void> {
  await page.locator('.save-status').getByText('Saved', { exact: true }).waitFor();
}

/** Does what changes a draft, and waits until the server has it: before the change, “Saved” is true as well. */
export async function saving(page: Page, change: () => Promise<unknown>): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.url().includes('/staff/trpc/site.save'));
  await change();
  await saved;
  await untilSaved(page);
}

/** By the mouse, in a frame that is drawn smaller than it is, which the browser's driver does not reckon with. */
async function clickInPreview(page: Page, text: Locator): Promise<void> {
  await text.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x, y, ofWidth } = await text.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + Math.min(width, 60) / 2, y: top + height / 2, ofWidth: innerWidth };
  });
  const frame = await page.locator('iframe[title="Preview of the draft"]').boundingBox();
  if (frame === null) throw new Error('The preview is not shown.');
  const scale = frame.width / ofWidth;
  await page.mouse.click(frame.x + x * scale, frame.y + y * scale);
}

/** A click on a text in the preview opens its field; what is typed there shows in the preview. */
async function retype(page: Page, clicked: Locator, from: string, to: string): Promise<void> {
  await clicked.waitFor();
  const pick = async () => {
    await clickInPreview(page, clicked);
    const field = focused(page).and(page.locator('input, textarea'));
    return field.inputValue({ timeout: 1_000 }).catch(() => 'nothing');
  };
  // The page in the preview may be drawn anew, and scrolled to its top, while it is being loaded.
  await expect.poll(pick, { interval: 500 }).toBe(from);
  await focused(page).fill(to);
  await preview(page).getByText(to, { exact: true }).first().waitFor();
}

export async function changeSlide(editor: Page): Promise<void> {
  await openScreen(editor, '/site/home', 'Home page');
  const heading = 'People you trust, at every gate.';
  // The heading of the page, which only screen readers read, says the same.
  const shown = preview(editor).getByText(heading).and(preview(editor).locator(':not(.visually-hidden)'));
  await retype(editor, shown.first(), heading, SLIDE);
  await editor.getByRole('button', { name: 'Phone', exact: true }).click();
  await expect
    .poll(() =>
      preview(editor)
        .locator('body')
        .evaluate(() => innerWidth),
    )
    .toBe(390);
  await preview(editor).getByText(SLIDE).first().waitFor();
  await untilSaved(editor);
}

export async function changeCell(editor: Page): Promise<void> {
  await openScreen(editor, '/site/page:training', 'Training');
  await retype(editor, preview(editor).getByText('100 hours', { exact: true }).first(), '100 hours', CELL);
  await untilSaved(editor);
}

/** Uploads a picture to the opened library, says what it shows, and uses it. */
export async function uploadPicture(
  library: Locator,
  [name, mimeType, buffer]: [string, string, Buffer],
  description: string,
): Promise<void> {
  await library.getByLabel('Upload pictures').setInputFiles({ name, mimeType, buffer });
  await library.getByText('Now say what it shows').waitFor();
  await library.getByRole('button', { name: 'Use this picture' }).click();
  await library.getByText('Please say what the picture shows.').waitFor();
  await library.getByLabel('Description').fill(description);
  await library.getByRole('button', { name: 'Use this picture' }).click();
  await library.waitFor({ state: 'detached' });
}

export async function changePicture(editor: Page): Promise<void> {
  await openScreen(editor, '/site/page:the-company', 'The Company');
  await editor.getByRole('button', { name: /^Picture at the top/ }).click();
  const library = editor.getByRole('dialog', { name: 'Pictures' });
  const picture = sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#14264a' } });
  await uploadPicture(library, ['lamp.jpg', 'image/jpeg', await picture.jpeg().toBuffer()], DESCRIPTION);
  const shown = preview(editor).locator('img[src*="/media/library/"]').first();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  await untilSaved(editor);
}

/** A new page, and a menu that leads to it. */
export async function addPage(editor: Page): Promise<void> {
  await openScreen(editor, '/site', 'Site');
  await editor.getByRole('button', { name: 'New page' }).click();
  const dialog = editor.getByRole('dialog', { name: 'New page' });
  await dialog.getByLabel('Name').fill('Women guards');
  expect(await dialog.getByRole('textbox', { name: 'Address' }).inputValue()).toBe('/women-guards');
  await dialog.getByRole('button', { name: 'Add the page' }).click();
  await editor.getByRole('heading', { level: 1, name: 'Women guards' }).waitFor();
  await editor.getByLabel('Below the heading').fill('They know the ward, the hostel and the school gate.');
  await editor
    .getByLabel('For search engines')
    .fill('Women guards at hospitals, schools and hostels: how they are trained, equipped and led.');
  await editor.getByRole('button', { name: /Add a section/ }).click();
  await editor.getByRole('menuitemradio', { name: /^Text/ }).click();
  const section = editor.locator('.site-item__body').first();
  await section.getByLabel('Anchor').fill('who-they-are');
  await section.getByLabel('Heading').fill('Who they are');
  if ((await section.getByLabel('Paragraph 1').count()) === 0)
    await section.getByRole('button', { name: 'Add a paragraph' }).click();
  await section.getByLabel('Paragraph 1').fill('One guard in {guards} is not enough.');
  await preview(editor).getByRole('heading', { name: 'Who they are' }).waitFor();
  await untilSaved(editor);

  await openScreen(editor, '/site/navigation?at=header.0.items', 'Menus');
  const entries = editor.locator('[data-path="header.0.items"]').first();
  await entries.getByRole('button', { name: 'Add an entry' }).last().click();
  const entry = entries.locator('[data-path="header.0.items.5"]').first();
  await entry.getByLabel('Name').fill('Women guards');
  await entry.getByRole('button', { name: 'Leads to', exact: true }).click();
  await saving(editor, () => entry.getByRole('textbox', { name: 'Leads to' }).fill('/women-guards'));
}
