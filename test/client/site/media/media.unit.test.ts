import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { findFilm } from '../../../../client/site/media/films.ts';
import { focusClasses } from '../../../../client/site/media/picture-focus.ts';
import { pictureOf } from '../../../../client/site/media/pictures.ts';
import { sampleSite } from '../../../../server/content/sample-site.ts';
import drawn from '../../../../src/content/drawn-pictures.json' with { type: 'json' };
import { filmNames } from '../../../../src/content/schema/film-names.ts';
import { pictureNames } from '../../../../src/content/schema/picture-names.ts';
import { picturesIn } from '../../../../src/content/shown-site.ts';
import { topicPictures } from '../../../../src/content/topic-pictures.ts';
import { filmNamesOf } from '../../../content/content-walk.ts';

const home = join(import.meta.dirname, '../../../..');
const galleries = [sampleSite.galleries.gallery, sampleSite.galleries.training];

const fileOf = (address: string) => join(home, 'client/public', address.replace(/\?.*/, ''));
const readPicture = (address: string) => readFileSync(fileOf(address));

describe('the pictures', () => {
  it.each(pictureNames)('are files of the stated size, with alternative text: %s', (name) => {
    const { src, srcSet, largest, width, height } = pictureOf(name, drawn[name]);
    expect(sampleSite.pictures[name].length).toBeGreaterThan(10);
    expect(sampleSite.pictures[name]).toBe(drawn[name].alt);
    expect(sizeOfAvif(readPicture(largest))).toEqual({ width, height });
    expect(readPicture(src).subarray(0, 3).toString('hex')).toBe('ffd8ff');
    for (const [address = '', size] of srcSet.split(', ').map((entry) => entry.split(' ')))
      expect(`${sizeOfAvif(readPicture(address)).width}w`).toBe(size);
  });

  it('are all used, and all used ones are listed', () => {
    const used = new Set<string>([...picturesIn(sampleSite), ...Object.values(topicPictures)]);
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

const MOST_BYTES = 900_000;

const head = (address: string) => readFileSync(fileOf(address)).subarray(0, 64).toString('latin1');

describe('the films', () => {
  it.each(filmNames)('are small files in two formats, with a poster: %s', (name) => {
    const { webm, mp4, poster, width, height } = findFilm(name);
    expect(width).toBeGreaterThanOrEqual(960);
    expect(height).toBeGreaterThanOrEqual(540);
    expect(head(webm)).toContain('webm');
    expect(head(mp4)).toContain('ftyp');
    const avifs = poster.avifSet.split(', ').map((candidate) => candidate.split(' ')[0] ?? '');
    expect(avifs).toHaveLength(2);
    for (const avif of avifs) expect(head(avif)).toContain('ftypavif');
    expect(head(poster.jpeg).slice(0, 3)).toBe('\xff\xd8\xff');
    for (const address of [webm, mp4, ...avifs, poster.jpeg])
      expect(statSync(fileOf(address)).size).toBeLessThan(MOST_BYTES);
  });

  it('are all used, and all used ones are listed', () => {
    expect(filmNamesOf(sampleSite.pages).toSorted()).toEqual([...filmNames].toSorted());
  });
});

test.for([
  [{ x: 0, y: 1 }, 'focus focus-x-0 focus-y-100'],
  [{ x: 0.12, y: 0.13 }, 'focus focus-x-0 focus-y-25'],
  [{ x: 0.5, y: 0.6 }, 'focus focus-x-50 focus-y-50'],
  [{ x: 0.88, y: 0.87 }, 'focus focus-x-100 focus-y-75'],
] as const)('a focal point is rounded to quarters: %o', ([focus, classes]) => {
  expect(focusClasses(focus)).toBe(classes);
});

test('each class has its rule', () => {
  const css = readFileSync('client/site/media/picture-focus.css', 'utf8');
  // The middle is the fallback.
  for (const step of [0, 25, 75, 100])
    for (const axis of ['x', 'y'])
      expect(css).toContain(`.focus-${axis}-${step} {\n  --focus-${axis}: ${step}%;`);
});
