import { useId } from 'react';
import { describedBy, FieldFrame } from '../../../shared/ui/field.tsx';
import { useFault } from '../../ui/staff-form.tsx';
import { Cover } from './cover.tsx';
import type { PictureUpload } from './use-picture-upload.ts';

interface PictureInputProps {
  /** The stored path; '' without a picture. */
  path: string;
  upload: PictureUpload;
  /** Whether the blog will be saved once the upload is done. */
  isAwaited: boolean;
}

export function PictureInput({ path, upload, isAwaited }: PictureInputProps) {
  const id = useId();
  const [missing, wrong] = [useFault('BlogImagePath'), useFault('values.BlogImagePath')];
  const fault = upload.fault ?? missing ?? wrong;
  const frame = {
    id,
    label: 'Cover picture',
    error: fault && `Cover picture: ${fault}`,
    hint: 'JPEG, PNG, WebP or AVIF, at least 800 × 500 pixels, at most 10 MB. It is cropped to 16:10.',
  };
  return (
    <div className="picture-input">
      <Cover path={path} sizes="10rem" width={160} />
      <FieldFrame {...frame}>
        <input
          {...describedBy(frame)}
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          disabled={upload.isPending}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) upload.choose(file);
            // Reset, so that choosing the same file again fires a change event.
            currentTarget.value = '';
          }}
        />
        <span className="d-small" role="status">
          {upload.isPending &&
            (isAwaited ? 'Saving when the picture is uploaded…' : 'Uploading the picture…')}
        </span>
      </FieldFrame>
    </div>
  );
}
