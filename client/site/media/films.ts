import type { FilmName } from '../../../src/content/film-names.ts';
import manifest from './films.json' with { type: 'json' };

export interface Film {
  width: number;
  height: number;
  /** AV1, for the browsers that have it. */
  webm: string;
  /** H.264, which every browser plays, and a tab of its own too. */
  mp4: string;
  /** The first frame, as AVIF in two widths (a srcset) and for browsers without it. */
  poster: { avifSet: string; jpeg: string };
}

const FOLDER = '/media/films';

/** As with the pictures, an address carries its version: browsers keep it for ever. */
export function findFilm(name: FilmName): Film {
  const { width, height, version } = manifest[name];
  const file = (end: string) => `${FOLDER}/${name}${end}?v=${version}`;
  const avifSet = `${file('-poster-800.avif')} 800w, ${file('-poster.avif')} ${width}w`;
  const poster = { avifSet, jpeg: file('-poster.jpg') };
  return { width, height, webm: file('.webm'), mp4: file('.mp4'), poster };
}
