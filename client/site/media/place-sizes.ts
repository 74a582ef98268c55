/**
 * Of the screen's width; with three dots to a pixel as if they were two, which nobody tells apart, at half the bytes.
 */
export const shareOfScreen = (percent: number) =>
  `(min-resolution: 2.5dppx) ${Math.floor((percent * 2) / 3)}vw, ${percent}vw`;

/** How wide a picture is shown, so that the browser takes the file that is just large enough. */
export const placeSizes = {
  /** At the head of a page, beside its words or under them. */
  hero: `(min-width: 64rem) 62rem, ${shareOfScreen(100)}`,
  card: `(min-width: 64rem) 24rem, ${shareOfScreen(50)}`,
  /** In a column of text. */
  column: `(min-width: 64rem) 48rem, ${shareOfScreen(100)}`,
  thumbnail: '6rem',
} as const;

export type PicturePlace = keyof typeof placeSizes;
