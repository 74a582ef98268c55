import type { PictureReference } from '../../../src/content/schema/picture-names.ts';
import type { UploadedFile } from '../../../src/uploaded-picture.ts';
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

/** Quarters: what a layout cuts off moves by an eighth of itself at most, which nobody sees. */
const STEPS = 4;

/**
 * The classes that keep a picture's focal point in sight where a layout cuts the picture. Classes, because the content
 * security policy forbids style attributes.
 */
function focusClasses(focus: UploadedFile['focus']): string | undefined {
  if (focus === undefined) return undefined;
  const step = (fraction: number) => Math.round(fraction * STEPS) * (100 / STEPS);
  return `focus focus-x-${step(focus.x)} focus-y-${step(focus.y)}`;
}
