import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { makeContact } from '../factories/rows.ts';
import { createMember, ok } from '../factories/staff.ts';
import { closeNotice } from './notice.ts';
import { FAILED_LOAD } from './site.ts';
import { enterAs, openItem, openScreen, submit, test } from './staff-browser.ts';

/** What has the focus: its id, the row it is in, and its words. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return {
      tag: element?.tagName,
      id: element?.id ?? '',
      row: element?.closest<HTMLElement>('[data-reference]')?.dataset.reference ?? '',
      words: element?.textContent?.trim() ?? '',
    };
  });

/** The page does not learn of what others do. */
const hearNothing = (page: Page) => page.route(/\/staff\/(changes|trpc\/live\.)/, (route) => route.abort());

describe('after a reply', () => {
  test('that was sent by Ctrl+Enter, the focus is at the message in the history', async ({
    page,
    site,
    emptied: _,
  }) => {
    const reference = await submit(site, 'contact', makeContact());
    await enterAs(page, site, 'sales');
    const item = await openItem(page, reference);
    await page.keyboard.press('r');
    const form = page.getByRole('form', { name: 'Reply' });
    const text = form.getByLabel('Text', { exact: true });
    await text.fill('We ring on Tuesday.');
    await text.press('Control+Enter');
    await form.waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toMatchObject({ id: expect.stringMatching(/^message-\d+$/) });
    expect((await focused(page)).words).toContain('We ring on Tuesday.');
    // From there the keys of the inbox go on, and Tab to the note.
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toMatchObject({ id: 'note-field' });
    await item.waitFor();
  });

  test('that was discarded, it is at the button that began it', async ({ page, site, emptied: _ }) => {
    const reference = await submit(site, 'contact', makeContact());
    await enterAs(page, site, 'sales');
    await openItem(page, reference);
    for (const words of ['', 'Half a reply']) {
      await page.getByRole('button', { name: 'Reply', exact: true }).press('Enter');
      const form = page.getByRole('form', { name: 'Reply' });
      await form.getByLabel('Text', { exact: true }).fill(words);
      await form.getByRole('button', { name: 'Discard' }).press('Enter');
      if (words !== '')
        await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).press('Enter');
      await form.waitFor({ state: 'detached' });
      await expect
        .poll(() => focused(page), { message: `with “${words}”` })
        .toMatchObject({ id: 'reply-button' });
    }
  });
});

describe('after a note', () => {
  test('was edited or deleted, the focus is not lost', async ({ page, site, emptied: _ }) => {
    const reference = await submit(site, 'contact', makeContact());
    await enterAs(page, site, 'sales');
    const item = await openItem(page, reference);
    await item.getByRole('textbox', { name: 'Note' }).fill('She rang.');
    await item.getByRole('textbox', { name: 'Note' }).press('Control+Enter');
    const edit = item.getByRole('button', { name: 'Edit your note' });
    for (const end of ['Control+Enter', 'Escape']) {
      await edit.press('Enter');
      const field = item.getByRole('form', { name: 'Edit your note' }).getByRole('textbox');
      await field.press('End');
      await field.pressSequentially(' Twice.');
      await field.press(end);
      await field.waitFor({ state: 'detached' });
      await expect.poll(() => focused(page), { message: end }).toMatchObject({ words: 'Edit your note' });
    }
    await item.getByRole('button', { name: 'Delete your note' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await item.getByText('wrote a note and deleted it').waitFor();
    await expect.poll(() => focused(page)).toMatchObject({ words: 'History and notes' });
  });
});

describe('after an act on a selection', () => {
  test('the focus is at the next row, or at the last one', async ({ page, site, emptied: _ }) => {
    const references: string[] = [];
    for (const fullName of ['Asha', 'Binu', 'Chitra', 'Dev'])
      references.unshift(await submit(site, 'contact', makeContact({ fullName })));
    const [dev = '', chitra = '', binu = '', asha = ''] = references;
    await enterAs(page, site, 'sales');
    await openScreen(page, '/inbox?view=inbox', 'Inbox');
    const select = async (...chosen: string[]) => {
      for (const reference of chosen) await page.getByLabel(`Select ${reference}`).check();
      await page.getByRole('toolbar', { name: `${chosen.length} selected` }).waitFor();
    };
    await select(dev, chitra);
    await page.keyboard.press('s');
    await page.getByRole('menuitemradio', { name: 'In progress' }).press('Enter');
    await page.getByText('2 items marked as in progress.').waitFor();
    await expect.poll(() => focused(page)).toMatchObject({ tag: 'A', row: binu });

    // Below the last one there is none.
    await select(asha);
    await page.keyboard.press('s');
    await page.getByRole('menuitemradio', { name: 'Answered' }).press('Enter');
    await expect.poll(() => focused(page)).toMatchObject({ tag: 'A', row: binu });

    await select(chitra, binu);
    await page.getByRole('toolbar').getByRole('button', { name: 'Clear selection' }).press('Enter');
    await expect.poll(() => focused(page)).toMatchObject({ tag: 'A', row: binu });
  });
});

describe('after what a colleague was quicker with', () => {
  test('the focus is at the control that was refused', async ({ page, site, errors, emptied: _ }) => {
    errors.expected.push(FAILED_LOAD);
    await hearNothing(page);
    const reference = await submit(site, 'contact', makeContact());
    await enterAs(page, site, 'sales');
    const item = await openItem(page, reference);
    const colleague = await createMember(site, 'sales');
    const items = [{ reference, version: 1 }];
    ok(await colleague.call('inbox.assign', { items, assignee: colleague.id }));
    const notice = page.getByRole('dialog', { name: 'This was changed meanwhile' });
    await item.getByRole('textbox', { name: 'Note' }).fill('Half a note');
    // The button disappears at once, and is back when the answer has come.
    await item.getByRole('button', { name: 'Assign to me' }).press('Enter');
    await notice.waitFor();
    // By its text, since what lies behind a notice has no roles.
    await page.locator('.item-bar').getByText('A sales').waitFor();
    await closeNotice(page);
    await expect.poll(async () => (await focused(page)).id).toMatch(/^(assign-to-me|status-of-item)$/);

    ok(await colleague.call('inbox.setStatus', { items: [{ reference, version: 2 }], status: 'answered' }));
    await item.getByRole('button', { name: /^Status/ }).press('Enter');
    await page.getByRole('menuitemradio', { name: 'Closed' }).press('Enter');
    await notice.waitFor();
    await closeNotice(page);
    await expect.poll(() => focused(page)).toMatchObject({ id: 'status-of-item' });
    expect(await item.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('Half a note');
  });
});

describe('a mention', () => {
  test('is followed by what is typed at once after it was picked', async ({ page, site, emptied: _ }) => {
    const colleague = await createMember(site, 'sales');
    await site.db
      .updateTable('staff_members')
      .set({ name: 'Asha Menon' })
      .where('id', '=', colleague.id)
      .execute();
    const reference = await submit(site, 'contact', makeContact());
    await enterAs(page, site, 'sales');
    const item = await openItem(page, reference);
    const field = item.getByRole('textbox', { name: 'Note' });
    // In the middle of a text, where a caret at its end is at the wrong place.
    await field.fill('Please ask ; before noon.');
    await field.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(11, 11));
    await field.pressSequentially('@ash');
    await page.getByRole('option', { name: 'Asha Menon' }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('to call them back today');
    await expect
      .poll(() => field.inputValue())
      .toBe('Please ask @Asha Menon to call them back today; before noon.');
    expect(await field.evaluate((element: HTMLTextAreaElement) => element.selectionStart)).toBe(
      'Please ask @Asha Menon to call them back today'.length,
    );
  });
});
