import { expect } from 'vitest';
import { makeContact } from '../factories.ts';
import { expectAccessible } from './axe.ts';
import { formCase } from './form-cases.ts';
import { control, fillForm, openForm, submitButton, valuesOf } from './forms.ts';
import { closeNotice, expectNotice } from './notice.ts';
import { test as base, describeInBrowser, FAILED_LOAD, untilReady } from './site.ts';

const test = base.extend({ contextOptions: [{ reducedMotion: 'reduce' }, { scope: 'file' }] });
const contact = formCase('Contact Us page');

describeInBrowser('a form that was sent before its scripts were there', () => {
  test('comes back as it was, is taken over by them, and can be sent', async ({ page, errors }) => {
    errors.expected.push(FAILED_LOAD);
    const values = { ...makeContact(), mobileNo: '98450' };
    const form = await openForm(page, contact);
    await fillForm(form, contact.fields, values);
    // As the browser sends it: no script is asked.
    await form.evaluate((element) => (element as HTMLFormElement).submit());
    const told = page.locator('main').getByRole('alert');
    await told.waitFor();
    await untilReady(page);
    expect(await valuesOf(form, contact.fields)).toEqual(values);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page, `the form that came back, at ${width} px`);
    }

    await control(form, 'Phone No').fill('9845012345');
    await submitButton(form).click();
    await expectNotice(page, 'success', 'Success', /CB-\w{6}$/);
    await closeNotice(page);
    expect(await told.count()).toBe(0);
    await page.goto('/received/CB-7F3K9Q');
    await untilReady(page);
    await expectAccessible(page, 'the page of a success');
  });
});
