import type { BrowserContext, Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { formCase } from './form-cases.ts';
import { control, isFocused, openForm, submitButton } from './forms.ts';
import { expectNotice } from './notice.ts';
import { test } from './site.ts';
import { expectFit } from './well-made.ts';

async function paste(context: BrowserContext, target: Locator, text: string): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await target.evaluate((_element, copied) => navigator.clipboard.writeText(copied), text);
  await target.press('Control+V');
}

async function expectLettersOnly(context: BrowserContext, target: Locator): Promise<void> {
  await target.pressSequentially('123');
  expect(await target.inputValue()).toBe('');
  await target.pressSequentially('As1ha M3n!');
  expect(await target.inputValue()).toBe('Asha Mn');
  await target.fill('');
  await paste(context, target, 'R2-D2 Asha');
  await expect.poll(() => target.inputValue()).toBe('RD Asha');
  await target.fill('आशा मेनन');
  expect(await target.inputValue()).toBe('आशा मेनन');
}

async function expectTenDigits(context: BrowserContext, target: Locator): Promise<void> {
  await target.pressSequentially('9a4 5-0+1');
  expect(await target.inputValue()).toBe('94501');
  await target.fill('984501234567');
  expect(await target.inputValue()).toBe('9845012345');
  // Typing into the middle of a full field does not push out its last character.
  await target.press('Home');
  await target.press('1');
  expect(await target.inputValue()).toBe('9845012345');
  await target.fill('');
  await paste(context, target, '+91 98450 12345');
  await expect.poll(() => target.inputValue()).toBe('9845012345');
  // Digits of another script are accepted, typed and pasted.
  await target.fill('');
  await target.pressSequentially('९८-४');
  expect(await target.inputValue()).toBe('984');
  await target.fill('');
  await paste(context, target, '+९१ ९८४५० १२३४५');
  await expect.poll(() => target.inputValue()).toBe('9845012345');
}

describe('typing into a form', () => {
  test('gives letters in names, digits in phone numbers, and capitals', async ({ page, context }) => {
    const quotation = await openForm(page, formCase('quotation page'));
    await expectLettersOnly(context, control(quotation, 'First Name'));
    await expectTenDigits(context, control(quotation, 'Mobile No'));
    // An applicant's name may have any characters.
    const application = await openForm(page, formCase('Career page'));
    await control(application, 'Full Name').pressSequentially('R2-D2');
    expect(await control(application, 'Full Name').inputValue()).toBe('R2-D2');
    await expectTenDigits(context, control(application, 'Phone No'));
    const contact = await openForm(page, formCase('Contact Us page'));
    await expectLettersOnly(context, control(contact, 'Name'));
    const lookOf = (title: string) =>
      control(contact, title).evaluate((input) => getComputedStyle(input).textTransform);
    expect([await lookOf('Name'), await lookOf('Company Name'), await lookOf('Message')]).toEqual([
      'uppercase',
      'uppercase',
      'none',
    ]);
  });

  test('a likely mistake is questioned, and never refused', async ({ page }) => {
    const form = await openForm(page, formCase('contact panel'), '/training');
    const email = control(form, 'Email Id');
    const phone = control(form, 'Phone No');
    const asked = (target: Locator) => target.locator('xpath=../*[@role="status"]');
    await phone.fill('984501234');
    await email.fill('asha@gmial.com');
    await expect.poll(() => asked(phone).innerText()).toContain('nine digits');
    expect(await asked(email).innerText()).toBe('');
    await control(form, 'Company Name').focus();
    await expect.poll(() => asked(email).innerText()).toContain('Did you mean asha@gmail.com?');
    expect(await email.getAttribute('aria-invalid')).toBe(null);
    await expectFit(page, 'a question under a field');
    await form.getByRole('button', { name: 'Use asha@gmail.com' }).press('Enter');
    await expect.poll(() => email.inputValue()).toBe('asha@gmail.com');
    await expect.poll(() => isFocused(email)).toBe(true);
    await email.fill('asha@mills');
    await email.blur();
    await expect.poll(() => asked(email).innerText()).toMatch(/complete\?/);
    await email.fill('asha@mills.example');
    await email.blur();
    await expect.poll(() => asked(email).innerText()).toBe('');
    // A tap on the button sends the form, even if leaving the field raises a question.
    await email.fill('asha@gmial.com');
    await submitButton(form).click();
    await expectNotice(page, 'error', 'Name', 'Field is Mandatory');
  });
});
