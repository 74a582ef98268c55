import sharp from 'sharp';
import type { Site } from '../../../src/content/site.ts';
import { isUploadedPicture } from '../../../src/uploaded-picture.ts';
import type { Context } from '../../context.ts';
import { libraryKey } from '../../files/library-files.ts';

/** Enough for a mark of 15 mm on paper. */
const PIXELS = 400;

/**
 * The company's logo for a PDF, on white. Undefined if it has none. Where the store cannot be read, a quotation is
 * better sent with the emblem than not at all.
 */
export async function readLogo(
  { publications, log }: Pick<Context, 'publications' | 'log'>,
  { identity: { logo }, uploads }: Site,
): Promise<Buffer | undefined> {
  if (!isUploadedPicture(logo)) return undefined;
  const width = uploads.get(logo)?.widths.at(-1);
  if (width === undefined) return undefined;
  try {
    const bytes = Buffer.from(await publications.getBytes(libraryKey(logo, width, 'webp')));
    return await sharp(bytes)
      .resize(PIXELS, PIXELS, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer();
  } catch (error) {
    log.error({ err: error, logo }, 'the logo cannot be read, so a quotation shows the emblem');
    return undefined;
  }
}
