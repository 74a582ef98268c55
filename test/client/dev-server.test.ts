import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { test as base, describe, expect } from 'vitest';

const home = join(import.meta.dirname, '../..');

const test = base.extend<{ dev: ViteDevServer }>({
  dev: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures a test needs
    async ({}, use) => {
      const cacheDir = await mkdtemp(join(tmpdir(), 'guardhouse-vite-'));
      const dev = await createServer({
        ...{
          configFile: join(home, 'vite.config.ts'),
          root: join(home, 'client'),
          cacheDir,
          logLevel: 'error',
        },
        server: { middlewareMode: true, ws: false },
        optimizeDeps: { noDiscovery: true, include: [] },
      });
      await use(dev);
      await dev.close();
      await rm(cacheDir, { recursive: true });
    },
    { scope: 'file' },
  ],
});

const PAGE = '<html lang="en-IN"><head></head><body></body></html>';

describe('the server of `npm run dev`', () => {
  test('gives Hindi pages their language and styles, and English ones nothing more', async ({ dev }) => {
    for (const path of ['/hi', '/hi/training', '/hi/Career?q=guard']) {
      const html = await dev.transformIndexHtml('/index.html', PAGE, path);
      expect(html).toContain('<html lang="hi-IN">');
      expect(html).toContain('<link rel="stylesheet" href="/shared/styles/languages/hi.css">');
    }
    const styles = await dev.transformRequest('/shared/styles/languages/hi.css?direct');
    expect(styles?.code).toMatch(/font-family: "Noto Sans Devanagari"[^}]*devanagari\.woff2/);
    expect(styles?.code).toContain('.language-notice');
    for (const path of ['/', '/training', '/history']) {
      const html = await dev.transformIndexHtml('/index.html', PAGE, path);
      expect(html).toContain('<html lang="en-IN">');
      expect(html).not.toContain('languages/');
    }
  });
});
