import type { PictureReference } from '../../../src/content/schema/picture-names.ts';
import type { ShownPicture } from '../../../src/content/shown-site.ts';

/** Holds `<name>-<width>.avif` in each width, and `<name>.jpg` for browsers without AVIF. */
const FOLDER = '/media/pictures';
/** Holds `<name>-<width>.avif`, `.webp` and `.jpg` in each width. */
const UPLOADS = '/media/library';

export interface Picture {
  /** Size of the largest file in pixels, so that the browser reserves the space before the picture has loaded. */
  width: number;
  height: number;
  alt: string;
  /** The point that stays in sight where a layout cuts the picture. */
  focus?: ShownPicture['focus'];
  /** A `srcset` of the AVIF files in each width. */
  srcSet: string;
  /** The same as WebP; uploads only. */
  webpSrcSet?: string;
  /** The JPEG, which every browser can show. */
  src: string;
  /** The largest AVIF, to open in a tab of its own. */
  largest: string;
}

/**
 * The files of a picture. The address of a drawn one holds its version, so that browsers may cache it for ever: a redrawn
 * picture has a new address. An uploaded one never changes; another upload has another name.
 */
export function describePicture(name: PictureReference, shown: ShownPicture | undefined): Picture {
  if (shown === undefined) return MISSING;
  const { width, height, widths, version, alt, focus } = shown;
  const isDrawn = version !== undefined;
  const file = (type: string) => (size: number) =>
    isDrawn ? `${FOLDER}/${name}-${size}.${type}?v=${version}` : `${UPLOADS}/${name}-${size}.${type}`;
  return {
    width,
    height,
    alt,
    focus,
    srcSet: sourceSet(widths, file('avif')),
    ...(!isDrawn && { webpSrcSet: sourceSet(widths, file('webp')) }),
    src: isDrawn ? `${FOLDER}/${name}.jpg?v=${version}` : file('jpg')(width),
    largest: file('avif')(width),
  };
}

/** Of a draft whose picture is not known yet: its place stays free, and nothing is requested. */
const MISSING: Picture = { width: 16, height: 10, alt: '', srcSet: '', src: '', largest: '' };

const sourceSet = (widths: readonly number[], file: (size: number) => string) =>
  widths.map((size) => `${file(size)} ${size}w`).join(', ');

/**
 * The smallest aspect ratio of a wide picture, which is made for the hero of a page and has room for text at its
 * left.
 */
const MIN_WIDE_RATIO = 1.7;

export function isWide({ width, height }: Picture): boolean {
  return width / height >= MIN_WIDE_RATIO;
}
