import type { BrowserContext, Locator } from 'playwright-core';
import { expect } from 'vitest';
import { type FormCase, formCase, formCases } from './form-cases.ts';
import { control, isFocused, openForm } from './forms.ts';
import { describeInBrowser, test } from './site.ts';

async function paste(context: BrowserContext, target: Locator, text: string): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await target.evaluate((_element, copied) => navigator.clipboard.writeText(copied), text);
  await target.press('Control+V');
}

const lettersOnly = ['contact panel', 'Contact Us page', 'quotation panel', 'quotation page'];

const titled = ({ fields }: FormCase, pattern: RegExp) =>
  fields.map(({ title }) => title).filter((title) => pattern.test(title));

describeInBrowser('what can be typed', () => {
  test.for(lettersOnly)('%s: names take letters and spaces only', async (name, { page, context }) => {
    const form = await openForm(page, formCase(name));
    for (const title of titled(formCase(name), /^(First |Last )?Name$/)) {
      const target = control(form, title);
      await target.pressSequentially('123');
      expect(await target.inputValue()).toBe('');
      await target.pressSequentially('As1ha M3n!');
      expect(await target.inputValue()).toBe('Asha Mn');
      await target.fill('');
      await paste(context, target, 'R2-D2 Asha');
      expect(await target.inputValue()).toBe('RD Asha');
      await target.fill('आशा मेनन');
      expect(await target.inputValue()).toBe('आशा मेनन');
    }
  });

  test.for(['contact panel', 'Contact Us page'])(
    '%s: name and company show in capitals',
    async (name, { page }) => {
      const form = await openForm(page, formCase(name));
      const lookOf = (title: string) =>
        control(form, title).evaluate((input) => getComputedStyle(input).textTransform);
      expect(await lookOf('Name')).toBe('uppercase');
      expect(await lookOf('Company Name')).toBe('uppercase');
      expect(await lookOf('Message')).toBe('none');
    },
  );

  test('an applicant may have any name', async ({ page }) => {
    const target = control(await openForm(page, formCase('Career page')), 'Full Name');
    await target.pressSequentially('R2-D2');
    expect(await target.inputValue()).toBe('R2-D2');
  });

  const withPhone = formCases.filter((form) => titled(form, /^(Phone|Mobile) No$/).length > 0);
  test.for(withPhone)('$name: a phone number takes ten digits', async (form, { page, context }) => {
    const [title = ''] = titled(form, /^(Phone|Mobile) No$/);
    const target = control(await openForm(page, form), title);
    await target.pressSequentially('9a4 5-0+1');
    expect(await target.inputValue()).toBe('94501');
    await target.fill('984501234567');
    expect(await target.inputValue()).toBe('9845012345');
    // A full field does not give up its end for a key in its middle.
    await target.press('Home');
    await target.press('1');
    expect(await target.inputValue()).toBe('9845012345');
    await target.fill('');
    await paste(context, target, '+91 98450 12345');
    expect(await target.inputValue()).toBe('9845012345');
  });

  test('a phone field answers to the keys that move and delete', async ({ page }) => {
    const form = await openForm(page, formCase('Contact Us page'));
    const target = control(form, 'Phone No');
    await target.pressSequentially('98450');
    await target.press('ArrowLeft');
    await target.press('ArrowLeft');
    await target.pressSequentially('x1');
    expect(await target.inputValue()).toBe('984150');
    await target.press('Backspace');
    expect(await target.inputValue()).toBe('98450');
    await target.press('Home');
    await target.press('ArrowRight');
    await target.press('Delete');
    expect(await target.inputValue()).toBe('9450');
    await target.press('Tab');
    expect(await isFocused(control(form, 'Email Id'))).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await isFocused(target)).toBe(true);
  });
});
