import type { UploadedPicture } from '../../../../../src/uploaded-picture.ts';
import { trpc } from '../../../calls/trpc.ts';
import { PictureImage } from './picture-image.tsx';

/** A small uploaded picture beside a field; nothing until its sizes are known, or where it was removed. */
export function UploadThumbnail({ name }: { name: UploadedPicture }) {
  const { data } = trpc.media.find.useQuery({ name });
  return data ? <PictureImage name={name} upload={data} sizes="8rem" /> : null;
}
