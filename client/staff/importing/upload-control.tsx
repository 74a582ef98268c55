import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { formatFileSize } from '../../shared/ui/file-size.ts';
import { UploadProgress } from '../../shared/ui/upload-progress.tsx';
import { uploadProgress } from '../../shared/upload-fetch.ts';
import { Button } from '../ui/button.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { StaffIcon } from '../ui/staff-icon.tsx';
import { timeLeftText } from './import-words.ts';
import type { Sent } from './upload-parts.ts';
import type { Upload } from './use-upload.ts';

interface UploadControlProps {
  upload: Upload;
  /** The label of the button. */
  label: string;
  kind?: 'main' | 'soft';
  hint: string;
  /** Endings, with commas between them. */
  accept: string;
}

/** A button that chooses a file, then the progress of its upload, or why it was refused. */
export function UploadControl({ upload, label, kind = 'main', hint, accept }: UploadControlProps) {
  const { file, fault, sent, isSending, isInParts, mayRetry, send, cancel, dismiss } = upload;
  const hintId = useId();
  return (
    <div className="moving-upload">
      {isSending && file ? (
        <div className="moving-upload__running">
          <SendingFile key={file.name} file={file} sent={sent} />
          <Button onClick={cancel}>{isInParts ? 'Stop' : 'Cancel'}</Button>
        </div>
      ) : (
        <div className="moving-upload__choose">
          <FileButton
            className="moving-upload__button"
            kind={kind}
            accept={accept}
            aria-describedby={hintId}
            onFiles={([chosen]) => chosen && send(chosen)}
          >
            {label}
          </FileButton>
          <p className="d-small muted" id={hintId}>
            {hint}
          </p>
        </div>
      )}
      {fault !== undefined && file && (
        <div className="moving-upload__fault">
          <p className="staff-form__error" role="alert">
            <StaffIcon name="alert" />
            <span>
              <b>{file.name}</b> {fault}
            </span>
          </p>
          {mayRetry && <Button onClick={() => send(file)}>{isInParts ? 'Go on' : 'Try again'}</Button>}
          <Button kind="plain" icon="close" label={`Dismiss ${file.name}`} onClick={dismiss} />
        </div>
      )}
    </div>
  );
}

const ALL_SENT = 100;

function SendingFile({ file: { name, size }, sent }: { file: File; sent: Sent }) {
  const share = useSyncExternalStore(uploadProgress.subscribe, uploadProgress.get) ?? 0;
  const bytes = sent.bytes + (sent.underWay * share) / ALL_SENT;
  const percent = Math.floor((ALL_SENT * bytes) / size);
  const secondsLeft = useSecondsLeft(bytes, size);
  return (
    <div>
      <UploadProgress label={`Uploading ${name}`} percent={percent} />
      <p className="d-small muted">
        {percent === ALL_SENT
          ? 'All is sent. The server is looking at it.'
          : [
              bytes === 0 ? formatFileSize(size) : `${formatFileSize(bytes)} of ${formatFileSize(size)}`,
              !sent.isWaiting && timeLeftText(secondsLeft),
            ]
              .filter(Boolean)
              .join(', ')}
      </p>
      <p className="d-small" role="status">
        {sent.isWaiting && (
          <>
            <StaffIcon name="clock" /> The server does not answer. It goes on by itself.
          </>
        )}
      </p>
    </div>
  );
}

/** By how long the bytes took that were sent since this began. */
function useSecondsLeft(bytes: number, size: number): number | null {
  const [begun] = useState(() => ({ at: performance.now(), bytes }));
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const done = bytes - begun.bytes;
    const seconds = (performance.now() - begun.at) / 1000;
    setLeft(done > 0 ? (seconds * (size - bytes)) / done : null);
  }, [begun, bytes, size]);
  return left;
}
