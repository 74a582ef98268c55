import { blogPictureFiles } from '../../../src/contract/blog-picture.ts';
import { useFileUrl } from './use-file-url.ts';

interface BlogPictureProps {
  /** A stored path. */
  path: string;
  width: number;
  height: number;
  /** How wide it is shown, so that the browser takes the file that is just large enough. */
  sizes: string;
  className?: string;
  loading?: 'eager' | 'lazy';
  fetchPriority?: 'high' | 'auto';
}

/** What the staff has uploaded comes as AVIF in several widths; every other picture as it is. */
export function BlogPicture({ path, sizes, ...shown }: BlogPictureProps) {
  const fileUrl = useFileUrl();
  const files = blogPictureFiles(path);
  const picture = <img src={fileUrl(path)} alt="" decoding="async" {...shown} />;
  if (files.length === 0) return picture;
  const srcSet = files.map((file) => `${fileUrl(file.path)} ${file.width}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      {picture}
    </picture>
  );
}
