import { expect, onTestFinished, test } from 'vitest';
import { createSiteHolder } from '../../server/content/site-holder.ts';
import { samplePageDocuments } from '../../src/content/documents.ts';
import { sampleGalleries } from '../../src/content/galleries.ts';
import { composeSite } from '../../src/content/site.ts';
import type { UploadedFile, UploadedPicture } from '../../src/uploaded-picture.ts';
import { startTestServer } from '../environment/app.ts';

const name: UploadedPicture = 'upload-0123456789abcdef0123456789abcdef';
const upload: UploadedFile = {
  width: 1_000,
  height: 500,
  widths: [400, 800, 1_000],
  alt: 'Two guards at our new gate',
  focus: { x: 0.9, y: 0.3 },
};

const page = samplePageDocuments.get('page:the-company');
const site = composeSite('with an upload', {
  bodies: new Map<never, unknown>([
    ['page:the-company', { ...page, picture: name }],
    ['galleries', { ...sampleGalleries, gallery: [{ picture: name, caption: 'Our new gate' }] }],
  ] as never),
  changed: new Map(),
  moved: new Map(),
  uploads: new Map([[name, upload]]),
});

const addressesOf = (format: string) =>
  upload.widths.map((width) => `/media/library/${name}-${width}.${format} ${width}w`).join(', ');

test('an uploaded picture is shown in every format and width, described, with its focal point in sight', async () => {
  const { app, stop } = await startTestServer({}, { parts: { site: createSiteHolder(site) } });
  onTestFinished(stop);
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
  // It opens in a tab of its own from the gallery.
  expect((await app.inject({ url: '/gallery' })).body).toContain(`href="/media/library/${name}-1000.avif"`);
});
