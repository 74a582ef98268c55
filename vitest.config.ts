import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const cores = availableParallelism();

/** Folders whose tests belong to a project of their own below, or to a command of their own. */
const APART = [
  'journeys',
  'e2e',
  'embedded',
  'command',
  'patterns',
  'pictures',
  'planted',
  'bench',
  'scanner',
  'imap',
  'container',
  'fuzz',
  'faults',
].map((folder) => `test/${folder}/**`);

export default defineConfig({
  test: {
    // Shared by all projects of a run: one build, one Postgres and one browser.
    globalSetup: ['test/environment/set-up.ts'],
    reporters: ['default', './test/environment/counts-reporter.ts'],
    // Only to end what hangs: a test of these takes at most some seconds, and a busy machine is ten times slower.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is waited for comes within milliseconds, and on such a machine within seconds.
    expect: { poll: { timeout: 15_000 } },
    // Loads the server and its libraries once per worker instead of once per test file.
    isolate: false,
    // Each test server loads all pages and routes, so a larger young generation saves garbage collection.
    execArgv: ['--max-semi-space-size=64'],
    // One more than the number of cores, since tests spend part of their time waiting.
    maxWorkers: cores + 1,
    projects: [
      { extends: true, test: { name: 'unit', include: ['test/**/*.unit.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['test/**/*.test.ts'],
          exclude: ['test/**/*.unit.test.ts', ...APART],
        },
      },
      // A dozen stories in a browser, for `npm test`. Each walks through a whole feature.
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['test/journeys/**/*.test.ts'],
          testTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/e2e/**/*.test.ts'],
          testTimeout: 120_000,
          // One in hundreds that a busy machine let down must not cost a run. The reporter names it, and refuses
          // a run with many of them.
          retry: process.env.CI === 'true' ? 1 : 0,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      // Each starts servers of its own, some of them several.
      {
        extends: true,
        test: { name: 'embedded', include: ['test/embedded/**/*.test.ts'], testTimeout: 120_000 },
      },
      {
        extends: true,
        test: {
          name: 'command',
          include: ['test/command/**/*.test.ts'],
          exclude: ['test/command/examples/**'],
          testTimeout: 120_000,
        },
      },
      // Some twenty seconds with a checker that uses all cores.
      // Several hundred patterns, each of which the checker may look at for seconds.
      {
        extends: true,
        test: { name: 'patterns', include: ['test/patterns/**/*.test.ts'], testTimeout: 300_000 },
      },
      {
        extends: true,
        test: {
          name: 'pictures',
          include: ['test/pictures/*.test.ts'],
          exclude: ['test/**/*.unit.test.ts'],
          setupFiles: ['test/pictures/fixed-references.ts'],
          testTimeout: 90_000,
          // A page that a busy machine did not load in time gets a second go. One that looks different fails both.
          retry: 1,
        },
      },
      // Tests that fail or never end, which test/command runs to see what the command says.
      ...(process.env.EXAMPLES === 'yes'
        ? [
            {
              extends: true as const,
              test: { name: 'examples', include: ['test/command/examples/*.test.ts'] },
            },
          ]
        : []),
    ],
  },
});
