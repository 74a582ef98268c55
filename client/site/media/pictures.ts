import type { PictureName } from '../../../src/content/picture-names.ts';
import manifest from './pictures.json' with { type: 'json' };

/** The folder that holds `<name>-<width>.avif` in each width and `<name>.jpg`, for browsers without AVIF. */
const FOLDER = '/media/pictures';

interface Picture {
  /** Pixels of the largest file, for the room it takes before it is there. */
  width: number;
  height: number;
  /** AVIF in each width, for `srcset`. */
  srcSet: string;
  /** The JPEG, which every browser shows. */
  src: string;
  /** The largest AVIF, for a tab of its own. */
  largest: string;
}

/** The version in the address lets browsers keep a picture for ever: a new drawing has another one. */
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

/** From here on a picture has room for words at its left: it is made for the head of a page. */
const WIDE = 1.7;

export function isWide({ width, height }: Picture): boolean {
  return width / height >= WIDE;
}
