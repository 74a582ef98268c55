import { defineConfig } from 'vitest/config';

/** Fault tests: they take minutes, run in processes of their own, one file after the other, and print figures. */
export default defineConfig({
  test: {
    include: ['test/faults/*.test.ts'],
    globalSetup: ['test/environment/set-up.ts'],
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    reporters: ['default', './test/environment/counts-reporter.ts'],
  },
});
