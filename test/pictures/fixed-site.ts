import type { Browser, BrowserContextOptions } from 'playwright-core';
import { inject, vi } from 'vitest';
import { seed } from '../../server/database/seed.ts';
import type { PresenceBoard } from '../../server/live/presence-board.ts';
import { originOf } from '../doors/doors.ts';
import { type Site, test as siteTest } from '../e2e/site.ts';
import { createDatabase, startTestServer } from '../environment/app.ts';
import { launchBrowser } from '../environment/browser.ts';
import { beginReferences } from './fixed-references.ts';
import { fixDatabaseTime, NOW } from './fixed-time.ts';
import { fillOffice, type Office } from './office.ts';

/** Where the clock stands still, no member would ever leave the item of a state before. */
const nobody: PresenceBoard = {
  async report() {},
  async leave() {},
  list: () => [],
  follow: () => () => undefined,
  async close() {},
};

interface Fixtures {
  browser: Browser;
  contextOptions: BrowserContextOptions;
  site: Site;
  /** The data that the staff area shows, and its members. */
  office: Office;
}

/** A site that is the same in every run: its clocks are frozen, and its rows and references are fixed. */
export const test = siteTest.extend<Fixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures a test needs
    async ({}, use) => {
      const browser = await launchBrowser(inject('pictureBrowser'));
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  contextOptions: [{ deviceScaleFactor: 1, locale: 'en-IN', timezoneId: 'Asia/Kolkata' }, { scope: 'file' }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures a test needs
    async ({}, use) => {
      vi.useFakeTimers({ toFake: ['Date'], now: NOW });
      beginReferences();
      const databaseUrl = await createDatabase('empty');
      await fixDatabaseTime(databaseUrl);
      const server = await startTestServer({ DATABASE_URL: databaseUrl }, { parts: { presence: nobody } });
      await seed(server.db);
      const origin = await originOf(server.app);
      await use({ ...server, origin });
      await server.stop();
      vi.useRealTimers();
    },
    { scope: 'file' },
  ],
  office: [
    async ({ site }, use) => {
      await use(await fillOffice(site));
    },
    { scope: 'file' },
  ],
});
