import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createSiteHolder } from '../../server/content/site-holder.ts';
import { findUnmarked, textsOfPage } from '../content/unmarked-words.ts';
import { startTestServer } from '../environment/app.ts';
import { createMarkedRows } from '../factories/marked-rows.ts';
import { makeMarkedSite } from '../factories/marked-site.ts';
import { type Failure, failCalls } from './calls.ts';
import { choosePdf } from './resume-files.ts';
import { test as base, FAILED_LOAD, goOn, untilTakenOver, visit } from './site.ts';

/** Typed by visitors. The names of states are the only words that need no mark. */
const TYPED = 'Goa';

/** A site whose every word is marked, with rows that are marked as well. */
const test = base.extend({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures that it needs from the pattern
    async ({}, use) => {
      const server = await startTestServer({}, { parts: { site: createSiteHolder(makeMarkedSite()) } });
      await createMarkedRows(server.db);
      const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
      await use({ ...server, origin });
      await server.stop();
    },
    { scope: 'file' },
  ],
});

/**
 * Everything that the page says now, popups and panels included.
 * @param ending of a file that the visitor chose, which is no word of the site.
 */
async function expectMarked(page: Page, ending = ''): Promise<void> {
  const texts = textsOfPage(await page.content());
  const own = texts.map(({ where, text }) => ({ where, text: text.replaceAll(ending, '') }));
  expect(findUnmarked(own)).toEqual([]);
}

const popup = (page: Page) => page.locator('.swal2-popup');
async function closePopup(page: Page): Promise<void> {
  await page.locator('.swal2-confirm').click();
  await popup(page).waitFor({ state: 'detached' });
}

async function openForm(page: Page, path: string) {
  await visit(page, path);
  const form = page.locator('main form').first();
  await untilTakenOver(form);
  return { form, submit: form.locator('button[type="submit"]') };
}

describe('in the browser, too, no word is left that the staff cannot change', () => {
  test('at the faults of a form, in their popups, and when it is sent or cannot be', async ({
    page,
    errors,
  }) => {
    errors.expected.push(FAILED_LOAD);
    const { form, submit } = await openForm(page, '/contactus');
    const fields = form.locator('input:not([type="hidden"], [name="website"]), textarea');
    const values: Record<string, string> = { mobileNo: '9845012345', emailId: '9@example.com' };
    for (const field of await fields.all()) {
      await submit.click();
      await popup(page).waitFor();
      await expectMarked(page);
      await closePopup(page);
      const name = (await field.getAttribute('name')) ?? '';
      if (name === 'mobileNo') {
        await field.fill('98450');
        await submit.click();
        await popup(page).waitFor();
        await expectMarked(page);
        await closePopup(page);
      }
      await field.fill(values[name] ?? TYPED);
    }
    for (const failure of [500, 503, 429, 'no connection'] satisfies Failure[]) {
      await page.unrouteAll();
      await failCalls(page, 'contact.submit', failure);
      await submit.click();
      await popup(page).waitFor();
      await closePopup(page);
      await expectMarked(page);
    }
    await page.unrouteAll();
    await submit.click();
    await popup(page).waitFor();
    await expectMarked(page);
    await closePopup(page);
    await page.locator('.receipt__time').first().waitFor();
    await expectMarked(page);
  });

  test('at a resume that is refused, chosen and removed', async ({ page }) => {
    const { form } = await openForm(page, '/career');
    const input = form.locator('input[type="file"]');
    await input.setInputFiles({ name: '9.99', mimeType: 'application/pdf', buffer: Buffer.from('x') });
    await popup(page).waitFor();
    await expectMarked(page);
    await closePopup(page);
    await input.setInputFiles({ ...choosePdf(6 * 1024 * 1024), name: '9.pdf' });
    await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true');
    await expectMarked(page, '.pdf');
    await input.setInputFiles({ ...choosePdf(), name: `${TYPED}.pdf` });
    await form.getByText(TYPED).first().waitFor();
    await expectMarked(page, '.pdf');
  });

  test('in the panels at the side, and in the drawer of a phone', async ({ page }) => {
    await visit(page, '/the-company');
    const buttons = page.locator('button[id][aria-controls]');
    const ids = await buttons.evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.length).toBeGreaterThanOrEqual(3);
    for (const id of ids) {
      const button = page.locator(`[id="${id}"]`);
      if (!(await button.isVisible())) continue;
      await button.click();
      const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
      await expect.poll(() => panel.isVisible()).toBe(true);
      await expectMarked(page);
      await page.keyboard.press('Escape');
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('button[aria-haspopup="dialog"]:visible').first().click();
    const drawer = page.locator('dialog[open]').first();
    await drawer.waitFor();
    for (const summary of await drawer.locator('summary').all()) await summary.click();
    await expectMarked(page);
  });

  test('among the openings, their filters, and where nothing matches', async ({ page }) => {
    await visit(page, '/Career');
    for (const summary of await page.locator('main summary').all()) {
      await summary.click();
      await expectMarked(page);
    }
    await page.locator('main details[open] input[type="checkbox"]').first().check();
    await page.waitForURL(/\?/);
    await expectMarked(page);
    await goOn(page, '/Career?q=99999');
    await expect.poll(() => new URL(page.url()).search).toBe('?q=99999');
    await page.waitForLoadState('networkidle');
    await expectMarked(page);
  });
});
