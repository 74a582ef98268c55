import { useEffect, useRef, useState } from 'react';
import { keepFiles, readKeptFiles, removeKeptFiles } from './kept-files.ts';

/** Whether the browser keeps the files beyond this page. */
export type FilesState = 'reading' | 'kept' | 'not kept' | 'gone';

/**
 * The files that were chosen for a reply, which survive what its draft survives: a reload, another item, an expired
 * session. Each tab has its own, as it has its own draft.
 */
export function useKeptFiles(draftKey: string) {
  const nameKey = `files of ${draftKey}`;
  const [files, setFiles] = useState<readonly File[]>([]);
  const [state, setState] = useState<FilesState>(() =>
    sessionStorage.getItem(nameKey) === null ? 'kept' : 'reading',
  );
  const isRead = useRef(state === 'kept');
  useEffect(() => {
    const name = sessionStorage.getItem(nameKey);
    if (isRead.current || name === null) return;
    isRead.current = true;
    readKeptFiles(name)
      .catch(() => undefined)
      .then((kept) => {
        setFiles(kept ?? []);
        setState(kept === undefined ? 'gone' : 'kept');
      });
  }, [nameKey]);
  const latest = useRef(files);

  function set(next: readonly File[]): void {
    latest.current = next;
    setFiles(next);
    const name = sessionStorage.getItem(nameKey);
    if (next.length === 0) {
      sessionStorage.removeItem(nameKey);
      setState('kept');
      // A file that cannot be removed now goes when it is too old.
      if (name !== null) removeKeptFiles(name).catch(() => undefined);
      return;
    }
    const kept = name ?? `${draftKey} ${crypto.randomUUID()}`;
    sessionStorage.setItem(nameKey, kept);
    keepFiles(kept, next).then(
      () => latest.current === next && setState('kept'),
      () => latest.current === next && setState('not kept'),
    );
  }

  return { files, state, set };
}
