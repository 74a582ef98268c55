import { useState } from 'react';
import type { PictureReference } from '../../../../../src/content/schema/picture-names.ts';
import type { FoundPicture, LibraryPicture } from '../../../../../src/contract/staff/media.ts';
import type { UploadedFile, UploadedPicture } from '../../../../../src/uploaded-picture.ts';
import { formatFileSize } from '../../../../shared/ui/file-size.ts';
import { explainError } from '../../../calls/failure.ts';
import { trpc } from '../../../calls/trpc.ts';
import { Badge } from '../../../ui/badge.tsx';
import { When } from '../../../ui/when.tsx';
import { Written } from '../../../ui/written.tsx';
import { CropPicture } from './crop-picture.tsx';
import { DescribePicture } from './describe-picture.tsx';
import { DetailsHead } from './details-head.tsx';
import { RemovePicture } from './remove-picture.tsx';

interface UploadedPictureDetailsProps {
  name: UploadedPicture;
  onBack(): void;
  onCropped(picture: LibraryPicture): void;
  onRemoved(): void;
  onChoose: ((name: PictureReference, upload: UploadedFile) => void) | undefined;
}

export function UploadedPictureDetails({ name, onBack, onChoose, ...done }: UploadedPictureDetailsProps) {
  const query = trpc.media.find.useQuery({ name });
  const [isCropping, setIsCropping] = useState(false);
  const picture = query.data;
  if (picture === undefined)
    return (
      <>
        <DetailsHead title="Picture" onBack={onBack} />
        {query.error ? (
          <p className="staff-form__error">{explainError(query.error)}</p>
        ) : (
          <p className="muted">Loading…</p>
        )}
      </>
    );
  return (
    <>
      <DetailsHead title={isCropping ? `Crop: ${picture.title}` : picture.title} onBack={onBack} />
      {isCropping ? (
        <CropPicture picture={picture} onClose={() => setIsCropping(false)} onCropped={done.onCropped} />
      ) : (
        <>
          {/* Made anew where somebody else has changed the picture. */}
          <DescribePicture
            key={picture.version}
            picture={picture}
            onChoose={onChoose && ((upload) => onChoose(name, upload))}
            onCrop={() => setIsCropping(true)}
          />
          <Facts picture={picture} />
          <RemovePicture picture={picture} onRemoved={done.onRemoved} />
        </>
      )}
    </>
  );
}

function Facts({
  picture: { uses, width, height, original, by, at, croppedFrom },
}: {
  picture: FoundPicture;
}) {
  return (
    <section className="library__facts">
      <h4 className="d-small">Where it is used</h4>
      {uses.length === 0 ? (
        <p className="muted">Nowhere yet.</p>
      ) : (
        <ul>
          {uses.map(({ where, label, isPublic }) => (
            <li key={where}>
              {label} <Badge tone={isPublic ? 'good' : 'still'}>{isPublic ? 'Published' : 'Draft'}</Badge>
            </li>
          ))}
        </ul>
      )}
      <p className="d-small muted">
        {width} × {height} pixels{croppedFrom && ', cropped'}. Uploaded{' '}
        {by && (
          <>
            by <Written text={by} />{' '}
          </>
        )}
        <When at={at} full /> as {original.type.replace('image/', '').toUpperCase()} of{' '}
        {formatFileSize(original.bytes)}.
      </p>
    </section>
  );
}
