import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** How far a colour may differ, as a fraction of 1: decoders round differently, which nobody sees. */
const COLOUR_TOLERANCE = 0.08;
/** How many pixels may differ by more. The smallest icon of the site has more pixels. */
const PIXEL_TOLERANCE = 24;

export interface Comparison {
  isSame: boolean;
  /** The number of differing pixels; all of them if the sizes differ. */
  pixels: number;
  /** A PNG with the differing pixels in red; absent if the sizes differ. */
  difference?: Buffer;
}

/** Compares two encoded pictures, ignoring the anti-aliased edges of letters. */
export async function compare(before: Buffer, after: Buffer): Promise<Comparison> {
  const [one, other] = await Promise.all([decode(before), decode(after)]);
  const { width, height } = one.info;
  if (other.info.width !== width || other.info.height !== height)
    return { isSame: false, pixels: width * height };
  if (one.data.equals(other.data)) return { isSame: true, pixels: 0 };
  const drawn = Buffer.alloc(one.data.length);
  const pixels = pixelmatch(one.data, other.data, drawn, width, height, { threshold: COLOUR_TOLERANCE });
  if (pixels <= PIXEL_TOLERANCE) return { isSame: true, pixels };
  const difference = await sharp(drawn, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { isSame: false, pixels, difference };
}

const decode = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
