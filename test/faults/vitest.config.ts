import { defineConfig } from 'vitest/config';

/**
 * What takes minutes and prints figures: servers and databases that are killed, disks that are full, clients that are
 * slow, and thousands of random requests. One file after the other, each with processes of its own.
 */
export default defineConfig({
  test: {
    include: ['test/faults/*.test.ts', 'test/fuzz/*.test.ts'],
    globalSetup: ['test/environment/set-up.ts'],
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    reporters: ['default', './test/environment/counts-reporter.ts'],
  },
});
