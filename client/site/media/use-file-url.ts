import { fileUrl } from '../../../src/contract/file-path.ts';
import { usePageData } from '../page-data/page-data.ts';

/** Turns stored legacy paths into addresses on the files' host, which the server names in the page. */
export function useFileUrl(): (storedPath: string) => string {
  const { filesUrl } = usePageData();
  return (storedPath) => fileUrl(storedPath, filesUrl);
}
