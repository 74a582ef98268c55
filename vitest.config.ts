import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const cores = availableParallelism();

/** Folders whose tests need more than a Postgres, or more time than a run of everything has. */
const APART = [
  'e2e',
  'embedded',
  'command',
  'scanner',
  'fuzz',
  'faults',
  'container',
  'bench',
  'pictures',
].map((folder) => `test/${folder}/**`);

export default defineConfig({
  test: {
    // One build, one Postgres and one browser for all projects of a run.
    globalSetup: ['test/environment/set-up.ts'],
    reporters: ['default', './test/environment/counts-reporter.ts'],
    // A shared machine is slow at times: at a load of 15 on two cores a test of six commands took over 30 seconds.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // The server and its libraries are loaded once for each core, and not anew for each file.
    isolate: false,
    // Each server reads all pages and builds all routes: with more room for what lives shortly, less is collected.
    execArgv: ['--max-semi-space-size=64'],
    // One more than there are cores, since tests wait as well as they compute.
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
      {
        extends: true,
        test: { name: 'embedded', include: ['test/embedded/**/*.test.ts'], testTimeout: 180_000 },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/e2e/**/*.test.ts'],
          testTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'pictures',
          include: ['test/pictures/*.test.ts'],
          exclude: ['test/**/*.unit.test.ts'],
          setupFiles: ['test/pictures/fixed-references.ts'],
          testTimeout: 60_000,
        },
      },
      { extends: true, test: { name: 'command', include: ['test/command/**/*.test.ts'] } },
      // What the tests of the command have it run.
      ...(process.env.PLANTED === 'yes'
        ? [
            {
              extends: true as const,
              test: { name: 'planted', include: ['test/command/planted/*.planted.ts'] },
            },
          ]
        : []),
      { extends: true, test: { name: 'scanner', include: ['test/scanner/**/*.test.ts'] } },
      { extends: true, test: { name: 'fuzz', include: ['test/fuzz/**/*.test.ts'] } },
    ],
  },
});
