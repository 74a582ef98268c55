import { sql } from 'kysely';
import { expect } from 'vitest';
import { makeContact } from '../factories/rows.ts';
import { submit } from '../factories/submit.ts';
import { FAILED_LOAD, test } from './site.ts';
import { enterAs, openScreen } from './staff-browser.ts';

test('a failed mail is sent to the corrected address', async ({ page, site, errors }) => {
  errors.expected.push(FAILED_LOAD);
  const reference = await submit(site, 'contact', makeContact({ emailId: 'asha@exmaple.com' }));
  await sql`
    with failed as (
      update mails set status = 'parked', attempts = 3, settled_at = now() where recipient = 'asha@exmaple.com'
      returning id
    )
    insert into mail_attempts (mail_id, outcome, detail)
    select id, 'parked', '550 5.1.1 User unknown' from failed`.execute(site.db);
  await enterAs(page, site, 'sales');
  await openScreen(page, '/mail?state=parked', 'Mail');
  const row = page.getByRole('row').filter({ hasText: reference });
  await row.getByText('Please correct the address, or call.').waitFor();
  await row.getByRole('button', { name: /^Correct the address/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct the address' });
  await dialog.getByRole('button', { name: 'Correct and send again' }).click();
  await dialog.getByText('E-mail address is the one that failed').waitFor();
  await dialog.getByLabel('E-mail address').fill('asha@example.com');
  await dialog.getByRole('button', { name: 'Correct and send again' }).click();
  await page.getByText('The address was corrected. The mail is queued again.').waitFor();
  await expect
    .poll(() =>
      site.db
        .selectFrom('mails')
        .select(['recipient', 'status'])
        .where('recipient', '=', 'asha@example.com')
        .execute(),
    )
    .toEqual([{ recipient: 'asha@example.com', status: 'queued' }]);
});
