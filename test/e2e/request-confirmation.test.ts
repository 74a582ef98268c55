import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createLink } from '../../server/submissions/kinds/confirmation-links.queries.ts';
import { callSite } from '../doors/doors.ts';
import { makeDataRequest } from '../factories/rows.ts';
import { findStored, receiptOf } from '../factories/stored.ts';
import { type Site, test, visit } from './site.ts';
import { expectFit, PHONE } from './well-made.ts';

/** A request about personal data, and the path of its link. */
async function ask({ app, db }: Site): Promise<{ reference: string; path: string }> {
  const { reference } = receiptOf(await callSite(app, 'dataRequest.submit', makeDataRequest()));
  const { submission_id } = await findStored(db, 'data_requests', reference);
  return { reference, path: `/confirm/${await createLink(db, String(submission_id))}` };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page) => page.getByRole('button', { name: 'Yes, I sent this request' });

describe('the link that confirms a request', () => {
  test('opens a page whose button confirms it, and whose address is sent nowhere', async ({ page, site }) => {
    const { reference, path } = await ask(site);
    const referers: (string | undefined)[] = [];
    site.app.server.on('request', ({ headers }) => referers.push(headers.referer));
    await page.setViewportSize(PHONE);
    await visit(page, path);
    expect(await heading(page).innerText()).toBe('Confirm your request');
    expect(await page.locator('main .lead').innerText()).toContain(reference);
    await expectFit(page, 'the question');
    await button(page).click();
    await page.getByRole('heading', { level: 1, name: 'Your request is confirmed' }).waitFor();
    await expectFit(page, 'a confirmed request');
    await page.goto(path);
    expect(await heading(page).innerText()).toBe('This request is already confirmed');
    await page.locator('main').getByRole('link', { name: 'Our privacy notice' }).click();
    await page.waitForURL('**/privacy');
    expect(referers.length).toBeGreaterThan(10);
    expect(referers.filter((referer) => referer?.includes('/confirm/'))).toEqual([]);
  });
});
