import drawnPictures from '../../../../../src/content/drawn-pictures.json' with { type: 'json' };
import type { PictureReference } from '../../../../../src/content/schema/picture-names.ts';
import { isUploadedPicture, type UploadedFile } from '../../../../../src/uploaded-picture.ts';
import { describePicture } from '../../../../site/media/pictures.ts';

interface PictureImageProps {
  name: PictureReference;
  upload?: Pick<UploadedFile, 'width' | 'height' | 'widths'>;
  /** The `sizes` attribute. */
  sizes: string;
}

/** A picture beside its name, so that it needs no alternative text. */
export function PictureImage({ name, upload, sizes }: PictureImageProps) {
  const { srcSet, webpSrcSet, src, width, height } = describePicture(
    name,
    isUploadedPicture(name) ? upload && shownOf(upload) : drawnPictures[name],
  );
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      {webpSrcSet && <source type="image/webp" srcSet={webpSrcSet} sizes={sizes} />}
      <img src={src} alt="" width={width} height={height} loading="lazy" decoding="async" />
    </picture>
  );
}

/** Only the sizes: a row of the library has a version of its own, which is not that of a drawn picture's files. */
const shownOf = ({ width, height, widths }: Pick<UploadedFile, 'width' | 'height' | 'widths'>) => ({
  width,
  height,
  widths,
  alt: '',
});
