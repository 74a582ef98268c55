import type { PictureName } from '../../src/content/picture-names.ts';
import { findPicture } from './picture-file.ts';

interface PictureProps {
  name: PictureName;
  /** Overrides the picture's own text; '' where the words beside it say the same. */
  alt?: string;
  /** For what is in view as the page opens. All others load as they come near. */
  eager?: boolean;
  className?: string;
}

export function Picture({ name, alt, eager = false, className }: PictureProps) {
  const picture = findPicture(name);
  return (
    <img
      className={className}
      src={picture.src}
      alt={alt ?? picture.alt}
      width={picture.width}
      height={picture.height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
