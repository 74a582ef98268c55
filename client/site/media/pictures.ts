import type { PictureName } from '../../../src/content/picture-names.ts';
import manifest from './pictures.json' with { type: 'json' };

/** Holds `<name>-<width>.avif` in each width, and `<name>.jpg` for browsers without AVIF. */
const FOLDER = '/media/pictures';

interface Picture {
  /** Size of the largest file in pixels, so that the browser reserves the space before the picture has loaded. */
  width: number;
  height: number;
  /** A `srcset` of the AVIF files in each width. */
  srcSet: string;
  /** The JPEG, which every browser can show. */
  src: string;
  /** The largest AVIF, to open in a tab of its own. */
  largest: string;
}

/**
 * The address holds the version of the picture, so that browsers may cache it for ever: a redrawn picture has a new
 * address.
 */
export function findPicture(name: PictureName): Picture {
  const { width, height, widths, version } = manifest[name];
  const file = (size: number) => `${FOLDER}/${name}-${size}.avif?v=${version}`;
  return {
    width,
    height,
    srcSet: widths.map((size) => `${file(size)} ${size}w`).join(', '),
    src: `${FOLDER}/${name}.jpg?v=${version}`,
    largest: file(width),
  };
}

/**
 * The smallest aspect ratio of a wide picture, which is made for the hero of a page and has room for text at its
 * left.
 */
const MIN_WIDE_RATIO = 1.7;

export function isWide({ width, height }: Picture): boolean {
  return width / height >= MIN_WIDE_RATIO;
}
