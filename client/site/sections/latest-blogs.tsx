import { ActionLink } from '../../shared/ui/button.tsx';
import { trpc } from '../../trpc.ts';
import { BlogCard } from './blog-card.tsx';
import './latest-blogs.css';

const MAX_BLOGS = 4;

export function LatestBlogs() {
  const { data: blogs = [] } = trpc.blogs.list.useQuery({});
  if (blogs.length === 0) return null;
  return (
    <section className="section section--cream" aria-labelledby="blogs-heading">
      <div className="wrap">
        <div className="head latest__head">
          <h2 className="h2" id="blogs-heading">
            Latest from the guardroom
          </h2>
          <ActionLink to="/blog">All articles</ActionLink>
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
