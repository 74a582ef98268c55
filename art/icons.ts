/**
 * `node art/icons.ts` makes the site's icons from the brand's SVG marks. favicon.ico holds PNG images in an ICO
 * container.
 */
import { copyFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const client = join(dirname(fileURLToPath(import.meta.url)), '..', 'client');
const brand = join(client, 'site', 'media', 'brand');
const site = join(client, 'public');

const png = (name: string, size: number): Promise<Buffer> =>
  sharp(join(brand, `${name}.svg`), { density: 288 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 95 })
    .toBuffer();

for (const [file, source, size] of [
  ['apple-touch-icon', 'maskable', 180],
  ['icon-192', 'icon', 192],
  ['icon-512', 'icon', 512],
  ['icon-maskable-512', 'maskable', 512],
] as const) {
  writeFileSync(join(site, `${file}.png`), await png(source, size));
}

const images = await Promise.all(
  [16, 32, 48].map(async (size) => ({ size, data: await png('favicon', size) })),
);
const head = Buffer.alloc(6 + 16 * images.length);
head.writeUInt16LE(1, 2);
head.writeUInt16LE(images.length, 4);
let offset = head.length;
for (const [n, { size, data }] of images.entries()) {
  const at = 6 + 16 * n;
  head.writeUInt8(size, at);
  head.writeUInt8(size, at + 1);
  head.writeUInt16LE(1, at + 4);
  head.writeUInt16LE(32, at + 6);
  head.writeUInt32LE(data.length, at + 8);
  head.writeUInt32LE(offset, at + 12);
  offset += data.length;
}
copyFileSync(join(brand, 'favicon.svg'), join(site, 'favicon.svg'));
writeFileSync(join(site, 'favicon.ico'), Buffer.concat([head, ...images.map((image) => image.data)]));
