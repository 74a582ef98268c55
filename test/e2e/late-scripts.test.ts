import { describe, expect } from 'vitest';
import { makeContact } from '../factories/rows.ts';
import { expectAccessible } from './axe.ts';
import { formCase } from './form-cases.ts';
import { control, fillForm, openForm, submitButton, valuesOf } from './forms.ts';
import { closeNotice, expectNotice } from './notice.ts';
import { FAILED_LOAD, test, untilReady } from './site.ts';

const contact = formCase('Contact Us page');

describe('a page’s scripts', () => {
  test('are asked for when its first picture is seen, or as soon as somebody taps', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script')
        asked.push(/([\w-]+)-.{8}\.js$/.exec(request.url())?.[1] ?? request.url());
    });
    for (const tap of [false, true]) {
      asked.length = 0;
      const picture = Promise.withResolvers<void>();
      await page.route('**/hero-the-company*', async (route) => {
        await picture.promise;
        await route.continue();
      });
      await page.goto('/the-company', { waitUntil: 'domcontentloaded' });
      await page.waitForTimeout(1_000);
      expect(asked).toEqual(['start-when-shown']);
      if (tap) await page.locator('h1').click();
      else picture.resolve();
      await untilReady(page);
      expect(asked).toContain('first');
      picture.resolve();
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
});

describe('a form that was sent before its scripts were there', () => {
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
