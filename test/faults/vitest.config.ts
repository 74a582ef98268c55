import { defineConfig } from 'vitest/config';

/** Faults on purpose: minutes long, on processes of their own, one after the other, with figures at the end. */
export default defineConfig({
  test: {
    include: ['test/faults/*.test.ts'],
    globalSetup: ['test/environment/built-client.ts'],
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 120_000,
    reporters: ['default', './test/environment/passed-and-failed.ts'],
  },
});
