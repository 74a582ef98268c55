import { useId } from 'react';
import { toFormData } from '../../../src/contract/typed-form-data.ts';
import { describedBy, FieldFrame } from '../../ui/field.tsx';
import { useCreation } from '../creation/use-creation.ts';
import { faultsOf, messageOf } from '../failure.ts';
import { trpcClient } from '../trpc.ts';
import { useFault } from '../ui/staff-form.tsx';
import { Cover } from './cover.tsx';

interface PictureInputProps {
  /** Stored path; empty as long as there is none. */
  path: string;
  onChoose(path: string): void;
}

/** Is stored as soon as it is chosen, so that the preview shows what will be published. */
export function PictureInput({ path, onChoose }: PictureInputProps) {
  const id = useId();
  const missing = useFault('BlogImagePath');
  const upload = useCreation(trpcClient.blogs.uploadPicture.mutate, {
    isForMany: true,
    onCreated: ({ BlogImagePath }) => onChoose(BlogImagePath),
  });
  const fault = upload.error ? (faultsOf(upload.error).file ?? messageOf(upload.error)) : missing;
  const frame = {
    id,
    label: 'Cover picture',
    error: fault && `Cover picture: ${fault}`,
    hint: 'JPEG, PNG, WebP or AVIF, at least 800 × 500 pixels, at most 10 MB. It is cut to 16:10.',
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
            if (file) upload.create(toFormData({ file }));
            // The same one may be chosen again.
            currentTarget.value = '';
          }}
        />
        <span className="d-small" role="status">
          {upload.isPending && 'The picture is being made ready…'}
        </span>
      </FieldFrame>
    </div>
  );
}
