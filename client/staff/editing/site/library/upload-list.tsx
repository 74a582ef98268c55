import { useSyncExternalStore } from 'react';
import { UploadProgress } from '../../../../shared/ui/upload-progress.tsx';
import { uploadProgress } from '../../../../shared/upload-fetch.ts';
import { Button } from '../../../ui/button.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { findFileFault } from './upload-picture.ts';
import type { PictureUpload, PictureUploads } from './use-picture-uploads.ts';

/** The uploads that are under way, waiting, or have failed. */
export function UploadList({ uploads }: { uploads: PictureUploads }) {
  if (uploads.all.length === 0) return null;
  return (
    <ul className="library__uploads" aria-label="Uploads">
      {uploads.all.map((upload) => (
        <li key={upload.id}>
          <div>
            {upload.fault === undefined ? (
              <UploadState name={upload.file.name} isRunning={upload.id === uploads.current} />
            ) : (
              <p className="staff-form__error" role="alert">
                <StaffIcon name="alert" />
                <span>
                  <b>{upload.file.name}</b> {upload.fault}
                </span>
              </p>
            )}
          </div>
          <UploadButtons upload={upload} uploads={uploads} />
        </li>
      ))}
    </ul>
  );
}

function UploadButtons({ upload, uploads }: { upload: PictureUpload; uploads: PictureUploads }) {
  const { name } = upload.file;
  if (upload.fault === undefined)
    return <Button onClick={() => uploads.remove(upload.id)}>Cancel{hidden(name)}</Button>;
  return (
    <>
      {!upload.isGone && findFileFault(upload.file) === undefined && (
        <Button onClick={() => uploads.retry(upload)}>Try again{hidden(name)}</Button>
      )}
      <Button kind="plain" icon="close" label={`Dismiss ${name}`} onClick={() => uploads.remove(upload.id)} />
    </>
  );
}

const hidden = (name: string) => <span className="visually-hidden"> {name}</span>;

const ALL_SENT = 100;

function UploadState({ name, isRunning }: { name: string; isRunning: boolean }) {
  const percent = useSyncExternalStore(uploadProgress.subscribe, uploadProgress.get);
  if (!isRunning) return <p className="muted">{name} waits for its turn</p>;
  const label = percent === ALL_SENT ? `Making the sizes of ${name}` : `Uploading ${name}`;
  return <UploadProgress label={label} percent={percent ?? 0} />;
}
