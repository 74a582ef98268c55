import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import type { StaffBlogEntry } from '../../../../src/contract/staff/blogs.ts';
import { explainError } from '../../calls/failure.ts';
import { trpc } from '../../calls/trpc.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { findTextLanguage } from '../../ui/find-text-language.ts';
import { MoreButton } from '../../ui/more-button.tsx';
import { ScreenPage } from '../../ui/screen-page.tsx';
import { When } from '../../ui/when.tsx';
import { ListTools } from '../list-tools.tsx';
import { stateLabels } from './blog-labels.ts';
import type { BlogsSearch } from './blogs-address.ts';
import { Cover } from './cover.tsx';
import './blogs.css';

const route = getRouteApi('/blogs');

export default function BlogsScreen() {
  const { state, search = '' } = route.useSearch();
  const navigate = useNavigate();
  const list = trpc.blogs.list.useInfiniteQuery(
    { state, search },
    { getNextPageParam: ({ next }) => next, placeholderData: keepPreviousData },
  );
  const rows = list.data?.pages.flatMap(({ blogs }) => blogs) ?? [];
  const go = (to: BlogsSearch, replace: boolean) =>
    void navigate({
      to: '/blogs',
      search: { ...(to.state && { state: to.state }), ...(to.search && { search: to.search }) },
      replace,
      resetScroll: false,
    });
  return (
    <ScreenPage
      title="Blogs"
      lead="Write in Markdown with a live preview. Publish now, or schedule for later."
      actions={
        <Button kind="main" icon="plus" onClick={() => navigate({ to: '/blogs/new' })}>
          New blog
        </Button>
      }
    >
      <ListTools
        label="Which blogs are shown"
        views={[
          ['all', 'All'],
          ['published', 'Published'],
          ['scheduled', 'Scheduled'],
          ['draft', 'Drafts'],
        ]}
        view={state ?? 'all'}
        onView={(view) => go({ search, ...(view !== 'all' && { state: view }) }, false)}
        search={search}
        onSearch={(words) => go({ ...(state && { state }), search: words }, true)}
        hint="Search by title or text"
      />
      {list.error && <Empty title="The blogs could not be loaded" text={explainError(list.error)} />}
      {list.data && rows.length === 0 && <NoBlogs {...(state && { state })} search={search} />}
      {rows.length > 0 && (
        <ul className="blogs" aria-busy={list.isPlaceholderData}>
          {rows.map((blog) => (
            <BlogRow key={blog.BlogId} blog={blog} />
          ))}
        </ul>
      )}
      <MoreButton list={list} />
    </ScreenPage>
  );
}

const noBlogs = {
  published: ['No published blogs', 'Published blogs are listed here and on the site.'],
  scheduled: ['No scheduled blogs', 'Scheduled blogs wait here until they are published.'],
  draft: ['No drafts', 'Drafts are kept here. The public does not see them.'],
} as const;

function NoBlogs({ state, search }: BlogsSearch) {
  if (search)
    return (
      <Empty title="No blogs found" text={state ? 'Try other words, or look in All.' : 'Try other words.'} />
    );
  if (state === undefined)
    return <Empty title="No blogs yet" text="A new blog is a draft until you publish it." />;
  const [title, text] = noBlogs[state];
  return <Empty title={title} text={text} />;
}

function BlogRow({ blog }: { blog: StaffBlogEntry }) {
  const { text, tone } = stateLabels[blog.state];
  return (
    <li className="blogs__row">
      <Cover path={blog.BlogImagePath} sizes="7rem" width={112} loading="lazy" />
      <div>
        <Link
          className="blogs__name"
          lang={findTextLanguage(blog.Subject)}
          to="/blogs/$blogId"
          params={{ blogId: String(blog.BlogId) }}
        >
          {blog.Subject}
        </Link>
        <p className="blogs__when">
          <Badge tone={tone}>{text}</Badge>
          {blog.publishedAt === null ? (
            <span>
              Changed <When at={blog.changedAt} full />
            </span>
          ) : (
            <When at={blog.publishedAt} full />
          )}
        </p>
      </div>
    </li>
  );
}
