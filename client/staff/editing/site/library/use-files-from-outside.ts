import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes files that are dropped or pasted anywhere while the component is shown: outside of a drop zone the browser would
 * leave the page and open the file.
 * @returns whether files are being dragged over the page.
 */
export function useFilesFromOutside(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])];
    // Pasted text goes into the field that has the focus.
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const listening = new AbortController();
    const listen = <Type extends 'dragover' | 'dragleave' | 'drop' | 'paste'>(
      type: Type,
      listener: (event: DocumentEventMap[Type]) => void,
    ) => document.addEventListener(type, listener, { signal: listening.signal });
    listen('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    });
    listen('dragleave', (event) => {
      // It also fires between two elements of the page.
      if (event.relatedTarget === null) setIsOver(false);
    });
    listen('drop', (event) => {
      setIsOver(false);
      take(event, event.dataTransfer);
    });
    listen('paste', (event) => take(event, event.clipboardData));
    return () => listening.abort();
  }, []);
  return isOver;
}
