/**
 * A share of the screen's width for the `sizes` attribute. At 3 dots per pixel it claims two thirds of the width, so
 * that the browser loads a picture for 2 dots per pixel: nobody sees the difference, and it is half the bytes.
 */
export const shareOfScreen = (percent: number) =>
  `(min-resolution: 2.5dppx) ${Math.floor((percent * 2) / 3)}vw, ${percent}vw`;

/**
 * The `sizes` attribute for each place: how wide a picture is shown, so that the browser loads the smallest file that
 * suffices.
 */
export const placeSizes = {
  /** In the hero of a page, beside or below its text. */
  hero: `(min-width: 64rem) 62rem, ${shareOfScreen(100)}`,
  card: `(min-width: 64rem) 24rem, ${shareOfScreen(50)}`,
  /** Within a column of text. */
  column: `(min-width: 64rem) 48rem, ${shareOfScreen(100)}`,
  thumbnail: '6rem',
} as const;

export type PicturePlace = keyof typeof placeSizes;
