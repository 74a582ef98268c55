import { BlogPicture } from '../../../site/media/blog-picture.tsx';
import './blogs.css';

interface CoverProps {
  /** The stored path; '' without a picture. */
  path: string;
  sizes: string;
  /** In pixels. The height follows from the aspect ratio. */
  width: number;
  loading?: 'lazy';
}

/** A blog's cover picture, or a placeholder. */
export function Cover({ path, width, ...picture }: CoverProps) {
  return (
    <span className="cover">
      {path !== '' && <BlogPicture path={path} width={width} height={width / 1.6} {...picture} />}
    </span>
  );
}
