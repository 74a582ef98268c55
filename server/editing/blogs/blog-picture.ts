import {
  BLOG_JPEG_WIDTH,
  BLOG_PICTURE_RATIO,
  BLOG_PICTURE_WIDTHS,
  blogPictureFiles,
} from '../../../src/contract/blog-picture.ts';
import { readBytes } from '../../files/file-bytes.ts';
import { newFileName, type PublicationStore, storePublication } from '../../files/publication-store.ts';
import {
  badPicture,
  drawOnce,
  inFormat,
  openPicture,
  runPictureQueued,
} from '../../files/uploaded-picture.ts';

const [, LEAST_WIDTH, LARGEST_WIDTH] = BLOG_PICTURE_WIDTHS;

/**
 * Crops a picture to the blogs' shape and stores it in the site's formats and widths, without the camera's metadata.
 * @returns the stored path of its JPEG, from which the other paths follow.
 * @throws {AppError} BAD_REQUEST for what is no picture, or has too few or too many pixels; SERVICE_UNAVAILABLE where
 * too many are waiting.
 */
export function storeBlogPicture(store: PublicationStore, file: File): Promise<string> {
  return runPictureQueued(() => drawBlogPicture(store, file));
}

async function drawBlogPicture(store: PublicationStore, file: File): Promise<string> {
  const { picture, width, height } = await openPicture(await readBytes(file));
  const cut = Math.min(width, Math.floor(height * BLOG_PICTURE_RATIO));
  if (cut < LEAST_WIDTH) throw badPicture(`must be at least ${LEAST_WIDTH} pixels wide and 500 high`);
  const widest = cut < LARGEST_WIDTH ? LEAST_WIDTH : LARGEST_WIDTH;

  using whole = await drawOnce(
    picture
      .autoOrient()
      .resize(widest, Math.round(widest / BLOG_PICTURE_RATIO), { fit: 'cover', position: 'attention' }),
  );

  const jpegKey = `blog/${newFileName()}-${widest}.jpg`;
  const jpeg = await inFormat.jpg(whole.drawn().resize(Math.min(widest, BLOG_JPEG_WIDTH)));
  const path = await storePublication(store, jpegKey, jpeg);
  for (const { width, path: avifPath } of blogPictureFiles(path)) {
    const avif = await inFormat.avif(whole.drawn().resize(width));
    await storePublication(store, `blog/${avifPath.split('/').at(-1)}`, avif);
  }
  return path;
}
