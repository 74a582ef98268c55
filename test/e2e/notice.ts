import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const FAILURE = ['error', 'Oops something went wrong', 'Please try again later'] as const;

/** Waits for the popup with that title and checks its icon and its text, word for word. */
export async function expectNotice(
  page: Page,
  icon: 'success' | 'error',
  title: string,
  text: string | RegExp,
): Promise<string> {
  const notice = page.getByRole('dialog', { name: title, exact: true });
  await notice.waitFor();
  const description = await notice.evaluate((dialog) => {
    const id = dialog.getAttribute('aria-describedby') ?? '';
    return document.getElementById(id)?.textContent ?? '';
  });
  if (typeof text === 'string') expect(description).toBe(text);
  else expect(description).toMatch(text);
  expect(await notice.locator(`.swal2-icon.swal2-${icon}`).isVisible(), `the icon of ${icon}`).toBe(true);
  return description;
}

export async function closeNotice(page: Page): Promise<void> {
  const button = page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

export async function expectNoNotice(page: Page): Promise<void> {
  expect(await page.getByRole('dialog').count()).toBe(0);
}
