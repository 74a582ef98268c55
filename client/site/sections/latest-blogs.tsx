import { ActionLink } from '../../shared/ui/button.tsx';
import { trpc } from '../../trpc.ts';
import { useWords } from '../page-data/site-context.tsx';
import { BlogCard } from './blog-card.tsx';
import './cards.css';

const MAX_BLOGS = 4;

export function LatestBlogs() {
  const words = useWords();
  const { data: blogs = [] } = trpc.blogs.list.useQuery({});
  if (blogs.length === 0) return null;
  return (
    <section className="section section--cream" aria-labelledby="blogs-heading">
      <div className="wrap">
        <div className="head latest__head">
          <h2 className="h2" id="blogs-heading">
            {words('sections.blogsHeading')}
          </h2>
          <ActionLink to="/blog">{words('sections.allBlogs')}</ActionLink>
        </div>
        <div className="latest">
          {blogs.slice(0, MAX_BLOGS).map((blog, index) => (
            <BlogCard key={blog.BlogId} blog={blog} place={index === 0 ? 'lead' : 'side'} />
          ))}
        </div>
      </div>
    </section>
  );
}
