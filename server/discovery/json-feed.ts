import type { Feed } from './feeds.ts';

/** Renders JSON Feed 1.1. `self` is the address of the feed. */
export function renderJsonFeed(feed: Feed, self: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.url,
    feed_url: self,
    language: feed.locale,
    authors: [{ name: feed.author }],
    items: feed.items.map(({ id, url, title, summary, text, publishedAt, changedAt }) => ({
      id,
      url,
      title: title.toWellFormed(),
      summary: summary.toWellFormed(),
      content_text: text.toWellFormed(),
      date_published: publishedAt.toISOString(),
      date_modified: changedAt.toISOString(),
    })),
  });
}
