import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFilm } from '../../../../client/site/media/films.ts';
import { sampleSite } from '../../../../server/content/sample-site.ts';
import { filmNames } from '../../../../src/content/schema/film-names.ts';
import { filmNamesOf } from '../../../content/content-walk.ts';

const { pages } = sampleSite;

const MOST_BYTES = 900_000;

const fileOf = (address: string) =>
  join(import.meta.dirname, '../../../../client/public', address.replace(/\?.*/, ''));
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
    expect(filmNamesOf(pages).toSorted()).toEqual([...filmNames].toSorted());
  });
});
