import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { productCatalogues } from '../../server/content/product-catalogues.ts';
import { createSiteHolder } from '../../server/content/site-holder.ts';
import { guardingPage } from '../../src/content/services/guarding.ts';
import { composeSite } from '../../src/content/site.ts';
import { startTestServer } from '../environment/app.ts';
import { formCase } from './form-cases.ts';
import { submitButton } from './forms.ts';
import { layOutWhole } from './lay-out-whole.ts';
import { expectNotice } from './notice.ts';
import { test as base, FAILED_LOAD, type Site, untilReady, untilTakenOver, visit } from './site.ts';
import { expectFit, expectWellMade, PHONE } from './well-made.ts';

/** A page that the staff added, which nobody has translated. */
const added = {
  ...guardingPage,
  path: '/dog-squad',
  name: 'Dog squad',
  heading: 'Dogs that work with their handlers',
};

const test = base.extend<{ site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures that it needs from the pattern
    async ({}, use) => {
      const bodies = new Map([['page:dog-squad', added]] as const);
      const published = { bodies, changed: new Map(), moved: new Map(), uploads: new Map() };
      const site = createSiteHolder(composeSite('dogs', published, productCatalogues));
      const server = await startTestServer({}, { template: 'seeded', parts: { site } });
      const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
      await use({ ...server, origin });
      await server.stop();
    },
    { scope: 'file' },
  ],
});

const language = (page: Page) => page.locator('html').getAttribute('lang');
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page) => main(page).locator('.language-notice');
const linkTo = (page: Page, name: string) => page.locator('.utility').getByRole('link', { name });
const addressOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length);

describe('the other language is one link away', () => {
  test.for([
    ['/', '/hi'],
    ['/Career?q=guard&size=25', '/hi/Career?q=guard&size=25'],
    ['/no/such/page?x=1', '/hi/no/such/page?x=1'],
  ] as const)('from %s to %s and back', async ([english, hindi], { page, errors }) => {
    errors.expected.push(FAILED_LOAD);
    await visit(page, english);
    const there = linkTo(page, 'हिन्दी');
    expect(await there.getAttribute('hreflang')).toBe('hi-IN');
    await there.click();
    await page.waitForURL((url) => url.pathname.startsWith('/hi'));
    await untilReady(page);
    expect(addressOf(page)).toBe(hindi);
    expect(await language(page)).toBe('hi-IN');
    await linkTo(page, 'English').click();
    await page.waitForURL((url) => !url.pathname.startsWith('/hi'));
    await untilReady(page);
    expect(addressOf(page)).toBe(english);
    expect(await language(page)).toBe('en-IN');
  });

  test('and a form keeps what was typed, and is then answered in English', async ({ page }) => {
    const career = formCase('Career page');
    await visit(page, '/hi/career');
    const hindi = main(page).getByRole('form');
    await untilTakenOver(hindi);
    await hindi.locator('[name="FullName"]').fill('क्षितिज ज़ैदी');
    await linkTo(page, 'English').click();
    const english = page.getByRole('form', { name: career.form, exact: true });
    await untilTakenOver(english);
    await expect.poll(() => english.locator('[name="FullName"]').inputValue()).toBe('क्षितिज ज़ैदी');
    await submitButton(english).click();
    await expectNotice(page, 'error', 'Email Id', 'Field is Mandatory');
  });
});

describe('a page says which language it is in', () => {
  test('one that is not translated: English within a Hindi frame', async ({ page }) => {
    await visit(page, '/hi/dog-squad');
    expect(await language(page)).toBe('hi-IN');
    expect(await main(page).getAttribute('lang')).toBe('en-IN');
    expect(await heading(page).innerText()).toBe(added.heading);
    expect(await notice(page).getAttribute('lang')).toBe('hi-IN');
    expect(await notice(page).innerText()).toContain('अनुवाद अभी नहीं हुआ');
    for (const part of ['nav:has(.crumbs)', '.closing', '#related'])
      expect(await main(page).locator(part).getAttribute('lang'), part).toBe('hi-IN');
    await expectWellMade(page, 'a page that is not translated');
    // The frame of the next page is the one that it came with.
    await page.locator('.footer a[href="/hi/contactus"]').first().click();
    await page.waitForURL('**/hi/contactus');
    await expect.poll(() => main(page).getAttribute('lang')).toBeNull();
    await expect.poll(() => notice(page).count()).toBe(0);
  });
});

describe('Hindi is set as Hindi is set', () => {
  test('its face is loaded on its pages, and on no other', async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    const faces = async (path: string) => {
      await visit(page, path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      return fonts.filter((url) => url.includes('devanagari')).length;
    };
    expect(await faces('/training')).toBe(0);
    expect(await faces('/hi/training')).toBe(1);
  });

  test('no letter is spaced from the next, nothing is wider than the window', async ({ page }) => {
    await page.setViewportSize(PHONE);
    for (const path of ['/hi', '/hi/training', '/hi/contactus', '/hi/Career', '/hi/our-presence']) {
      await visit(page, path);
      expect(await spacedDevanagari(page), path).toEqual([]);
      await expectFit(page, path);
    }
  });

  test('a heading fades in by letters with all that belongs to them; figures are those of its readers', async ({
    page,
  }) => {
    await visit(page, '/hi/hospital-solution');
    const words = await heading(page).locator('.letter-word').all();
    const letters = await Promise.all(words.map((word) => word.locator('span').allInnerTexts()));
    expect(letters.map((word) => word.join('|'))).toEqual(['इ|ला|ज', 'की', 'द|ह|ली|ज़', 'प|र', 'सु|कू|न']);
    await visit(page, '/hi');
    await layOutWhole(page);
    const counters = page.locator('.counters dd [aria-hidden]');
    await expect.poll(() => counters.allInnerTexts()).toEqual(['13+', '15 हज़ार+', '200+']);
  });
});

/** Texts whose letters would stand apart, which breaks the line above them. */
const spacedDevanagari = (page: Page) =>
  page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) => !['normal', '0px'].includes(getComputedStyle(element).letterSpacing))
      .flatMap(({ childNodes }) => [...childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE && /[\u0900-\u097f]/.test(node.textContent ?? ''))
      .map((node) => node.textContent),
  );
