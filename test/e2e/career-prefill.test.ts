import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createJobOpening } from '../factories/rows.ts';
import { findStored } from '../factories/stored.ts';
import { formCase } from './form-cases.ts';
import { control, fillForm, submitButton } from './forms.ts';
import { expectNotice } from './notice.ts';
import { FAILED_LOAD, test, untilReady, untilTakenOver, visit } from './site.ts';

const career = formCase('Career page');
const formOn = (page: Page) => page.getByRole('form', { name: career.form, exact: true });
const positionOn = (page: Page) => control(formOn(page), 'Position').inputValue();
const applyLinks = (page: Page) => page.getByRole('table').getByRole('link', { name: /^Apply/ });

/** The first row's job, and its Apply link. */
async function firstJob(page: Page) {
  await visit(page, '/Career');
  const apply = applyLinks(page).first();
  await apply.waitFor();
  const cells = page.getByRole('row').nth(1).getByRole('cell');
  const [jid = '', position = ''] = await cells.allInnerTexts();
  return { apply, jid, position };
}

describe('the resume form, opened for a job', () => {
  test('starts with the job of the row, also after a reload, and applies for it', async ({ page, site }) => {
    const { apply, jid, position } = await firstJob(page);
    await apply.click();
    await page.waitForURL('**/career');
    await expect.poll(() => positionOn(page)).toBe(position);
    await formOn(page).getByText(jid).waitFor();

    await page.reload();
    await untilReady(page);
    await untilTakenOver(formOn(page));
    await expect.poll(() => positionOn(page)).toBe(position);

    const { Position: _, ...values } = career.make();
    const others = career.fields.filter(({ name }) => name !== 'Position');
    await fillForm(formOn(page), others, values);
    await submitButton(formOn(page)).click();
    const text = await expectNotice(page, 'success', 'Success', /JA-\w{6}$/);
    const row = await findStored(site.db, 'job_applications', text.slice(-9));
    const job = await site.db
      .selectFrom('job_openings')
      .select('id')
      .where('jid', '=', jid)
      .executeTakeFirst();
    expect(row).toMatchObject({ job_id_text: jid, position, job_opening_id: job?.id });
  });

  test('starts with the job named by the address in a new tab', async ({ page, context }) => {
    const { apply, jid, position } = await firstJob(page);
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      apply.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.waitForURL(`**/career?job=${jid}`);
    await untilReady(tab);
    await expect.poll(() => positionOn(tab)).toBe(position);
    await formOn(tab).getByText(jid).waitFor();
  });

  test('starts empty without a job', async ({ page }) => {
    await visit(page, '/career');
    expect(await positionOn(page)).toBe('');
  });

  test('does not open for a job that does not exist', async ({ page, site, errors }) => {
    errors.expected.push(FAILED_LOAD);
    const closed = await createJobOpening(site.db, { status: 'closed' });
    for (const jid of ['JO-99999999', 'nothing', closed]) {
      const response = await visit(page, `/career?job=${jid}`);
      expect(response?.status(), jid).toBe(404);
      await expect.poll(() => page.title(), { message: jid }).toMatch(/^Page not found/);
      await expect.poll(() => formOn(page).count()).toBe(0);
      expect(await page.getByRole('banner').isVisible()).toBe(true);
      await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
    }
  });
});
