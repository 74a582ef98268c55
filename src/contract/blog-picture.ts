/** A blog's picture is cut to 16:10, as its places on the site show it. */
export const BLOG_PICTURE_RATIO = 1.6;
/** Pixels: AVIF in each of these widths, as far as the picture is so wide, and a JPEG for whoever knows no AVIF. */
export const BLOG_PICTURE_WIDTHS = [400, 800, 1600] as const;
export const BLOG_JPEG_WIDTH = 1200;

/** The part of a stored path that tells a picture which was uploaded here, and how wide its widest file is. */
const UPLOADED = /^(.*\/blog\/[0-9a-f]{32})-(800|1600)\.jpg$/;

/** The stored paths of an uploaded picture's AVIF files; none of one that came by other ways. */
export function blogPictureFiles(storedPath: string): { width: number; path: string }[] {
  const [, name, widest] = UPLOADED.exec(storedPath) ?? [];
  if (name === undefined) return [];
  return BLOG_PICTURE_WIDTHS.filter((width) => width <= Number(widest)).map((width) => ({
    width,
    path: `${name}-${width}.avif`,
  }));
}
