import { useEffect, useEffectEvent, useState } from 'react';
import type { LibraryPicture } from '../../../../../src/contract/staff/media.ts';
import { unreadableFileIn } from '../../../../shared/upload-fetch.ts';
import { explainError, readFaults } from '../../../calls/failure.ts';
import { findFileFault, uploadPicture } from './upload-picture.ts';

export interface PictureUpload {
  /** Also the idempotency key. */
  id: string;
  file: File;
  /** Why it was not added. */
  fault?: string | undefined;
  /** Whether it has to be chosen again. */
  isGone?: boolean;
  /** Incremented to try again. */
  attempt: number;
}

export type PictureUploads = ReturnType<typeof usePictureUploads>;

/** Uploads files one after the other, so that a slow line finishes the first before it begins the next. */
export function usePictureUploads(onAdded: (picture: LibraryPicture) => void) {
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
  const current = uploads.find(({ fault }) => fault === undefined);
  const change = (id: string, changes: Partial<PictureUpload>) =>
    setUploads((before) => before.map((each) => (each.id === id ? { ...each, ...changes } : each)));
  const remove = (id: string) => setUploads((before) => before.filter((each) => each.id !== id));

  const send = useEffectEvent((signal: AbortSignal) => {
    if (current === undefined) return;
    const { id, file } = current;
    uploadPicture(file, id, signal).then(
      (picture) => {
        remove(id);
        onAdded(picture);
      },
      (error: unknown) => {
        const unreadable = unreadableFileIn(error);
        const fault = unreadable?.reason ?? readFaults(error).file ?? explainError(error);
        if (!signal.aborted) change(id, { fault, isGone: unreadable !== undefined });
      },
    );
  });
  const running = current && `${current.id} ${current.attempt}`;
  useEffect(() => {
    if (running === undefined) return;
    const sending = new AbortController();
    send(sending.signal);
    // Runs where the upload was cancelled, has ended, or the library is closed.
    return () => sending.abort();
  }, [running]);

  return {
    all: uploads,
    current: current?.id,
    add: (files: readonly File[]) =>
      setUploads((before) => [
        ...before,
        ...files.map((file) => ({ id: crypto.randomUUID(), file, fault: findFileFault(file), attempt: 1 })),
      ]),
    retry: ({ id, attempt }: PictureUpload) => change(id, { fault: undefined, attempt: attempt + 1 }),
    /** Cancels an upload, or takes a failed one off the list. */
    remove,
  };
}
