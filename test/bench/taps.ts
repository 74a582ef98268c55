import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { end, startServer } from '../embedded/server-process.ts';
import { findBrowser, launchBrowser } from '../environment/browser.ts';
import type { Bench } from './bench-options.ts';
import { median } from './load.ts';
import type { Line } from './report.ts';
import { createSeededDatabase } from './seeded-database.ts';

const MOST_MS = 100;

/** Lighthouse's phone: four times slower, on a slow mobile line. */
const SLOWED = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** How long after its target is painted a tap comes, in ms: while scripts arrive, take over, and after that. */
const MOMENTS = [0, 100, 200, 300, 500, 700, 1_000, 1_400, 2_000, 3_000, 4_500];
/** A browser reports an event after the paint that follows it. */
const REPORTED_WITHIN_MS = 1_000;
/** The fewest by which a limit can be judged: each takes four minutes. */
const MOST_ROUNDS = 3;

interface Target {
  name: string;
  path: string;
  find(page: Page): Locator;
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first();

const targets: Target[] = [
  { name: 'the menu', path: '/', find: button('Open the menu') },
  { name: 'a panel', path: '/the-company', find: button('Contact us') },
  { name: 'the carousel', path: '/', find: button('Next slide') },
  { name: 'a form', path: '/contactus', find: (page) => page.locator('main form input').first() },
  { name: 'a filter', path: '/Career', find: (page) => page.locator('main form input:visible').first() },
];

/**
 * Measures how long a phone takes to answer the first tap on a page: from the touch to the paint after it, as the browser
 * itself reports it (Event Timing, of which INP is made), at many moments of the load.
 */
export async function measureTaps(bench: Bench): Promise<Line[]> {
  const server = await startServer(bench.dataDir, {
    DATABASE_URL: await createSeededDatabase(bench),
    LOG_LEVEL: 'fatal',
  });
  const browser = await launchBrowser(await findBrowser());
  try {
    const lines: Line[] = [];
    for (const target of targets) {
      const rounds: number[][] = [];
      for (let round = 0; round < Math.min(bench.runs, MOST_ROUNDS); round++) {
        const taps: number[] = [];
        for (const moment of MOMENTS) taps.push(await tapAt(browser, server.origin, target, moment));
        rounds.push(taps);
      }
      const worst = rounds.map((taps) => Math.max(...taps));
      lines.push({
        what: `the first tap on ${target.name} (${target.path}), ${SLOWED} times slower, at ${MOMENTS.length} moments: the slowest`,
        value: `${median(worst)} ms`,
        against: `median ${median(rounds.flat())} ms`,
        wanted: `≤ ${MOST_MS} ms`,
        judged: { runs: worst, limit: { atMost: MOST_MS }, write: (value) => `${value} ms` },
      });
    }
    return lines;
  } finally {
    await browser.close();
    await end(server, 'SIGTERM');
  }
}

/** @returns the duration of the slowest event of the tap in ms; 0 for one below 16, which a browser does not report. */
async function tapAt(browser: Browser, origin: string, target: Target, moment: number): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await devTools.send('Network.emulateNetworkConditions', LINE);
    await page.addInitScript(keepEvents);
    await page.goto(origin + target.path, { waitUntil: 'commit' });
    const place = target.find(page);
    await place.waitFor();
    await place.scrollIntoViewIfNeeded();
    // Kept, since behind an open menu it would not be found again.
    const element = await place.elementHandle();
    const box = await element?.boundingBox();
    if (!element || !box) throw new Error(`${target.name} of ${target.path} is not on the page.`);
    await pause(moment);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await pause(REPORTED_WITHIN_MS);
    const { durations, isHit } = await element.evaluate((own) => {
      const { durations, tapped } = window as unknown as Kept;
      return { durations, isHit: tapped !== undefined && own.contains(tapped) };
    });
    if (!isHit)
      throw new Error(`${moment} ms after ${target.name} of ${target.path} was seen it was elsewhere.`);
    return Math.max(0, ...durations);
  } finally {
    await context.close();
  }
}

interface Kept {
  durations: number[];
  /** What the finger was on. */
  tapped?: Node;
}

/** Runs in the page, before its own scripts. */
function keepEvents(): void {
  const durations: number[] = [];
  Object.assign(window, { durations });
  addEventListener('pointerdown', ({ target }) => Object.assign(window, { tapped: target }), true);
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ((entry as PerformanceEventTiming).interactionId > 0) durations.push(entry.duration);
  });
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
