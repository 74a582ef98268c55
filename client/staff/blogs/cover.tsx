import { BlogPicture } from '../../site/media/blog-picture.tsx';
import './cover.css';

interface CoverProps {
  /** Stored path; empty as long as there is none. */
  path: string;
  sizes: string;
  /** Pixels; the height follows from it. */
  width: number;
  loading?: 'lazy';
}

/** A blog's picture, or the ground where it will be. */
export function Cover({ path, width, ...picture }: CoverProps) {
  return (
    <span className="cover">
      {path !== '' && <BlogPicture path={path} width={width} height={width / 1.6} {...picture} />}
    </span>
  );
}
