import { gzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { sampleSite } from '../../server/content/sample-site.ts';
import { seed } from '../../server/database/seed.ts';
import { test as base, type TestServer } from '../environment/app.ts';

const { pages } = sampleSite;

const KB = 1024;
const SCRIPTS = 112 * KB;
const STYLES = 20 * KB;
const HTML = 60 * KB;

const test = base.extend<{ site: TestServer }>({
  site: [
    async ({ server }, use) => {
      await seed(server.db);
      await use(server);
    },
    { scope: 'file' },
  ],
});

const paths = pages.filter(({ path }) => !path.includes('$')).map(({ path }) => path);
const reading = pages.filter(({ screen }) =>
  ['sections', 'privacy', 'picture-only', 'empty'].includes(screen),
);

/** The compressed sizes of a page and of the files that it references. */
async function weigh({ app }: TestServer, path: string) {
  const page = await app.inject(path);
  const sizeOf = async (pattern: RegExp) => {
    const files = new Set(page.body.match(pattern));
    const sizes = [...files].map(async (file) => {
      const answer = await app.inject(file);
      expect(answer.statusCode, file).toBe(200);
      return gzipSync(answer.rawPayload, { level: 9 }).length;
    });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  return {
    html: gzipSync(page.rawPayload, { level: 9 }).length,
    scripts: await sizeOf(/\/assets\/[\w.-]+\.js(?=[" ])/g),
    styles: await sizeOf(/\/assets\/[\w.-]+\.css(?=")/g),
  };
}

describe('the first view of a page', () => {
  test.for(paths)('stays within its limits of styles and HTML: %s', async (path, { site }) => {
    const { html, styles } = await weigh(site, path);
    expect(styles).toBeGreaterThan(0);
    expect(styles).toBeLessThanOrEqual(STYLES);
    expect(html).toBeLessThanOrEqual(HTML);
  });

  test.for(reading.map(({ path }) => path))(
    'stays within its limit of scripts: %s',
    async (path, { site }) => {
      const { scripts } = await weigh(site, path);
      expect(scripts).toBeGreaterThan(0);
      expect(scripts).toBeLessThanOrEqual(SCRIPTS);
    },
  );
});
