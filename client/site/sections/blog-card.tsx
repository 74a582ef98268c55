import { Link } from '@tanstack/react-router';
import type { SiteBlog } from '../../../src/contract/blog.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { BlogPicture } from '../media/blog-picture.tsx';
import { shareOfScreen } from '../media/place-sizes.ts';
import './blog-card.css';

interface BlogCardProps {
  blog: SiteBlog;
  /** `lead` and `side` stand together on the home page; `row` is one of the list. */
  place: 'lead' | 'side' | 'row';
}

export function BlogCard({ blog, place }: BlogCardProps) {
  const detail = {
    to: '/blog/$blogId',
    params: { blogId: String(blog.BlogId) },
    // Spares the detail page its call; a new tab goes without.
    state: { blog },
  };
  const Heading = place === 'row' ? 'h2' : 'h3';
  return (
    <article className={`post post--${place}`}>
      <Link {...detail} className="post__pic" tabIndex={-1} aria-hidden="true">
        <BlogPicture
          path={blog.BlogImagePath}
          sizes={`(min-width: 64rem) 28rem, ${shareOfScreen(100)}`}
          width={880}
          height={550}
          loading="lazy"
        />
      </Link>
      <div className="post__text">
        <Heading className={place === 'side' ? 'h4' : 'h3'}>
          <Link {...detail}>{blog.Subject}</Link>
        </Heading>
        <p>{blog.Excerpt}</p>
        {place !== 'side' && (
          <Link {...detail} className="link">
            <span>
              Read More<span className="visually-hidden">: {blog.Subject}</span>
            </span>{' '}
            <Icon name="arrow-right" />
          </Link>
        )}
      </div>
    </article>
  );
}
