import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:wp="http://wordpress.org/export/1.2/">
<channel><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://old.example</wp:base_blog_url>
`;

/** Writes an export of WordPress of this size: posts of some 7 kB, each of blocks, and nothing besides. */
export async function writeTextPosts(target: Writable, bytes: number): Promise<void> {
  let written = HEAD.length;
  target.write(HEAD);
  for (let id = 1; written < bytes; id++) {
    const post = postOf(id);
    written += post.length;
    if (!target.write(post)) await once(target, 'drain');
  }
  target.end('</channel></rss>\n');
  await finished(target);
}

function postOf(id: number): string {
  const paragraphs = Array.from(
    { length: 20 },
    (_, at) => `<!-- wp:paragraph -->
<p>Paragraph ${at} of post ${id}: how <strong>guards</strong> open <a href="https://old.example/gates/${at}">a gate</a>. ${'They greet whoever comes. '.repeat(9)}</p>
<!-- /wp:paragraph -->
`,
  ).join('');
  return `<item><title>Post ${id}</title><link>https://old.example/2020/01/post-${id}/</link>
<guid isPermaLink="false">https://old.example/?p=${id}</guid><content:encoded><![CDATA[${paragraphs}]]></content:encoded>
<excerpt:encoded><![CDATA[]]></excerpt:encoded><wp:post_id>${id}</wp:post_id>
<wp:post_date_gmt>2020-01-02 03:04:05</wp:post_date_gmt><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>
`;
}
