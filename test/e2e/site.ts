import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
  Response,
} from 'playwright-core';
import { test as base, expect, inject, type ProvidedContext } from 'vitest';
import { type StartedServer, startTestServer } from '../environment/app.ts';
import { launchBrowser } from '../environment/browser.ts';
import { listSuspects } from '../factories/stored.ts';
import { WIDE } from './well-made.ts';

export interface Site extends StartedServer {
  origin: string;
}

/** What went wrong in the browser. Anything that is not among `expected` fails the test. */
interface Errors {
  seen: string[];
  expected: RegExp[];
}

/** What a browser logs about every unsuccessful answer, and about every call that was cut off. */
export const FAILED_LOAD = /^Failed to load resource/;

/** A view transition cut short by a resized window or the next page, which the browser reports as an error. */
export const CUT_SHORT = /^Transition was (skipped|aborted)/;

interface Fixtures {
  /** Environment variables for this file's server. */
  settings: Record<string, string>;
  /** What its database is a copy of: the sample company, or a small one for tests that publish. */
  template: keyof ProvidedContext['templates'];
  /** How this file's browser context differs from the usual one. */
  contextOptions: BrowserContextOptions;
  /**
   * Whether tests reuse the page of the one before. False where a test changes what cannot be undone, such as a clock.
   */
  keepsPage: boolean;
  site: Site;
  browser: Browser;
  /**
   * One context per file, since a new one has to load and compile all scripts again. Without motion, unless
   * `contextOptions` asks for it, so that nothing is checked while it moves.
   */
  context: BrowserContext;
  /** Resets it to a new one's state, without cookies and stored data; a new one would cost as much as a visit. */
  page: Page;
  errors: Errors;
}

/**
 * A test with a running, seeded site and an empty page. An error on the page's console, or an uncaught one, fails the
 * test unless it is expected.
 */
export const test = base.extend<Fixtures>({
  settings: [{}, { scope: 'file' }],
  template: ['seeded', { scope: 'file' }],
  contextOptions: [{}, { scope: 'file' }],
  keepsPage: [true, { scope: 'file' }],
  site: [
    async ({ settings, template }, use) => {
      const server = await startTestServer(settings, { template });
      // The sample company's pages are shown as they are; those of any other company are read.
      if (template !== 'seeded') await server.publishing.reload();
      const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
      await use({ ...server, origin });
      const suspects = await listSuspects(server.db);
      await server.stop();
      expect(suspects, 'visitors who were taken for robots').toEqual([]);
    },
    { scope: 'file' },
  ],
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures a test needs
    async ({}, use) => {
      const browser = await launchBrowser(inject('browser'));
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  context: [
    async ({ browser, site, contextOptions }, use) => {
      const context = await browser.newContext({
        baseURL: site.origin,
        viewport: WIDE,
        reducedMotion: 'reduce',
        ...contextOptions,
      });
      // As long as `expect.poll` waits.
      context.setDefaultTimeout(30_000);
      await use(context);
      await context.close();
    },
    { scope: 'file' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: see above
  errors: async ({}, use) => {
    const errors: Errors = { seen: [], expected: [] };
    await use(errors);
    const isExpected = (error: string) =>
      [CUT_SHORT, ...errors.expected].some((pattern) => pattern.test(error));
    expect(
      errors.seen.filter((error) => !isExpected(error)),
      'errors on the console',
    ).toEqual([]);
  },
  page: async ({ context, errors, contextOptions, keepsPage }, use) => {
    const watch = (page: Page) => {
      page.on('console', (message) => {
        const { url } = message.location();
        if (message.type() === 'error') errors.seen.push(`${message.text()} ${url}`);
      });
      page.on('pageerror', (error) => errors.seen.push(error.message));
    };
    const [page = await context.newPage()] = context.pages();
    watch(page);
    context.on('page', watch);
    await use(page);
    context.off('page', watch);
    await context.clearCookies();
    await Promise.all(
      context.pages().map((left) => (keepsPage && left === page ? forget(left) : left.close())),
    );
    if (keepsPage && !page.isClosed()) await page.setViewportSize(contextOptions.viewport ?? WIDE);
  },
});

/** Leaves nothing of a test on its page for the next one. */
async function forget(page: Page): Promise<void> {
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (page.url().startsWith('http')) {
    await page.localStorage.clear();
    await page.sessionStorage.clear();
  }
  await page.goto('about:blank');
}

/** Opens a page and waits until it responds to a visitor: until React has hydrated its heading. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
  await untilReady(page);
  return response;
}

/** Navigates within the site as a link does: the browser requests data, and not the page. */
export async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), path);
}

export async function untilReady(page: Page): Promise<void> {
  const heading = page.locator('main h1').first();
  await heading.waitFor({ state: 'attached' });
  await untilTakenOver(heading);
}

/** Waits for a part of the page whose code loads, and hydrates, later. */
export async function untilTakenOver(part: Locator): Promise<void> {
  const isReact = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
  await expect.poll(() => part.evaluate(isReact)).toBe(true);
}
