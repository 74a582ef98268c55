import drawn from '../../../../../src/content/drawn-pictures.json' with { type: 'json' };
import { pictureNames } from '../../../../../src/content/schema/picture-names.ts';
import { isUploadedPicture } from '../../../../../src/uploaded-picture.ts';
import { pictureOf } from '../../../../site/media/pictures.ts';
import { UploadThumbnail } from '../library/upload-thumbnail.tsx';

/** A small picture; empty for none. Beside it stands its name, so that it needs no alternative text. */
export function Thumbnail({ name }: { name: string }) {
  if (isUploadedPicture(name))
    return (
      <span className="site-thumbnail">
        <UploadThumbnail name={name} />
      </span>
    );
  const known = pictureNames.find((each) => each === name);
  if (known === undefined) return <span className="site-thumbnail" />;
  const { srcSet, src, width, height } = pictureOf(known, { ...drawn[known], alt: '' });
  return (
    <picture className="site-thumbnail">
      <source type="image/avif" srcSet={srcSet} sizes="8rem" />
      <img src={src} alt="" width={width} height={height} loading="lazy" />
    </picture>
  );
}
