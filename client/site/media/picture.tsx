import type { PictureName } from '../../../src/content/picture-names.ts';
import { altOf } from '../page-data/page-words.ts';
import { findPicture } from './pictures.ts';
import { type PicturePlace, placeSizes } from './place-sizes.ts';

interface PictureProps {
  name: PictureName;
  place?: PicturePlace;
  /** The `sizes` attribute, for a picture that is in none of these places. */
  sizes?: string;
  /** Overrides the picture's own alternative text; '' where the text beside it says the same. */
  alt?: string;
  /** For a picture that is visible when the page opens. All others load when they come near the window. */
  eager?: boolean;
  className?: string;
}

export function Picture({
  name,
  place = 'card',
  sizes = placeSizes[place],
  alt,
  eager = false,
  className,
}: PictureProps) {
  const picture = findPicture(name);
  return (
    <picture>
      <source type="image/avif" srcSet={picture.srcSet} sizes={sizes} />
      <img
        className={className}
        src={picture.src}
        alt={alt ?? altOf(name) ?? ''}
        width={picture.width}
        height={picture.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
