import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describePicture } from '../../../../client/site/media/pictures.ts';
import { sampleSite } from '../../../../server/content/sample-site.ts';
import drawn from '../../../../src/content/drawn-pictures.json' with { type: 'json' };
import { pictureNames } from '../../../../src/content/schema/picture-names.ts';

const home = join(import.meta.dirname, '../../../..');
const galleries = [sampleSite.galleries.gallery, sampleSite.galleries.training];

const fileOf = (address: string) => join(home, 'client/public', address.replace(/\?.*/, ''));
const readPicture = (address: string) => readFileSync(fileOf(address));

describe('the pictures', () => {
  it.each(pictureNames)('are files of the stated size, with alternative text: %s', (name) => {
    const { src, srcSet, largest, width, height } = describePicture(name, drawn[name]);
    expect(sampleSite.pictures[name].length).toBeGreaterThan(10);
    expect(sampleSite.pictures[name]).toBe(drawn[name].alt);
    expect(sizeOfAvif(readPicture(largest))).toEqual({ width, height });
    expect(readPicture(src).subarray(0, 3).toString('hex')).toBe('ffd8ff');
    for (const [address = '', size] of srcSet.split(', ').map((entry) => entry.split(' ')))
      expect(`${sizeOfAvif(readPicture(address)).width}w`).toBe(size);
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
