import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { FIRST_PART_BYTES, type UnfinishedUpload } from '../../../src/contract/staff/moving-in-uploads.ts';
import { UnreadableFile } from '../../shared/upload-fetch.ts';
import { queries } from '../calls/trpc.ts';
import { showDialog } from '../ui/notices.ts';
import { UploadRefused, uploadFile } from './upload-file.ts';
import { type Sent, uploadInParts } from './upload-parts.ts';

interface UploadOptions {
  /** Where small files are sent whole. */
  path: string;
  /** The import whose pictures the files hold; null for files that become imports. */
  pictures: number | null;
  findFault(file: File): string | undefined;
  /** Takes the server's answer. */
  onSent(answer: unknown, file: File): unknown;
}

export type Upload = ReturnType<typeof useUpload>;

const NOTHING_SENT: Sent = { bytes: 0, underWay: 0, isWaiting: false };
const isLarge = ({ size }: File) => size > FIRST_PART_BYTES;

/**
 * One upload after the other. Large files are sent in parts and can be stopped and gone on with. Leaving the screen while
 * one is under way asks first.
 */
export function useUpload({ path, pictures, findFault, onSent }: UploadOptions) {
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<string>();
  /** Whether the file has to be chosen again. */
  const [isGone, setIsGone] = useState(false);
  const [sent, setSent] = useState(NOTHING_SENT);
  const sending = useRef<{ controller: AbortController; isInParts: boolean }>(undefined);
  useEffect(() => () => sending.current?.controller.abort(), []);
  useBlocker({
    shouldBlockFn: async () => {
      if (sending.current === undefined) return false;
      return !(await showDialog({
        title: 'Leave now?',
        text: sending.current.isInParts
          ? 'The file is still being uploaded. What has arrived stays here; you can go on with it later.'
          : 'The file is still being uploaded, and would have to be sent again.',
        yes: 'Leave',
      }));
    },
    enableBeforeUnload: () => sending.current !== undefined,
  });

  const send = async (chosen: File, upload?: UnfinishedUpload) => {
    if (sending.current !== undefined) return;
    const found = findFault(chosen);
    setFile(chosen);
    setFault(found);
    setIsGone(false);
    if (found !== undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    const inParts = isLarge(chosen) || upload !== undefined;
    sending.current = { controller, isInParts: inParts };
    setSent(
      inParts
        ? { ...NOTHING_SENT, bytes: upload?.received ?? 0 }
        : { ...NOTHING_SENT, underWay: chosen.size },
    );
    try {
      const answer = inParts
        ? await uploadInParts(chosen, { pictures, upload }, signal, setSent)
        : await uploadFile(path, chosen, signal);
      sending.current = undefined;
      setFile(undefined);
      await onSent(answer, chosen);
    } catch (error) {
      if (signal.aborted) setFile(undefined);
      else {
        setIsGone(error instanceof UnreadableFile);
        setFault(sayFault(error));
      }
    } finally {
      sending.current = undefined;
      if (inParts) await queries.movingIn.uploads.invalidate();
    }
  };
  return {
    /** The file that is being sent, or was refused. */
    file,
    fault,
    sent,
    /** Whether what was sent stays when it is stopped. */
    isInParts: file !== undefined && isLarge(file),
    /** Whether sending the same file again may help. */
    mayRetry: file !== undefined && !isGone && findFault(file) === undefined,
    isSending: file !== undefined && fault === undefined,
    /** `upload` is what has arrived of this file. */
    send: (chosen: File, upload?: UnfinishedUpload) => void send(chosen, upload),
    cancel: () => sending.current?.controller.abort(),
    dismiss: () => {
      setFile(undefined);
      setFault(undefined);
    },
  };
}

/** Phrased to follow the file's name. */
function sayFault(error: unknown): string {
  if (error instanceof UnreadableFile) return error.reason;
  return error instanceof UploadRefused ? error.message : 'Something went wrong.';
}
