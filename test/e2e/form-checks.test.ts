import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { formCases } from './form-cases.ts';
import { control, descriptionOf, fillIn, isFocused, openForm, recordPosts, submitButton } from './forms.ts';
import { closeNotice, expectNotice } from './notice.ts';
import { test } from './site.ts';

/** Fields that are tried with blanks instead of being left empty. */
const blankIn = ['userMessage', 'Qualification', 'addresss', 'maxSalary'];

const isInvalid = (target: Locator) => target.getAttribute('aria-invalid');

/** The panel for quotations and the page have the same form. */
const forms = formCases.filter(({ name }) => name !== 'quotation page');

describe('an incomplete form', () => {
  test.for(forms)('$name reports what is missing, one field at a time', async (form, { page }) => {
    const posts = recordPosts(page);
    const found = await openForm(page, form);
    const submit = submitButton(found);
    expect(await submit.getAttribute('type')).toBe('submit');
    const values = form.make();

    for (const { title, name, tenDigits } of form.fields) {
      const target = control(found, title);
      const expectFailure = async (text: string) => {
        await submit.click();
        await expectNotice(page, 'error', title, text);
        await closeNotice(page);
        await expect.poll(() => isFocused(target), { message: `${title} has the focus` }).toBe(true);
        expect(await isInvalid(target)).toBe('true');
        expect(await descriptionOf(target)).toContain(text);
      };

      // Blanks count as empty. Tried on fields that accept any text.
      if (blankIn.includes(name)) await target.fill('   ');
      await expectFailure('Field is Mandatory');
      const isPhone = name.toLowerCase() === 'mobileno';
      if (tenDigits) {
        await fillIn(target, '984501234');
        await expectFailure(`${title} Number should be 10 digits`);
      }
      // Where ten digits are not required, one is enough.
      await fillIn(target, isPhone && !tenDigits ? '9' : (values[name] ?? ''));
      expect(await isInvalid(target)).toBe(null);
      expect(await descriptionOf(target)).not.toMatch(/Field is Mandatory|10 digits/);
    }
    expect(posts).toEqual([]);
  });
});
