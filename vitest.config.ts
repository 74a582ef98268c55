import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A shared machine is slow at times; a test that hangs is still told from one that waits.
    testTimeout: 30_000,
    hookTimeout: 120_000,
    isolate: false,
    reporters: ['default', './test/environment/passed-and-failed.ts'],
    projects: [
      { extends: true, test: { name: 'unit', include: ['test/unit/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['test/*.test.ts'],
          globalSetup: ['test/environment/built-client.ts', 'test/environment/postgres.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'scanner',
          include: ['test/scanner/**/*.test.ts'],
          globalSetup: ['test/environment/built-client.ts', 'test/environment/postgres.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'fuzz',
          include: ['test/fuzz/**/*.test.ts'],
          globalSetup: ['test/environment/built-client.ts', 'test/environment/postgres.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'embedded',
          include: ['test/embedded/**/*.test.ts'],
          globalSetup: ['test/environment/built-client.ts'],
          // Each test starts processes, and each of those a database: one after the other, with time to do it.
          fileParallelism: false,
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: [
            'test/environment/built-client.ts',
            'test/environment/postgres.ts',
            'test/environment/browser.ts',
          ],
          // A test waits for its browser half of the time: two files at once fill two cores. With a number of its
          // own a project has to have its own turn.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          testTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
