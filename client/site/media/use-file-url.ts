import { fileUrl } from '../../../src/contract/file-path.ts';
import { usePageData } from '../page-data/page-data.ts';

/**
 * Returns a function that turns a stored legacy path into an address on the files' host, which the server names in
 * the page.
 */
export function useFileUrl(): (storedPath: string) => string {
  const { filesUrl } = usePageData();
  return (storedPath) => fileUrl(storedPath, filesUrl);
}
