import type { PictureName } from '../../src/content/picture-names.ts';
import { altOf } from '../page-words.ts';
import { findPicture } from './pictures.ts';

/** How wide a picture is shown, so that the browser takes the file that is just large enough. */
const placeSizes = {
  /** At the head of a page, beside its words or under them. */
  hero: '(min-width: 64rem) 62rem, 100vw',
  card: '(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 50vw',
  /** In a column of text. */
  column: '(min-width: 64rem) 48rem, 100vw',
  thumbnail: '6rem',
} as const;

type PicturePlace = keyof typeof placeSizes;

interface PictureProps {
  name: PictureName;
  place?: PicturePlace;
  /** Overrides the picture's own text; '' where the words beside it say the same. */
  alt?: string;
  /** For what is in view as the page opens. All others load as they come near. */
  eager?: boolean;
  className?: string;
}

export function Picture({ name, place = 'card', alt, eager = false, className }: PictureProps) {
  const picture = findPicture(name);
  const sizes = placeSizes[place];
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
