/**
 * `node art/icons.ts` makes the site's icons from the brand's SVG marks. favicon.ico holds PNG images in an ICO
 * container.
 */
import { copyFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import icoEndec from 'ico-endec';
import sharp from 'sharp';

const client = join(dirname(fileURLToPath(import.meta.url)), '..', 'client');
const brand = join(client, 'site', 'media', 'brand');
const site = join(client, 'public');

const draw = (name: string, size: number) =>
  sharp(join(brand, `${name}.svg`), { density: 288 }).resize(size, size);

for (const [file, source, size] of [
  ['apple-touch-icon', 'maskable', 180],
  ['icon-192', 'icon', 192],
  ['icon-512', 'icon', 512],
  ['icon-maskable-512', 'maskable', 512],
] as const) {
  writeFileSync(
    join(site, `${file}.png`),
    await draw(source, size).png({ compressionLevel: 9, palette: true, quality: 95 }).toBuffer(),
  );
}

// Without a palette, whose place among sharp's chunks ico-endec does not accept.
const images = await Promise.all(
  [16, 32, 48].map((size) => draw('favicon', size).png({ compressionLevel: 9 }).toBuffer()),
);
copyFileSync(join(brand, 'favicon.svg'), join(site, 'favicon.svg'));
writeFileSync(join(site, 'favicon.ico'), icoEndec.encode(images));
