import { describe, expect } from 'vitest';
import { makeContact } from '../factories/rows.ts';
import { createMember, ok } from '../factories/staff.ts';
import { FAILED_LOAD } from './site.ts';
import { enterAs, openScreen, submit, test } from './staff-browser.ts';

/**
 * News has to appear within five seconds, and takes one of them on a quiet machine. A busy one gets more time; without
 * news the page would ask only once a minute.
 */
const SOON = { timeout: 20_000 };

describe('without any input', () => {
  test('new entries, assignments and notes appear', async ({ page, site, emptied: _ }) => {
    const colleague = await createMember(site, 'sales');
    const member = await enterAs(page, site, 'sales');
    await openScreen(page, '/inbox', 'Inbox');
    await page.getByText('Nothing is open').waitFor();
    await expect.poll(() => page.title()).toBe('Inbox · Guardhouse staff');

    const reference = await submit(site, 'contact', makeContact({ fullName: 'MEERA PILLAI' }));
    const row = page.getByRole('listitem').filter({ hasText: 'MEERA PILLAI' });
    await row.waitFor(SOON);
    await expect.poll(() => page.title(), SOON).toBe('(1) Inbox · Guardhouse staff');
    await page.getByRole('link', { name: 'Inbox 1 new' }).waitFor();

    await row.getByRole('link').click();
    const item = page.getByRole('article', { name: reference });
    await item.waitFor();
    ok(await colleague.call('inbox.addNote', { reference, text: 'She rang twice.' }));
    await item.getByText('She rang twice.').waitFor(SOON);
    ok(await colleague.call('inbox.assign', { items: [{ reference, version: 1 }], assignee: member.id }));
    await row.getByText('Assigned to A sales.').waitFor({ ...SOON, state: 'attached' });
    ok(
      await colleague.call('inbox.setStatus', { items: [{ reference, version: 2 }], status: 'in progress' }),
    );
    await expect.poll(() => page.title(), SOON).toBe('Inbox · Guardhouse staff');
  });

  test('without a stream the page polls, and says when there is no answer', async ({
    page,
    site,
    errors,
    emptied: _,
  }) => {
    errors.expected.push(FAILED_LOAD);
    await page.route('**/staff/changes', (route) => route.abort());
    await enterAs(page, site, 'sales');
    await openScreen(page, '/inbox', 'Inbox');
    await page.getByText('Nothing is open').waitFor();
    await submit(site, 'contact', makeContact({ fullName: 'MEERA PILLAI' }));
    await page.getByText('MEERA PILLAI').waitFor(SOON);

    await page.route('**/staff/trpc/**', (route) => route.abort());
    const note = page.getByText(/The server does not answer. What you see is from \d\d:\d\d/);
    await note.waitFor();
    await page.unroute('**/staff/trpc/**');
    await note.waitFor({ state: 'detached' });
  });

  test('a session that was ended elsewhere leads to the sign-in', async ({ page, site, errors }) => {
    errors.expected.push(FAILED_LOAD);
    const member = await enterAs(page, site, 'sales');
    const stream = page.waitForResponse('**/staff/changes');
    await openScreen(page, '/inbox', 'Inbox');
    await stream;
    await site.db.deleteFrom('staff_sessions').where('member_id', '=', member.id).execute();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor(SOON);
    await expect.poll(() => page.getByRole('navigation').count()).toBe(0);
  });

  test('an item that is erased while somebody reads it leaves nothing of it on the screen', async ({
    page,
    site,
    errors,
    emptied: _,
  }) => {
    errors.expected.push(FAILED_LOAD);
    const reference = await submit(site, 'contact', makeContact({ fullName: 'GITA BOSE' }));
    await submit(site, 'contact', makeContact({ fullName: 'RAVI KUMAR' }));
    await enterAs(page, site, 'sales');
    await openScreen(page, `/inbox?item=${reference}`, 'Inbox');
    await page.getByRole('article', { name: reference }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'GITA BOSE' }).first().waitFor();
    await site.db.deleteFrom('submissions').where('reference', '=', reference).execute();
    await page.getByText('This item is not there any more').waitFor();
    await expect.poll(() => page.getByText('GITA BOSE').count()).toBe(0);
    await page.getByText('RAVI KUMAR').first().waitFor();
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await page.getByText('No item selected').waitFor();
  });

  test('a screen that was opened while the server was away comes by itself', async ({
    page,
    site,
    errors,
    emptied: _,
  }) => {
    errors.expected.push(FAILED_LOAD, /^Error: The server is away: \S+ was not loaded/);
    await enterAs(page, site, 'owner');
    await openScreen(page, '/people', 'People');
    // One has styles of its own and the other has none: they fail in different ways.
    for (const name of ['Retention', 'Reasons']) {
      await page.route(`${site.origin}/**`, (route) => route.abort());
      await page.getByRole('navigation', { name: 'Staff area' }).first().getByRole('link', { name }).click();
      await page.getByText('This page could not be loaded').waitFor();
      await page.unroute(`${site.origin}/**`);
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    }
  });
});
