/** The aspect ratio to which blog pictures are cropped, 16:10. */
export const BLOG_PICTURE_RATIO = 1.6;
/**
 * In pixels. An upload is stored as AVIF in each of these widths up to its own, and as one JPEG for browsers without
 * AVIF.
 */
export const BLOG_PICTURE_WIDTHS = [400, 800, 1600] as const;
export const BLOG_JPEG_WIDTH = 1200;

/** Matches the stored path of an uploaded picture, which names the width of its largest file. */
const UPLOADED = /^(.*\/blog\/[0-9a-f]{32})-(800|1600)\.jpg$/;

/** The stored paths of an uploaded picture's AVIF files, with their widths in pixels; empty for any other picture. */
export function blogPictureFiles(storedPath: string): { width: number; path: string }[] {
  const [, name, widest] = UPLOADED.exec(storedPath) ?? [];
  if (name === undefined) return [];
  return BLOG_PICTURE_WIDTHS.filter((width) => width <= Number(widest)).map((width) => ({
    width,
    path: `${name}-${width}.avif`,
  }));
}
