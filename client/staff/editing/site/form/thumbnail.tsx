import drawn from '../../../../../src/content/drawn-pictures.json' with { type: 'json' };
import { pictureNames } from '../../../../../src/content/schema/picture-names.ts';
import { isUploadedPicture, type UploadedPicture } from '../../../../../src/uploaded-picture.ts';
import { describePicture } from '../../../../site/media/pictures.ts';
import { trpc } from '../../../calls/trpc.ts';
import { PictureImage } from '../library/picture-image.tsx';

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
  const { srcSet, src, width, height } = describePicture(known, { ...drawn[known], alt: '' });
  return (
    <picture className="site-thumbnail">
      <source type="image/avif" srcSet={srcSet} sizes="8rem" />
      <img src={src} alt="" width={width} height={height} loading="lazy" />
    </picture>
  );
}

/** A small uploaded picture beside a field; nothing until its sizes are known, or where it was removed. */
function UploadThumbnail({ name }: { name: UploadedPicture }) {
  const { data } = trpc.media.find.useQuery({ name });
  return data ? <PictureImage name={name} upload={data} sizes="8rem" /> : null;
}
