import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { altOf } from '../../../../client/build/page-words-plugin.ts';
import { heroPictures } from '../../../../client/site/layout/hero-pictures.ts';
import { findPicture } from '../../../../client/site/media/pictures.ts';
import { closing } from '../../../../src/content/closing.ts';
import { galleryPictures, trainingPictures } from '../../../../src/content/galleries.ts';
import { about, slides } from '../../../../src/content/home.ts';
import { leaders } from '../../../../src/content/leaders.ts';
import { pages } from '../../../../src/content/pages/index.ts';
import { type PictureName, pictureNames } from '../../../../src/content/picture-names.ts';
import { serviceCards } from '../../../../src/content/service-cards.ts';
import { menuAside, menuTeasers } from '../../../../src/content/services-menu.ts';
import { pictureNamesOf } from '../../../content/content-walk.ts';

const home = join(import.meta.dirname, '../../../..');
const galleries = [galleryPictures, trainingPictures];

const readPicture = (address: string) =>
  readFileSync(join(home, 'client/public', address.replace(/\?.*/, '')));

describe('the pictures', () => {
  it.each(pictureNames)('are files of the stated size, with alternative text: %s', (name) => {
    const { src, srcSet, largest, width, height } = findPicture(name);
    expect(altOf(name).length).toBeGreaterThan(10);
    expect(sizeOfAvif(readPicture(largest))).toEqual({ width, height });
    expect(readPicture(src).subarray(0, 3).toString('hex')).toBe('ffd8ff');
    for (const [address = '', size] of srcSet.split(', ').map((entry) => entry.split(' ')))
      expect(`${sizeOfAvif(readPicture(address)).width}w`).toBe(size);
  });

  it('are all used, and all used ones are listed', () => {
    const used = new Set<string>([
      ...[pages, slides, about, closing, serviceCards, menuAside, menuTeasers, galleries].flatMap(
        pictureNamesOf,
      ),
      ...Object.values(heroPictures),
      ...leaders.map(({ slug }): PictureName => `leader-${slug}`),
    ]);
    expect([...used].toSorted()).toEqual([...pictureNames].toSorted());
  });

  it('number 18 and 26 in the galleries, each used once and with its own caption', () => {
    expect(galleries.map((gallery) => gallery.length)).toEqual([18, 26]);
    for (const gallery of galleries) {
      expect(new Set(gallery.map(({ picture }) => picture)).size).toBe(gallery.length);
      expect(new Set(gallery.map(({ caption }) => caption)).size).toBe(gallery.length);
    }
  });
});

/** Reads the largest `ispe` box: four bytes of flags, then the width and the height. */
function sizeOfAvif(file: Buffer): { width: number; height: number } {
  const sizes: { width: number; height: number }[] = [];
  for (let at = file.indexOf('ispe'); at >= 0; at = file.indexOf('ispe', at + 4))
    sizes.push({ width: file.readUInt32BE(at + 8), height: file.readUInt32BE(at + 12) });
  return sizes.toSorted((a, b) => b.width - a.width)[0] ?? { width: 0, height: 0 };
}
