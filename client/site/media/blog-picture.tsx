import { blogPictureFiles } from '../../../src/contract/blog-picture.ts';
import { useFileUrl } from './use-file-url.ts';

interface BlogPictureProps {
  /** The path as stored in the database. */
  path: string;
  width: number;
  height: number;
  /**
   * The `sizes` attribute: how wide the picture is shown, so that the browser loads the smallest file that suffices.
   */
  sizes: string;
  className?: string;
  loading?: 'eager' | 'lazy';
  fetchPriority?: 'high' | 'auto';
}

/**
 * A picture of a blog. Uploads of the staff exist as AVIF in several widths; any other picture is served as it is.
 */
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
