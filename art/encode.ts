/** The last step of a picture: AVIF in several widths, one JPEG, and its entry in the manifest. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodeWithGrain } from './grain.ts';

export type Picture = {
  /** Size of the largest file in pixels. */
  width: number;
  height: number;
  /** Widths of the AVIF files, `<slug>-<width>.avif`; the JPEG is `<slug>.jpg`. */
  widths: number[];
  /** The mean colour, as a placeholder while the picture loads. */
  color: string;
  /** The colours of the picture's edges, for the background of pages into which the picture fades. */
  edge: { left: string; top: string; bottom: string };
  /**
   * A hash of the largest file. A new rendering gets a new address, so that browsers may cache the old one for ever.
   */
  version: string;
  alt: string;
  topic: string;
};

sharp.concurrency(1);
const hex = (rgb: number[]): string =>
  `#${rgb.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`.toUpperCase();

const mean = async (
  file: string,
  area?: { left: number; top: number; width: number; height: number },
): Promise<string> => {
  const image = area ? sharp(file).extract(area) : sharp(file);
  const { channels } = await sharp(await image.removeAlpha().png().toBuffer()).stats();
  return hex(channels.slice(0, 3).map((c) => c.mean));
};

/** Quality by width. Small files are shown small and may have lower quality; 4:4:4 keeps saffron edges clean. */
const QUALITY = { 400: 56, 800: 60, 1600: 66 } as const;

export async function encode(
  slug: string,
  source: string,
  folder: string,
): Promise<{ picture: Omit<Picture, 'alt' | 'topic'>; bytes: Record<string, number> }> {
  const { width, height } = await sharp(source).metadata();
  const largest = width !== 1600 ? [width] : [];
  const widths = [400, 800, ...(width >= 1600 ? [1600] : []), ...largest].filter(
    (w, i, all) => w <= width && all.indexOf(w) === i,
  );
  const bytes: Record<string, number> = {};
  for (const w of widths) {
    const file = join(folder, `${slug}-${w}.avif`);
    const quality = w <= 400 ? QUALITY[400] : w <= 800 ? QUALITY[800] : QUALITY[1600];
    // A hero picture is mostly background, which continues in the page's background, so banding would be visible.
    if (w >= 1600 && width / height > 1.7) await encodeWithGrain(sharp(source).resize(w), file);
    else
      await sharp(source)
        .resize(w)
        .toColourspace('rgb16') // keeps the 16-bit render's precision for the 10-bit file, so that large gradients show no banding
        .avif({ quality, effort: 4, bitdepth: 10, chromaSubsampling: '4:4:4' })
        .toFile(file);
    bytes[`avif ${w}`] = statSync(file).size;
  }
  const stale = readdirSync(folder).filter(
    (name) =>
      name.match(/^(.+)-(\d+)\.avif$/)?.[1] === slug && !widths.some((w) => name === `${slug}-${w}.avif`),
  );
  for (const name of stale) rmSync(join(folder, name)); // left over from a rendering of another size
  const largestFile = readFileSync(join(folder, `${slug}-${widths.at(-1)}.avif`));
  const version = createHash('sha256').update(largestFile).digest('hex').slice(0, 8);
  const jpeg = join(folder, `${slug}.jpg`);
  await sharp(source).resize(Math.min(width, 1200)).jpeg({ quality: 80, mozjpeg: true }).toFile(jpeg);
  bytes.jpg = statSync(jpeg).size;
  const band = (n: number) => Math.min(n, height);
  const edge = {
    left: await mean(source, { left: 0, top: 0, width: 40, height }),
    top: await mean(source, { left: 0, top: 0, width, height: band(40) }),
    bottom: await mean(source, { left: 0, top: height - 60, width, height: 60 }),
  };
  return { picture: { width, height, widths, color: await mean(source), edge, version }, bytes };
}
