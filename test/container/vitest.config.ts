import { defineConfig } from 'vitest/config';

/** Tests of the image as it is shipped, in a local Docker engine. */
export default defineConfig({
  test: {
    include: ['test/container/*.test.ts'],
    globalSetup: ['test/container/image.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ['default', './test/environment/counts-reporter.ts'],
  },
});
