import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { showDialog } from '../ui/notices.ts';
import { UploadRefused, uploadFile } from './upload-file.ts';

interface UploadOptions {
  /** Where files are sent. */
  path: string;
  findFault(file: File): string | undefined;
  /** Takes the server's answer. */
  onSent(answer: unknown, file: File): unknown;
}

export type Upload = ReturnType<typeof useUpload>;

/** One upload after the other. Leaving the screen while one is under way asks first, since it would be lost. */
export function useUpload({ path, findFault, onSent }: UploadOptions) {
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<string>();
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  useBlocker({
    shouldBlockFn: async () => {
      if (sending.current === undefined) return false;
      return !(await showDialog({
        title: 'Leave now?',
        text: 'The file is still being uploaded, and would have to be sent again.',
        yes: 'Leave',
      }));
    },
    enableBeforeUnload: () => sending.current !== undefined,
  });

  const send = async (chosen: File) => {
    if (sending.current !== undefined) return;
    const found = findFault(chosen);
    setFile(chosen);
    setFault(found);
    if (found !== undefined) return;
    const controller = new AbortController();
    sending.current = controller;
    try {
      const answer = await uploadFile(path, chosen, controller.signal);
      sending.current = undefined;
      setFile(undefined);
      await onSent(answer, chosen);
    } catch (error) {
      if (controller.signal.aborted) setFile(undefined);
      else setFault(error instanceof UploadRefused ? error.message : 'Something went wrong.');
    } finally {
      sending.current = undefined;
    }
  };
  return {
    /** The file that is being sent, or was refused. */
    file,
    fault,
    /** Whether sending the same file again may help. */
    mayRetry: file !== undefined && findFault(file) === undefined,
    isSending: file !== undefined && fault === undefined,
    send: (chosen: File) => void send(chosen),
    cancel: () => sending.current?.abort(),
    dismiss: () => {
      setFile(undefined);
      setFault(undefined);
    },
  };
}
