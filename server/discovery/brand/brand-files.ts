import icoEndec from 'ico-endec';
import sharp from 'sharp';
import { themeOf } from '../../../src/content/colours.ts';
import type { Identity } from '../../../src/content/identity.ts';
import { appIcon, type Brand, favicon, type Logo, sharePicture, wordmark } from './drawings.ts';
import { loadLetters } from './outlines.ts';

export interface BrandFile {
  type: string;
  body: Buffer;
}

/**
 * Draws the icons, the picture of shared links and the logos for the press, by their addresses. These are the ones that
 * the sample company's files have, so that browsers and search engines find them where they were.
 * @param slug the beginning of the names of the press's files: see the token `companySlug`.
 */
export async function drawBrandFiles(
  identity: Identity,
  slug: string,
  logo: Buffer | undefined,
): Promise<Map<string, BrandFile>> {
  const [letters, drawnLogo] = await Promise.all([loadLetters(), logo && readLogo(logo)]);
  const brand: Brand = { identity, letters, logo: drawnLogo, colours: themeOf(identity.colours).tokens };
  const tab = favicon(brand);
  const [round, full] = [appIcon(brand, 'round'), appIcon(brand, 'full')];
  return new Map<string, BrandFile>([
    ['/favicon.svg', svgFile(tab)],
    [
      '/favicon.ico',
      { type: 'image/vnd.microsoft.icon', body: icoEndec.encode(await toPngs(tab, [16, 32, 48])) },
    ],
    ['/icon-192.png', await pngFile(round, 192)],
    ['/icon-512.png', await pngFile(round, 512)],
    ['/icon-maskable-512.png', await pngFile(full, 512)],
    ['/apple-touch-icon.png', await pngFile(full, 180)],
    ['/media/social-card.jpg', await jpegFile(sharePicture(brand))],
    [`/media/press/${slug}-logo.svg`, svgFile(wordmark(brand, 'light'))],
    [`/media/press/${slug}-logo-white.svg`, svgFile(wordmark(brand, 'dark'))],
  ]);
}

/** More than an icon needs, and little enough to be part of the SVG files. */
const LOGO_SIDE = 512;

async function readLogo(bytes: Buffer): Promise<Logo> {
  const { data, info } = await sharp(bytes)
    .resize({ width: LOGO_SIDE, height: LOGO_SIDE, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

const svgFile = (text: string): BrandFile => ({ type: 'image/svg+xml', body: Buffer.from(text) });

const toPng = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 144 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();

const toPngs = (svg: string, sizes: readonly number[]) => Promise.all(sizes.map((size) => toPng(svg, size)));

const pngFile = async (svg: string, size: number): Promise<BrandFile> => ({
  type: 'image/png',
  body: await toPng(svg, size),
});

const jpegFile = async (svg: string): Promise<BrandFile> => ({
  type: 'image/jpeg',
  body: await sharp(Buffer.from(svg)).jpeg({ quality: 86, mozjpeg: true }).toBuffer(),
});
