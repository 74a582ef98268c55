import type { Locator, Page } from 'playwright-core';
import { formCase } from '../e2e/form-cases.ts';

/** What people do to bring about a state. Each act waits until its outcome is visible. */

export const press = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: true }).first().click();

/** In the middle of the window, so that no bar or edge cuts off its focus ring or shadow. */
const bringToMiddle = (target: Locator) =>
  target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** Focused as by the keyboard, so that its focus ring is visible. */
export async function focus(page: Page, target: Locator): Promise<void> {
  await page.keyboard.press('Tab');
  await bringToMiddle(target);
  await target.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
}

export async function hover(target: Locator): Promise<void> {
  await bringToMiddle(target);
  await target.hover();
}

/** Scrolled to the top of the window, below the bar. */
export const bringToTop = (target: Locator) => target.first().evaluate((element) => element.scrollIntoView());

export const menuOf = (page: Page, label: string): Locator =>
  page
    .getByRole('banner')
    .getByRole('listitem')
    .filter({ has: page.locator('summary', { hasText: label }) });

/** Opens the drawer of a phone, and one of its groups. */
export async function openDrawer(page: Page, group?: string): Promise<void> {
  await press(page, 'Open the menu');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.waitFor();
  if (group === undefined) return;
  await drawer.locator('summary').filter({ hasText: group }).click();
  await drawer.locator('details[open]').filter({ hasText: group }).waitFor();
}

/** Opens the panel with a form; on a phone the quotation panel is opened from the drawer. */
async function openPanel(page: Page, name: string): Promise<Locator> {
  const { panel = '', form } = formCase(name);
  const isInDrawer = panel === 'Get a quotation' && (page.viewportSize()?.width ?? 0) < 1024;
  if (isInDrawer) {
    await openDrawer(page);
    await press(page.getByRole('dialog', { name: 'Menu' }), panel);
  } else {
    // A link is in its place until the page responds.
    const button = page.getByRole('button', { name: panel, exact: true });
    await button.filter({ visible: true }).first().click();
  }
  const found = page.getByRole('form', { name: form, exact: true });
  await found.waitFor();
  return found;
}

export const formOf = (page: Page, name: string): Locator =>
  page.getByRole('form', { name: formCase(name).form, exact: true });

/** The form with that name, in its panel or on its page, once it responds. */
async function findForm(page: Page, name: string): Promise<Locator> {
  const { panel } = formCase(name);
  const form = panel === undefined ? formOf(page, name) : await openPanel(page, name);
  const { untilTakenOver } = await import('../e2e/site.ts');
  await untilTakenOver(form);
  if (panel === undefined) await bringToTop(form);
  await page.mouse.move(0, 0);
  return form;
}

/** The form as a visitor finds it. */
export const openForm = (name: string) => (page: Page) => findForm(page, name);

/** The form with all required fields filled in, the same each time. */
export const fillForm = (name: string) => async (page: Page) => {
  const form = await findForm(page, name);
  const { fields, make } = formCase(name);
  const values = Object.entries(make()).map(([field, value]) => [field, withoutCount(value)]);
  // Imported only when a picture is taken: a fast test reads the list of states.
  const forms = await import('../e2e/forms.ts');
  await forms.fillForm(form, fields, Object.fromEntries(values));
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return form;
};

/** The tests' rows are numbered. */
const withoutCount = (value: string) => value.replace(/^\d{1,2} (?=Example)/, '14 ').replace(/ \d{1,2}$/, '');

export const send = async (form: Locator) => form.getByRole('button').last().click();

export const notice = (page: Page): Locator => page.locator('.swal2-popup');

export async function closeNotice(page: Page): Promise<void> {
  await notice(page).getByRole('button', { name: 'OK' }).click();
  await notice(page).waitFor({ state: 'detached' });
  await page.mouse.move(0, 0);
}

/** The empty form after a submit: each field says what is missing. */
export const sendEmpty =
  (name: string) =>
  async (page: Page): Promise<void> => {
    const form = await findForm(page, name);
    await send(form);
    await notice(page).waitFor();
    await closeNotice(page);
    await form.locator('[aria-invalid]').first().waitFor();
  };

/** The form submitted, with that answer to the call. */
export const sendFilled = (name: string, answer: (page: Page, procedure: string) => Promise<unknown>) => {
  const { procedure } = formCase(name);
  return async (page: Page) => {
    await answer(page, procedure);
    await send(await fillForm(name)(page));
  };
};

const namesOf = (address: string) => new URL(address).pathname.split('/').at(-1)?.split(',') ?? [];
const calls = (procedure: string) => (url: URL) => namesOf(url.href).includes(procedure);

/** Answers these calls of visitors or staff; the server answers the other calls of the batch. */
const respond = (page: Page, status: number, answers: Record<string, object>) =>
  page.route(
    (url) => namesOf(url.href).some((name) => name in answers),
    async (route) => {
      const address = route.request().url();
      const names = namesOf(address);
      const isAll = names.every((name) => name in answers);
      const real = isAll ? [] : await (await route.fetch()).json();
      const all = names.map((name, at) => answers[name] ?? real[at]);
      const isBatch = new URL(address).searchParams.has('batch');
      return route.fulfill({ status: isAll ? status : 207, json: isBatch ? all : all[0] });
    },
  );

/** Makes a call fail. */
export const fail = (page: Page, procedure: string, httpStatus = 500) =>
  respond(page, httpStatus, {
    [procedure]: {
      error: { code: -32603, message: 'It failed.', data: { code: 'INTERNAL_SERVER_ERROR', httpStatus } },
    },
  });

/** Answers calls with these data; nothing is stored. */
export const answer = (page: Page, data: Record<string, unknown>) =>
  respond(
    page,
    200,
    Object.fromEntries(Object.entries(data).map(([name, each]) => [name, { result: { data: each } }])),
  );

/** Answers as the server does, except for what somebody else has changed meanwhile. */
export const change = <Data = { version: number; values: Record<string, string> }>(
  page: Page,
  procedure: string,
  byWhom: (data: Data) => Data,
) =>
  page.route(calls(procedure), async (route) => {
    const answers = await (await route.fetch()).json();
    const at = namesOf(route.request().url()).indexOf(procedure);
    const found = Array.isArray(answers) ? answers[at] : answers;
    found.result.data = byWhom(found.result.data);
    return route.fulfill({ json: answers });
  });

/** Never answers a call, so that the waiting state is visible. */
export const hold = (page: Page, procedure: string) => page.route(calls(procedure), () => undefined);

// In the staff area ---------------------------------------------------------------------------------------------

export const modal = (page: Page): Locator => page.locator('dialog[open]');

/** Opens a dialog of the staff area with its button. */
export const openModal = (name: string | RegExp) => async (page: Page) => {
  await press(page.getByRole('main'), name);
  await modal(page).waitFor();
};

/** Keeps a toast, as the mouse over it does: otherwise it goes after five seconds. */
export const keepToast = (page: Page) => notice(page).dispatchEvent('mouseenter');

export const waitFor = (selector: string) => (page: Page) => page.locator(selector).first().waitFor();

/** The item that is open in the inbox. */
export const item = (page: Page): Locator => page.getByRole('article');

/** Opens the oldest item of a kind: a call-back request, unless the reference begins otherwise. */
export async function openItem(page: Page, kind = 'CB-'): Promise<void> {
  await page.locator(`[data-reference^="${kind}"]`).last().getByRole('link').click();
  await item(page).waitFor();
}
