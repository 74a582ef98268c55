import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { seed } from '../../server/database/seed.ts';
import { startTestServer, type TestServer } from '../app.ts';

/** Its own sandbox needs rights that a container lacks; the rest keeps it from calling home. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface Site extends TestServer {
  origin: string;
}

interface Fixtures {
  site: Site;
  browser: Browser;
  context: BrowserContext;
  page: Page;
}

/**
 * A test with a running, seeded site and a page of a new browser context. An error on the page's console, or one
 * that nobody caught, fails the test: a test that provokes one removes it from `errors`.
 */
export const test = base.extend<Fixtures & { errors: string[] }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures that are needed from the pattern
    async ({}, use) => {
      const server = await startTestServer();
      await seed(server.db);
      const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
      await use({ ...server, origin });
      await server.stop();
    },
    { scope: 'file' },
  ],
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const browser = await chromium.launch({ executablePath: inject('chromiumPath'), args: FLAGS });
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: see above
  errors: async ({}, use) => {
    const errors: string[] = [];
    await use(errors);
    expect(errors, 'errors on the console').toEqual([]);
  },
  context: async ({ browser, site }, use) => {
    const context = await browser.newContext({
      baseURL: site.origin,
      viewport: { width: 1440, height: 900 },
    });
    context.setDefaultTimeout(15_000);
    await use(context);
    await context.close();
  },
  page: async ({ context, errors }, use) => {
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await use(page);
  },
});

/** Where no browser can be had, `describeInBrowser` skips; with CI=true the set-up has failed before. */
export const hasBrowser = (): boolean => inject('chromiumPath') !== '';
