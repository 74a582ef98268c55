import { Link } from '@tanstack/react-router';
import type { SiteBlog } from '../../../src/contract/blog.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { BlogPicture } from '../media/blog-picture.tsx';
import { shareOfScreen } from '../media/place-sizes.ts';
import { useBlogLanguage } from '../page-data/item-languages.ts';
import { Message } from '../page-data/message.tsx';
import './cards.css';

interface BlogCardProps {
  blog: SiteBlog;
  /** `lead` and `side` stand together on the home page; `row` is an entry of the list. */
  place: 'lead' | 'side' | 'row';
}

export function BlogCard({ blog, place }: BlogCardProps) {
  const detail = {
    to: '/blog/$blogId',
    params: { blogId: String(blog.BlogId) },
    // Passes the blog in the history state, so that the detail page need not load it. A new tab has no such state and
    // loads it.
    state: { blog },
  } as const;
  const lang = useBlogLanguage(blog);
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
        <Heading className={place === 'side' ? 'h4' : 'h3'} lang={lang}>
          <Link {...detail}>{blog.Subject}</Link>
        </Heading>
        <p lang={lang}>{blog.Excerpt}</p>
        {place !== 'side' && (
          <Link {...detail} className="link">
            <span>
              <Message id="sections.readBlog" values={{ subject: blog.Subject }} />
            </span>{' '}
            <Icon name="arrow-right" />
          </Link>
        )}
      </div>
    </article>
  );
}
