import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { isFocused } from '../forms.ts';
import { visit } from '../site.ts';
import { openScreen } from '../staff-browser.ts';
import { saving, uploadPicture } from './day-edits.ts';
import { choose, plan } from './day-publications.ts';

const SLIDE = 'Only until the fair is over.';
const NUMBER = '1800 22 7070';
const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24H0z" fill="#581838"/></svg>',
);

/** The slide of a planned release is taken out before it is due, with which the logo and a number change. */
export async function changeCompany(owner: Page, visitor: Page): Promise<void> {
  const usual = await measureHeaders(visitor);
  await openScreen(owner, '/site/home?at=slides.0.heading', 'Home page');
  const heading = owner.locator('[data-path="slides.0.heading"]').getByRole('textbox');
  await saving(owner, () => heading.fill(SLIDE));
  await plan(owner, ['Home page'], 'The slide of the fair');
  await openScreen(owner, '/site/home?at=slides.0.heading', 'Home page');
  const remove = owner.locator('[data-path="slides.0"]').getByRole('button', { name: /^Remove/ });
  await saving(owner, () => remove.first().click());
  await changeIdentity(owner);

  const dialog = await choose(owner, ['Home page', 'Identity'], 'No fair, and a logo');
  await dialog.getByText('A planned release would undo this').waitFor();
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  const agreed = dialog.getByRole('checkbox', { name: /“The slide of the fair” stays as it is/ });
  await expect.poll(() => isFocused(agreed)).toBe(true);
  await agreed.check();
  await dialog.getByText('Nothing stands in the way.').waitFor();
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await owner.getByText('Published: visitors see it now.').waitFor();

  expect(await measureHeaders(visitor)).toEqual(usual);
  await expectWholeLogo(visitor);
  // Nor does one that is very wide or very high.
  const wide = sharp({ create: { width: 1_600, height: 160, channels: 3, background: '#581838' } });
  for (const turned of [0, 90]) {
    const body = await wide.clone().rotate(turned).png().toBuffer();
    await visitor.route('**/media/library/**', (route) => route.fulfill({ body, contentType: 'image/png' }));
    expect(await measureHeaders(visitor)).toEqual(usual);
    await visitor.unrouteAll();
  }
  await expectNumbersAsShown(visitor);
}

/** A square logo whose only measure is its viewBox, and another number of the toll-free line. */
async function changeIdentity(owner: Page): Promise<void> {
  await openScreen(owner, '/site/identity?at=tollFree.display', 'Identity');
  await owner.locator('[data-path="tollFree.display"]').getByRole('textbox').fill(NUMBER);
  await owner.getByRole('button', { name: 'Logo', exact: true }).click();
  await owner.getByRole('button', { name: /^Logo: / }).click();
  const library = owner.getByRole('dialog', { name: 'Pictures' });
  await saving(owner, () => uploadPicture(library, ['logo.svg', 'image/svg+xml', LOGO], 'A square'));
}

/** What a logo leaves as it is, while its own height is that of the emblem. */
async function measureHeaders(visitor: Page): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const width of [1440, 1024, 390])
    for (const path of ['/', '/hi']) {
      await visitor.setViewportSize({ width, height: 800 });
      await visit(visitor, path);
      const marks = visitor.locator('.brand img');
      await marks.evaluateAll(([first]) => (first as HTMLImageElement | undefined)?.decode());
      const heights = await marks.evaluateAll((images) => images.map(({ clientHeight }) => clientHeight));
      expect(Math.max(40, ...heights)).toBe(40);
      const header = await visitor.locator('.header').boundingBox();
      found.push([header?.height, await visitor.evaluate(() => document.documentElement.scrollWidth)]);
    }
  return found;
}

async function expectWholeLogo(visitor: Page): Promise<void> {
  const mark = visitor.locator('.header .brand img').first();
  const source = await mark.evaluate((image: HTMLImageElement) =>
    image.decode().then(() => image.currentSrc),
  );
  const { dominant } = await sharp(await (await visitor.request.get(source)).body()).stats();
  expect(dominant).toEqual({ r: 0x58, g: 0x18, b: 0x38 });
}

async function expectNumbersAsShown(visitor: Page): Promise<void> {
  await visit(visitor, '/contactus');
  const lines = await visitor
    .locator('a[href^="tel:"]')
    .evaluateAll((links) =>
      links.map((link) => [link.textContent?.replaceAll(/\D/g, ''), link.getAttribute('href')?.slice(4)]),
    );
  expect(lines.filter(([shown, dialled]) => shown !== '' && shown !== dialled)).toEqual([]);
  expect(lines.flat()).toContain(NUMBER.replaceAll(' ', ''));
}
