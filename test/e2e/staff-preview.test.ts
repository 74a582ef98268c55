import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { ok } from '../factories/staff.ts';
import { test } from './site.ts';
import { enterAs, openScreen } from './staff-browser.ts';

const previewOf = (page: Page) => page.frameLocator('iframe[title="Preview of the draft"]');
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first();

describe('the preview', () => {
  test('tells of a draft that the page cannot show, keeps the one before, and comes back with the next', async ({
    page,
    site,
    errors,
  }) => {
    errors.expected.push(/./);
    const member = await enterAs(page, site, 'editor');
    await openScreen(page, '/site/page:press', 'Press');
    const heading = previewOf(page).getByRole('heading', { level: 1 });
    await field(page, 'Heading').fill('Before the fault');
    await expect.poll(() => heading.innerText()).toBe('Before the fault');
    await page.getByText('Saved', { exact: true }).waitFor();

    // What a colleague saves arrives in this form: a section whose paragraphs are not there at all.
    const { draft, body } = ok(await member.ask('site.find', { document: 'page:press' }));
    const sections = [{ type: 'text', id: 'first', heading: 'Without paragraphs' }];
    const saveId = { editor: randomUUID(), turn: 1 };
    const theirs = { document: 'page:press', basedOn: draft, body: { ...body, sections }, saveId };
    ok(await member.call('site.save', theirs));
    const fault = page
      .getByRole('status')
      .filter({ hasText: 'The preview shows the words before this change' });
    await field(page, 'Below the heading').fill('Typed before it arrived');
    await fault.waitFor();
    expect(await heading.innerText()).toBe('Before the fault');

    await field(page, 'Heading').fill('Typed meanwhile');
    await page.getByText('Saved', { exact: true }).waitFor();
    await fault.waitFor();
    expect(await heading.innerText()).toBe('Before the fault');

    await page.getByRole('button', { name: 'Remove', exact: false }).first().waitFor();
    const { draft: again, body: faulty } = ok(await member.ask('site.find', { document: 'page:press' }));
    const mended = [{ ...sections[0], paragraphs: ['They are here again.'] }];
    const next = { document: 'page:press', basedOn: again, body: { ...faulty, sections: mended } };
    ok(await member.call('site.save', { ...next, saveId: { editor: randomUUID(), turn: 1 } }));
    await field(page, 'Heading').fill('After the fault');
    await expect.poll(() => heading.innerText()).toBe('After the fault');
    await previewOf(page).getByText('They are here again.').waitFor();
    await fault.waitFor({ state: 'detached' });
  });
});
