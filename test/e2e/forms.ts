import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { FormCase, FormField } from './form-cases.ts';
import { untilTakenOver, visit } from './site.ts';

/** Opens the page with the form, and its panel if it is in one. */
export async function openForm(
  page: Page,
  form: FormCase,
  path = form.paths.at(-1) ?? '/',
): Promise<Locator> {
  await visit(page, path);
  if (form.panel) await openPanel(page, form.panel);
  const found = page.getByRole('form', { name: form.form, exact: true });
  await found.waitFor();
  await untilTakenOver(found);
  return found;
}

export async function openPanel(page: Page, name: string): Promise<Locator> {
  const button = panelButton(page, name);
  await button.click();
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
  const panel = page.locator(`#${await button.getAttribute('aria-controls')}`);
  await expect.poll(() => widthOf(panel)).toBe(300);
  return panel;
}

/** The panel's own button, visible or not. The drawer has another quotation button, without an id. */
export function panelButton(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true, includeHidden: true }).and(page.locator('[id]'));
}

const widthOf = async (panel: Locator) => (await panel.boundingBox())?.width;

/** The field whose label begins with the notice's title: Email (required), but not Email Id. */
export function control(form: Locator, title: string): Locator {
  return form.getByLabel(new RegExp(`^${title}(?![a-z ]*[a-z])`, 'i'));
}

export async function fillIn(target: Locator, value: string): Promise<void> {
  const isChoice = await target.evaluate((element) => element.tagName === 'SELECT');
  if (isChoice) await target.selectOption(value);
  else await target.fill(value);
}

export async function fillForm(form: Locator, fields: FormField[], values: Record<string, string>) {
  for (const { title, name } of fields) await fillIn(control(form, title), values[name] ?? '');
}

export async function valuesOf(form: Locator, fields: FormField[]): Promise<Record<string, string>> {
  const entries: [string, string][] = [];
  for (const { title, name } of fields) entries.push([name, await control(form, title).inputValue()]);
  return Object.fromEntries(entries);
}

/** The submit button is a form's last button. */
export const submitButton = (form: Locator): Locator => form.getByRole('button').last();

/**
 * Waits until a form has been open for as long as any person takes: what is sent sooner is among the suspects.
 * @param since when it opened, by the page's clock; with the page if it came with it.
 */
export const takeTime = (page: Page, since = 0) =>
  page.waitForFunction((opened) => performance.now() - opened > 2_500, since);

/** Collects every mutation as it leaves the page. */
export function recordPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  return posts;
}

export const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** What a screen reader adds to a control's name. */
export const descriptionOf = (target: Locator): Promise<string> =>
  target.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent?.trim() ?? '')
      .join(' '),
  );
