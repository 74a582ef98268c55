import { useSyncExternalStore } from 'react';
import { fileUrl } from '../../src/contract/file-path.ts';

const never = () => () => {};
const hostOfShell = () =>
  document.querySelector<HTMLMetaElement>('meta[name="files-host"]')?.content.trim() ?? '';

/** Turns stored legacy paths into addresses on the files' host, which the server names in the page. */
export function useFileUrl(): (storedPath: string) => string {
  const host = useSyncExternalStore(never, hostOfShell, () => '');
  return (storedPath) => fileUrl(storedPath, host);
}
