import sharp from 'sharp';
import { describe, expect, onTestFinished } from 'vitest';
import { productCatalogues } from '../../server/content/product-catalogues.ts';
import { createSiteHolder } from '../../server/content/site-holder.ts';
import { sampleIdentity } from '../../src/content/identity.ts';
import type { UploadedPicture } from '../../src/content/schema/picture-reference.ts';
import { composeSite } from '../../src/content/site.ts';
import { startTestServer } from '../environment/app.ts';
import { test, visit } from './site.ts';

const logo: UploadedPicture = 'upload-0123456789abcdef0123456789abcdef';

function makeSite(width: number, height: number) {
  const upload = { width, height, widths: [width], alt: '' };
  return composeSite(
    `logo of ${width} x ${height}`,
    {
      bodies: new Map([['identity', { ...sampleIdentity, logo }]]),
      changed: new Map(),
      moved: new Map(),
      uploads: new Map([[logo, upload]]),
    } as never,
    productCatalogues,
  );
}

describe('an uploaded logo', () => {
  test.for([
    ['square', 1_600, 1_600],
    ['very wide', 1_600, 160],
    ['very tall', 160, 1_600],
  ] as const)(
    'that is %s leaves header, drawer and footer as they are',
    async ([, width, height], { page, site }) => {
      const { app, stop } = await startTestServer(
        {},
        { parts: { site: createSiteHolder(makeSite(width, height)) } },
      );
      onTestFinished(stop);
      const ofLogo = await app.listen({ port: 0, host: '127.0.0.1' });
      const picture = sharp({ create: { width, height, channels: 3, background: '#5a1230' } });
      const body = await picture.png().toBuffer();
      await page.route('**/media/library/**', (route) => route.fulfill({ body, contentType: 'image/png' }));
      for (const [path, windowWidth] of [
        ['/', 1440],
        ['/', 1024],
        ['/hi', 1440],
        ['/hi', 390],
      ] as const) {
        await page.setViewportSize({ width: windowWidth, height: 800 });
        const measure = async (origin: string) => {
          await visit(page, origin + path);
          const header = await page.locator('.header').boundingBox();
          const { scrollWidth } = await page.evaluate(() => document.documentElement);
          return { header: header?.height, scrollWidth };
        };
        const usual = await measure(site.origin);
        expect(await measure(ofLogo), `${path} at ${windowWidth} px`).toEqual(usual);
        const marks = page.locator('.brand img');
        await marks.first().waitFor();
        const boxes = await marks.evaluateAll((images) => images.map((image) => image.clientHeight));
        expect(Math.max(...boxes)).toBe(40);
      }
    },
  );
});
