import type { Feed, FeedItem } from './feeds.ts';
import { escapeXml, XML_DECLARATION, xmlElement } from './xml.ts';

/** Renders RSS 2.0. `self` is the address of the feed. */
export function renderRss(feed: Feed, self: string): string {
  return `${XML_DECLARATION}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${xmlElement('title', feed.title)}
${xmlElement('link', feed.url)}
${xmlElement('description', feed.description)}
${xmlElement('language', feed.locale.toLowerCase())}
<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
${feed.changedAt ? `${xmlElement('lastBuildDate', rfc822(feed.changedAt))}\n` : ''}${feed.items.map(renderItem).join('')}</channel></rss>
`;
}

function renderItem({ id, url, title, summary, publishedAt }: FeedItem): string {
  return `<item>
${xmlElement('title', title)}
${xmlElement('link', url)}
<guid isPermaLink="false">${escapeXml(id)}</guid>
${xmlElement('pubDate', rfc822(publishedAt))}
${xmlElement('description', asHtml(summary))}
</item>
`;
}

/** Feed readers interpret a description as HTML. */
function asHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

function rfc822(date: Date): string {
  return date.toUTCString().replace('GMT', '+0000');
}
