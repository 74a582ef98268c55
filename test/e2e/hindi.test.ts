import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { productCatalogues } from '../../server/content/product-catalogues.ts';
import { createSiteHolder } from '../../server/content/site-holder.ts';
import { guardingPage } from '../../src/content/services/guarding.ts';
import { composeSite } from '../../src/content/site.ts';
import { startTestServer } from '../environment/app.ts';
import { createBlog, createJobOpening } from '../factories/rows.ts';
import { layOutWhole } from './lay-out-whole.ts';
import { test as base, FAILED_LOAD, type Site, untilReady, visit } from './site.ts';
import { expectWellMade } from './well-made.ts';

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
    ['/training', '/hi/training'],
    ['/contactus?utm_source=poster', '/hi/contactus?utm_source=poster'],
    ['/Career?q=guard&size=25', '/hi/Career?q=guard&size=25'],
    ['/blog/1', '/hi/blog/1'],
    ['/received/CR-7F3K9Q', '/hi/received/CR-7F3K9Q'],
    ['/no/such/page?x=1', '/hi/no/such/page?x=1'],
  ] as const)('from %s to %s and back, each one document', async ([english, hindi], { page, errors }) => {
    errors.expected.push(FAILED_LOAD);
    await visit(page, english);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    const there = linkTo(page, 'हिन्दी');
    expect(await there.getAttribute('lang')).toBe('hi-IN');
    expect(await there.getAttribute('hreflang')).toBe('hi-IN');
    await there.click();
    await page.waitForURL((url) => url.pathname.startsWith('/hi'));
    await untilReady(page);
    expect(addressOf(page)).toBe(hindi);
    expect(await language(page)).toBe('hi-IN');
    const back = linkTo(page, 'English');
    expect(await back.getAttribute('lang')).toBe('en-IN');
    expect(await back.getAttribute('href')).toBe(english);
    await back.click();
    await page.waitForURL((url) => !url.pathname.startsWith('/hi'));
    await untilReady(page);
    expect(addressOf(page)).toBe(english);
    expect(await language(page)).toBe('en-IN');
    expect(documents).toEqual([hindi, english].map((address) => address.split('?')[0]));
  });

  test('also in the menu of a phone, and on the page that the router shows next', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/hi/contactus');
    await page.locator('.header').getByRole('button').last().click();
    const drawer = page.getByRole('dialog');
    expect(await drawer.getByRole('link', { name: 'English' }).getAttribute('href')).toBe('/contactus');
    await drawer.locator('summary').first().click();
    await drawer.locator('a[href="/hi/the-company"]').click();
    await page.waitForURL('**/hi/the-company');
    await expect.poll(() => linkTo(page, 'English').getAttribute('href')).toBe('/the-company');
  });

  test.for([
    ['/Career?q=guard', '/hi/Career?q=guard'],
    ['/hi/Career?q=guard', '/Career?q=guard'],
    ['/blog/1?utm_source=x', '/hi/blog/1'],
    ['/blog/1', '/hi/blog/1'],
    ['/received/CR-7F3K9Q', '/hi/received/CR-7F3K9Q'],
    ['/no/such/page', '/hi/404'],
    ['/hi/no/such/page', '/404'],
  ] as const)('without scripts, too: from %s to %s', async ([from, to], { site }) => {
    const { body } = await site.app.inject(from);
    const links = [...body.matchAll(/<a [^>]*rel="alternate"[^>]*>/g)].map(([link]) => link);
    expect(links).toHaveLength(2);
    for (const link of links) expect(link).toContain(` href="${to}"`);
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
    expect(await main(page).locator('.crumbs [aria-current]').getAttribute('lang')).toBe('en-IN');
    expect(await devanagariOutsideOfHindi(page)).toEqual([]);
    await expectWellMade(page, 'a page that is not translated');
    // The frame of the next page is the one that it came with.
    await page.locator('.footer a[href="/hi/contactus"]').first().click();
    await page.waitForURL('**/hi/contactus');
    await expect.poll(() => main(page).getAttribute('lang')).toBeNull();
    await expect.poll(() => notice(page).count()).toBe(0);
  });

  test.for(['/privacy', '/accessibility'])(
    'the Hindi one of %s names the English text',
    async (path, { page }) => {
      await visit(page, `/hi${path}`);
      const link = notice(page).getByRole('link');
      expect(await notice(page).innerText()).toContain('यह अनुवाद है');
      expect(await link.getAttribute('hreflang')).toBe('en-IN');
      await link.click();
      await page.waitForURL((url) => url.pathname === path);
      await untilReady(page);
      await expect.poll(() => notice(page).count()).toBe(0);
    },
  );

  test('English pages say nothing of the kind', async ({ site }) => {
    for (const path of ['/', '/dog-squad', '/training', '/Career', '/blog/1']) {
      const { body } = await site.app.inject(path);
      const lang = [...body.matchAll(/<(\w+)[^>]* lang="([^"]*)"/g)].map(
        ([, tag, value]) => `${tag} ${value}`,
      );
      expect(lang, path).toEqual(['html en-IN', 'a hi-IN', 'a hi-IN']);
    }
  });

  test('a job’s and a blog’s own words are English', async ({ page, site }) => {
    const jid = await createJobOpening(site.db, { open_position: 'Night Guard' });
    await visit(page, `/hi/jobs/${jid}-night-guard`);
    expect(await heading(page).getAttribute('lang')).toBe('en-IN');
    expect(await main(page).locator('.job__prose').getAttribute('lang')).toBe('en-IN');
    expect(await main(page).locator('.crumbs [aria-current]').getAttribute('lang')).toBe('en-IN');
    await visit(page, '/hi/Career');
    expect(await page.locator('td.data-table__title [lang="en-IN"]').first().innerText()).not.toBe('');
    const blog = await createBlog(site.db, { subject: 'Owls at the depot' });
    await visit(page, `/hi/blog/${blog}`);
    for (const part of ['h1', '.prose'])
      expect(await main(page).locator(part).first().getAttribute('lang'), part).toBe('en-IN');
    await visit(page, '/hi');
    expect(await page.locator('.brand b').first().getAttribute('lang')).toBe('en-IN');
  });
});

describe('a list to choose from says which of its entries are English', () => {
  test('positions and places of jobs', async ({ page, site }) => {
    await createJobOpening(site.db, { open_position: 'Boiler Attendant', location: 'Nagpur, Maharashtra' });
    await createJobOpening(site.db, { open_position: 'बॉयलर परिचर', location: 'नागपुर' });
    const languages = (elements: Locator) =>
      elements.evaluateAll((found) =>
        found.map((each) => [each.textContent?.trim(), each.closest('[lang]')?.getAttribute('lang')]),
      );
    await visit(page, '/hi/Career?position=Boiler Attendant');
    const options = page.locator('.job-filter__list label > span:first-of-type');
    await expect.poll(() => languages(options)).toContainEqual(['Boiler Attendant', 'en-IN']);
    expect(await languages(options)).toContainEqual(['महाराष्ट्र', 'hi-IN']);
    expect(await languages(options)).toContainEqual(['बॉयलर परिचर', 'hi-IN']);
    expect(await languages(page.locator('.chip'))).toEqual([
      [expect.stringMatching(/^Boiler Attendant\s*, हटाएँ$/), 'en-IN'],
    ]);
    expect(await devanagariOutsideOfHindi(page)).toEqual([]);

    await visit(page, '/hi/Career?industry=Retail');
    await expect
      .poll(() => languages(page.locator('.chip')))
      .toEqual([[expect.stringMatching(/^दुकानें और मॉल\s*, हटाएँ$/), 'hi-IN']]);
    expect(new URL(page.url()).search).toBe('?industry=Retail');

    await visit(page, '/hi/Career?q=boiler amravati');
    await page.locator('.nearest').waitFor();
    expect(await languages(page.locator('.nearest strong'))).toEqual([['अमरावती', 'hi-IN']]);
    expect(await languages(page.locator('.nearest a > span'))).toEqual([[expect.anything(), 'hi-IN']]);
    expect(await devanagariOutsideOfHindi(page)).toEqual([]);

    await page.locator('.side-tab--job').click();
    const choices = page.locator('select[name="Position"] option');
    await expect.poll(() => languages(choices)).toContainEqual(['Boiler Attendant (Nagpur)', 'en-IN']);
    expect(await languages(choices)).toContainEqual(['बॉयलर परिचर (नागपुर)', 'hi-IN']);
    expect(await languages(choices.first())).toEqual([[expect.anything(), 'hi-IN']]);
  });
});

describe('Hindi is set as Hindi is set', () => {
  test('its face is loaded on its pages, and on no other', async ({ page, site }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await visit(page, '/training');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(fonts.filter((url) => url.includes('devanagari'))).toEqual([]);
    await visit(page, '/hi/training');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const [face, ...others] = fonts.filter((url) => url.includes('devanagari'));
    expect(others).toEqual([]);
    const { body } = await site.app.inject('/hi/training');
    expect(body).toContain(`<link rel="preload" href="${new URL(face ?? '').pathname}" as="font"`);
    const english = await site.app.inject('/training');
    expect(english.body).not.toMatch(/devanagari|\/assets\/hi-/);
  });

  test('no letter is spaced from the next, nothing is wider than the window', async ({ page }) => {
    for (const path of ['/hi', '/hi/training', '/hi/contactus', '/hi/Career', '/hi/our-presence']) {
      await visit(page, path);
      expect(await spacedDevanagari(page), path).toEqual([]);
      await expectWellMade(page, path);
    }
  });

  test('a heading fades in by letters with all that belongs to them', async ({ page }) => {
    await visit(page, '/hi/hospital-solution');
    const words = await heading(page).locator('.letter-word').all();
    const letters = await Promise.all(words.map((word) => word.locator('span').allInnerTexts()));
    expect(letters.map((word) => word.join('|'))).toEqual(['इ|ला|ज', 'की', 'द|ह|ली|ज़', 'प|र', 'सु|कू|न']);
  });

  test('figures and dates are those of its readers', async ({ page, site }) => {
    await visit(page, '/hi');
    await layOutWhole(page);
    const counters = page.locator('.counters dd [aria-hidden]');
    await expect.poll(() => counters.allInnerTexts()).toEqual(['13+', '15 हज़ार+', '200+']);
    const jid = await createJobOpening(site.db, { posted_at: new Date('2026-11-21T20:00:00Z') });
    await page.goto(`/hi/jobs/${jid}`);
    expect(await page.locator('.job__facts time').innerText()).toBe('22 नवंबर 2026');
    await page.goto(`/jobs/${jid}`);
    expect(await page.locator('.job__facts time').innerText()).toBe('22-11-2026');
  });
});

/** Texts in Devanagari that a screen reader would be told to read as another language. */
const devanagariOutsideOfHindi = (page: Page) => textsInDevanagari(page, (lang) => !lang.startsWith('hi'));
const spacedDevanagari = (page: Page) =>
  textsInDevanagari(page, (_lang, spacing) => !['normal', '0px'].includes(spacing));

async function textsInDevanagari(
  page: Page,
  isWrong: (lang: string, spacing: string) => boolean,
): Promise<string[]> {
  const found = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: [text: string, lang: string, spacing: string][] = [];
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      if (
        parentElement === null ||
        parentElement.tagName === 'SCRIPT' ||
        !/[\u0900-\u097f]/.test(textContent ?? '')
      )
        continue;
      const lang = parentElement.closest('[lang]')?.getAttribute('lang') ?? '';
      texts.push([textContent ?? '', lang, getComputedStyle(parentElement).letterSpacing]);
    }
    return texts;
  });
  return found.filter(([, lang, spacing]) => isWrong(lang, spacing)).map(([text]) => text);
}
