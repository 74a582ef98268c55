import type { Frame, Page } from 'playwright-core';
import { expect } from 'vitest';
import { makeApplicationForm } from '../factories/application-form.ts';
import { submit } from '../factories/submit.ts';
import type { Site } from './site.ts';

/** Applies with this resume. @returns the reference. */
export const apply = (site: Site, FullName: string, bytes: Buffer, name = 'cv.pdf') =>
  submit(site, 'application', makeApplicationForm({ FullName }, bytes, name));

/** Opens an item of the inbox. A narrow window hides it, and the list, behind an opened resume. */
export async function openItem(page: Page, reference: string, search = ''): Promise<void> {
  await page.goto(`/staff/inbox?item=${reference}${search}`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('article', { name: reference, includeHidden: true }).waitFor({ state: 'attached' });
}

export const reader = (page: Page) => page.getByRole('region', { name: 'Resume reader' });

/** The frame that draws the PDF, once its first page is drawn. */
export async function drawnFrame(page: Page): Promise<Frame> {
  await reader(page).getByText('Drawing the PDF').waitFor({ state: 'detached' });
  await expect.poll(() => reader(page).getByRole('textbox', { name: 'Page' }).isEnabled()).toBe(true);
  const element = await reader(page).locator('iframe').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('There is no frame.');
  return frame;
}
