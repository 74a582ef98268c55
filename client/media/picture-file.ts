import type { PictureName } from '../../src/content/picture-names.ts';
import { type DrawnName, drawnPicture, type Picture } from './pictures.ts';
import { standIns } from './stand-ins.ts';

/** The drawn picture of that name, or what stands in for it. */
export function findPicture(name: PictureName): Picture {
  return drawnPicture(name in standIns ? standIns[name as keyof typeof standIns] : (name as DrawnName));
}

/** From here on a picture has room for words at its left: it is made for the head of a page. */
const WIDE = 1.7;

export function isWide({ width, height }: Picture): boolean {
  return width / height >= WIDE;
}
