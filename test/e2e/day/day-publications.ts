import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openScreen } from '../staff-browser.ts';
import { CELL, DESCRIPTION, SLIDE, saving } from './day-edits.ts';

/** Nobody waits for the next full minute, which is the soonest that the form can name. */
const SOON_MS = 4_000;
const SHOWN_WITHIN = { timeout: 60_000 };

const read = async (visitor: Page, path: string) => (await visitor.request.get(path)).text();
const answer = async (visitor: Page, path: string) => {
  const response = await visitor.request.get(path, { maxRedirects: 0 });
  return [response.status(), response.headers().location];
};

/** Opens the dialog with all drafts, and leaves only these chosen. */
export async function choose(owner: Page, names: readonly string[], title: string): Promise<Locator> {
  await openScreen(owner, '/site', 'Site');
  await owner.getByRole('button', { name: /^Publish \(\d+\)$/ }).click();
  const dialog = owner.getByRole('dialog', { name: 'Publish' });
  const boxes = dialog.getByRole('checkbox');
  await boxes.first().waitFor();
  for (const box of await boxes.all()) {
    const name = await box.evaluate((element) => element.closest('label')?.textContent ?? '');
    await box.setChecked(names.includes(name));
  }
  await expect.poll(() => dialog.getByRole('checkbox', { checked: true }).count()).toBe(names.length);
  await dialog.getByLabel('What changes, in a few words').fill(title);
  return dialog;
}

async function publish(owner: Page, names: readonly string[], title: string): Promise<void> {
  const dialog = await choose(owner, names, title);
  await dialog.getByText('Nothing stands in the way.').waitFor();
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await owner.getByText('Published: visitors see it now.').waitFor();
}

/** For tomorrow, which the form offers. */
export async function plan(owner: Page, names: readonly string[], title: string): Promise<void> {
  const dialog = await choose(owner, names, title);
  await dialog.getByText('Nothing stands in the way.').waitFor();
  await dialog.getByLabel('On a day and time').check();
  await dialog.getByRole('button', { name: 'Plan the release' }).click();
  await owner.getByText('The release is planned.').waitFor();
}

export async function publishSlide(owner: Page, visitor: Page): Promise<void> {
  expect(await read(visitor, '/')).not.toContain(SLIDE);
  await publish(owner, ['Home page'], 'The winter slide');
  expect(await read(visitor, '/')).toContain(SLIDE);
  expect(await read(visitor, '/training')).not.toContain(CELL);
}

/** Two documents go public by themselves, at the time that was planned. */
export async function planTwo(owner: Page, visitor: Page): Promise<void> {
  await owner.route('**/staff/trpc/site.publish**', async (route) => {
    const due = new Date(Date.now() + SOON_MS).toISOString();
    await route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), due }) });
  });
  await plan(owner, ['The Company', 'Training'], 'Hours and a lamp');
  await owner.unrouteAll();
  await owner.getByRole('heading', { name: 'Releases' }).waitFor();
  await expect.poll(() => read(visitor, '/training'), SHOWN_WITHIN).toContain(CELL);
  const company = await read(visitor, '/the-company');
  expect(company).toContain('/media/library/');
  expect(company).toContain(DESCRIPTION);
}

/** A second wording goes public, and the first one comes back. */
export async function takeBack(owner: Page, visitor: Page): Promise<void> {
  await openScreen(owner, '/site/home?at=slides.0.heading', 'Home page');
  const field = owner.locator('[data-path="slides.0.heading"]').getByRole('textbox');
  await saving(owner, () => field.fill('A wording that nobody liked.'));
  await publish(owner, ['Home page'], 'Another wording');
  expect(await read(visitor, '/')).toContain('A wording that nobody liked.');

  await openScreen(owner, '/site/home', 'Home page');
  await owner.getByRole('button', { name: 'History', exact: true }).first().click();
  const history = owner.getByRole('region', { name: 'History' });
  const older = history.getByRole('listitem').filter({ hasText: 'Asha' }).first();
  await older.getByRole('button', { name: 'What differs from now' }).click();
  await older.locator('del').filter({ hasText: /dusk/ }).waitFor();
  await saving(owner, () => older.getByRole('button', { name: 'Go back to this version' }).click());
  await publish(owner, ['Home page'], 'The first wording again');
  const home = await read(visitor, '/');
  expect(home).toContain(SLIDE);
  expect(home).not.toContain('A wording that nobody liked.');
}

const openChoice = async (owner: Page, choice: string) => {
  await owner.getByRole('button', { name: /^This document/ }).click();
  await owner.getByRole('menuitemradio', { name: choice }).click();
};

/** The former address of a renamed page leads to the new one. */
export async function renamePage(owner: Page, visitor: Page): Promise<void> {
  await openScreen(owner, '/site/page:infrastructure-focus', 'Infrastructure Focus');
  await openChoice(owner, 'Change the address');
  const dialog = owner.getByRole('dialog', { name: 'Change the address' });
  await dialog.getByRole('textbox', { name: 'Address' }).fill('/infrastructure');
  await dialog.getByRole('button', { name: 'Change the address' }).click();
  await dialog.getByLabel('Type /infrastructure-focus to agree').fill('/infrastructure-focus');
  await dialog.getByRole('button', { name: 'Change the address' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect((await answer(visitor, '/infrastructure-focus'))[0]).toBe(200);
  await owner.getByRole('button', { name: 'Publish', exact: true }).click();
  const publication = owner.getByRole('dialog', { name: 'Publish' });
  await publication.getByLabel('Type /infrastructure-focus to agree').fill('/infrastructure-focus');
  await publication.getByLabel('What changes, in a few words').fill('A shorter address');
  await publication.getByText('Nothing stands in the way.').waitFor();
  await publication.getByRole('button', { name: 'Publish now' }).click();
  await owner.getByText('Published: visitors see it now.').waitFor();
  expect(await answer(visitor, '/infrastructure-focus')).toEqual([301, '/infrastructure']);
  expect((await answer(visitor, '/infrastructure'))[0]).toBe(200);
}

async function askToTakeDown(owner: Page): Promise<Locator> {
  await openScreen(owner, '/site/page:women-guards', 'Women guards');
  await openChoice(owner, 'Take this page down');
  const dialog = owner.getByRole('dialog', { name: 'Take this page down' });
  await dialog.getByLabel('Type /women-guards to agree').fill('/women-guards');
  return dialog;
}

/** A page cannot go while a menu leads to it. Once it is gone, its address says so. */
export async function takeDown(owner: Page, visitor: Page): Promise<void> {
  const refused = await askToTakeDown(owner);
  await refused.getByRole('region', { name: 'Links to this page' }).getByText('Menus').waitFor();
  await refused.getByRole('button', { name: 'Take the page down' }).click();
  await refused.getByText('Nothing was published').waitFor();
  expect((await answer(visitor, '/women-guards'))[0]).toBe(200);

  await openScreen(owner, '/site/navigation?at=header.0.items.5', 'Menus');
  const remove = owner.getByRole('button', { name: 'Remove “Women guards”' }).first();
  await saving(owner, () => remove.click());
  await publish(owner, ['Menus'], 'The menu without women guards');
  const dialog = await askToTakeDown(owner);
  await dialog.getByRole('button', { name: 'Take the page down' }).click();
  await owner.getByText('The page is taken down.').waitFor();
  expect((await answer(visitor, '/women-guards'))[0]).toBe(410);
}

/** The page and the menu that leads to it appear at one moment. */
export async function publishPage(owner: Page, visitor: Page): Promise<void> {
  expect((await answer(visitor, '/women-guards'))[0]).toBe(404);
  await publish(owner, ['Menus', 'Women guards'], 'A page about women guards');
  expect(await read(visitor, '/women-guards')).toContain('Who they are');
  expect(await read(visitor, '/')).toContain('href="/women-guards"');
}
