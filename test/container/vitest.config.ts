import { defineConfig } from 'vitest/config';

/** Tests that need more than a newcomer's machine has: a Docker engine, a virus scanner, an IMAP server. */
export default defineConfig({
  test: {
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    reporters: ['default', './test/environment/counts-reporter.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'container',
          include: ['test/container/*.test.ts'],
          globalSetup: ['test/container/image.ts'],
        },
      },
      ...['scanner', 'imap'].map((name) => ({
        extends: true as const,
        test: { name, include: [`test/${name}/*.test.ts`], globalSetup: ['test/environment/set-up.ts'] },
      })),
    ],
  },
});
