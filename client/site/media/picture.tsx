import type { PictureReference } from '../../../src/content/schema/picture-reference.ts';
import { focusClasses } from './picture-focus.ts';
import { type PicturePlace, placeSizes } from './place-sizes.ts';
import { usePicture } from './use-picture.ts';

interface PictureProps {
  name: PictureReference;
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
  const picture = usePicture(name);
  return (
    <picture>
      <source type="image/avif" srcSet={picture.srcSet || undefined} sizes={sizes} />
      {picture.webpSrcSet && <source type="image/webp" srcSet={picture.webpSrcSet} sizes={sizes} />}
      <img
        className={[className, focusClasses(picture.focus)].filter(Boolean).join(' ') || undefined}
        src={picture.src || undefined}
        alt={alt ?? picture.alt}
        width={picture.width}
        height={picture.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
