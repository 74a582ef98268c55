import { Readable } from 'node:stream';
import type { FoundItem } from '../../../server/importing/found-item.ts';
import { markdownOf } from '../../../server/importing/markdown.ts';
import { readWordPress } from '../../../server/importing/wordpress/read-wordpress.ts';

const HEAD = `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Old site</title>
<link>https://old.example</link>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>https://old.example</wp:base_site_url>
<wp:base_blog_url>https://old.example</wp:base_blog_url>
`;

export const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

const inAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export interface ItemParts {
  id?: number;
  type?: string;
  title?: string;
  link?: string;
  content?: string;
  excerpt?: string;
  status?: string;
  at?: string;
  fields?: string;
  metas?: Record<string, string>;
  terms?: [domain: string, name: string][];
}

let lastId = 1_000;

/** An item as an export of WordPress has it. */
export function item(parts: ItemParts): string {
  const { id = ++lastId, type = 'post', title = `Item ${id}`, status = 'publish' } = parts;
  const metas = Object.entries(parts.metas ?? {}).map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  );
  const terms = (parts.terms ?? []).map(
    ([domain, name]) =>
      `<category domain="${domain}" nicename="${inAttribute(name.toLowerCase().replaceAll(' ', '-'))}">${cdata(name)}</category>`,
  );
  return `<item>
<title>${cdata(title)}</title>
<link>${parts.link ?? `https://old.example/${type}-${id}/`}</link>
<pubDate>Thu, 02 Jan 2020 03:04:05 +0000</pubDate>
<guid isPermaLink="false">https://old.example/?p=${id}</guid>
<content:encoded>${cdata(parts.content ?? '')}</content:encoded>
<excerpt:encoded>${cdata(parts.excerpt ?? '')}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date_gmt>${parts.at ?? '2020-01-02 03:04:05'}</wp:post_date_gmt>
<wp:status>${status}</wp:status>
<wp:post_type>${type}</wp:post_type>
${parts.fields ?? ''}
${terms.join('\n')}
${metas.join('\n')}
</item>
`;
}

/** An entry of a menu that leads to an address. */
export const menuLink = (id: number, menu: string, title: string, url: string, parent = 0) =>
  item({
    id,
    type: 'nav_menu_item',
    title,
    terms: [['nav_menu', menu]],
    fields: `<wp:menu_order>${id}</wp:menu_order>`,
    metas: { _menu_item_type: 'custom', _menu_item_url: url, _menu_item_menu_item_parent: String(parent) },
  });

export const wxr = (...items: string[]) => `${HEAD}${items.join('')}</channel>\n</rss>\n`;

/** All that a file holds, with the error it ends with. */
export async function readAll(
  file: string | Buffer | Iterable<Buffer | string>,
): Promise<{ items: FoundItem[]; error: unknown }> {
  const chunks = typeof file === 'string' || Buffer.isBuffer(file) ? [file] : file;
  const items: FoundItem[] = [];
  try {
    for await (const found of readWordPress(Readable.from(chunks), { language: 'en' })) items.push(found);
  } catch (error) {
    return { items, error };
  }
  return { items, error: undefined };
}

/** What was found apart from addresses. */
export async function read(...items: string[]): Promise<FoundItem[]> {
  const { items: found, error } = await readAll(wxr(...items));
  if (error !== undefined) throw error;
  return found.filter(({ content }) => content?.kind !== 'address');
}

const as = (address: string) => address;

/** The text of a post of this HTML as Markdown, and its notes. */
export async function readText(html: string, before: string[] = []) {
  const found = (await read(...before, item({ content: html, title: 'A post' }))).find(
    ({ title }) => title === 'A post',
  );
  if (found?.content?.kind !== 'blog') throw new Error('The post was not found.');
  return {
    markdown: markdownOf(found.content.text, { resolveLink: as, resolvePicture: as }),
    notes: found.notes.map(({ outcome, text }) => `${outcome}: ${text}`),
    places: found.notes.map(({ place }) => place),
  };
}
