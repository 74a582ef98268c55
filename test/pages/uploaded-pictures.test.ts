import { describe, expect } from 'vitest';
import { createSiteHolder } from '../../server/content/site-holder.ts';
import { samplePageDocuments } from '../../src/content/documents.ts';
import { sampleGalleries } from '../../src/content/galleries.ts';
import type { UploadedPicture } from '../../src/content/schema/picture-reference.ts';
import { composeSite, type UploadedFile } from '../../src/content/site.ts';
import { test as base, startTestServer, type TestServer } from '../environment/app.ts';

const name: UploadedPicture = 'upload-0123456789abcdef0123456789abcdef';
const upload: UploadedFile = {
  ...{ width: 1_000, height: 500, widths: [400, 800, 1_000], alt: 'Two guards at our new gate' },
  focus: { x: 0.9, y: 0.3 },
};

const page = samplePageDocuments.get('page:the-company');
const site = composeSite('with an upload', {
  bodies: new Map<never, unknown>([
    ['page:the-company', { ...page, picture: name }],
    ['galleries', { ...sampleGalleries, gallery: [{ picture: name, caption: 'Our new gate' }] }],
  ] as never),
  ...{ changed: new Map(), moved: new Map(), uploads: new Map([[name, upload]]) },
});

/** A server whose staff have published a picture of their own. */
const test = base.extend<{ server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures that it needs from the pattern
    async ({}, use) => {
      const running = await startTestServer({}, { parts: { site: createSiteHolder(site) } });
      await use(running);
      await running.stop();
    },
    { scope: 'file' },
  ],
});

const addressesOf = (format: string) =>
  upload.widths.map((width) => `/media/library/${name}-${width}.${format} ${width}w`).join(', ');

describe('an uploaded picture', () => {
  test('is shown in every format and width, described, with its focal point in sight', async ({
    server: { app },
  }) => {
    const { body } = await app.inject({ url: '/the-company' });
    const [picture = ''] = /<picture>(?:(?!<\/picture>).)*upload-.*?<\/picture>/.exec(body) ?? [];
    expect(picture).toContain(`type="image/avif" srcSet="${addressesOf('avif')}"`);
    expect(picture).toContain(`type="image/webp" srcSet="${addressesOf('webp')}"`);
    expect(picture).toContain(`src="/media/library/${name}-1000.jpg"`);
    expect(picture).toContain('width="1000" height="500"');
    expect(picture).toContain('alt="Two guards at our new gate"');
    // No style attribute, which the content security policy forbids.
    expect(picture).toMatch(/class="(?:[^"]* )?focus focus-x-100 focus-y-25"/);
    expect(picture).not.toContain('style=');
  });

  test('opens in a tab of its own from the gallery', async ({ server: { app } }) => {
    const { body } = await app.inject({ url: '/gallery' });
    expect(body).toContain(`href="/media/library/${name}-1000.avif"`);
  });
});
