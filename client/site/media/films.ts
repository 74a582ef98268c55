import type { FilmName } from '../../../src/content/schema/film-names.ts';
import manifest from './films.json' with { type: 'json' };

export interface Film {
  width: number;
  height: number;
  /** AV1, for browsers that support it. */
  webm: string;
  /** H.264, which every browser plays, also when opened in a tab of its own. */
  mp4: string;
  /** The first frame: a srcset of two AVIF widths, and a JPEG for browsers without AVIF. */
  poster: { avifSet: string; jpeg: string };
}

const FOLDER = '/media/films';

/** Of a draft whose film has not been chosen yet. */
const UNCHOSEN = { width: 1600, height: 900, version: '' };

/** The address holds the version of the file, so that browsers may cache it for ever, as with the pictures. */
export function findFilm(name: FilmName): Film {
  const { width, height, version } = Object.hasOwn(manifest, name) ? manifest[name] : UNCHOSEN;
  const file = (suffix: string) => `${FOLDER}/${name}${suffix}?v=${version}`;
  const avifSet = `${file('-poster-800.avif')} 800w, ${file('-poster.avif')} ${width}w`;
  const poster = { avifSet, jpeg: file('-poster.jpg') };
  return { width, height, webm: file('.webm'), mp4: file('.mp4'), poster };
}
