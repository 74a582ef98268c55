import { describe, expect } from 'vitest';
import { makeContact } from '../factories/rows.ts';
import { submit } from '../factories/submit.ts';
import { FAILED_LOAD, test } from './site.ts';
import { enterAs, openScreen } from './staff-browser.ts';

describe('an item that is erased while somebody reads it', () => {
  test('leaves nothing of it on the screen', async ({ page, site, errors }) => {
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
});
