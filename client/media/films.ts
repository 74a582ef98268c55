export interface Film {
  /** AV1, for the browsers that have it. */
  webm: string;
  /** H.264, which every browser plays, and a tab of its own too. */
  mp4: string;
  poster: string;
}

/** The films by name. A page whose film is not here shows its picture. */
export const films: Readonly<Record<string, Film>> = {};
