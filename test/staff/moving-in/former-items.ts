import type { Chances } from './chances.ts';
import { cities, companies, positions, sentences, topics } from './former-words.ts';

export const FORMER_SITE = 'https://www.rakshak-suraksha.example';

/** An item of the export, and what others need in order to point to it. */
export interface MadeItem {
  id: number;
  title: string;
  /** Of a page its path, of a picture that of its file. */
  path: string;
  xml: string;
}

interface Parts {
  id: number;
  type: string;
  title: string;
  link: string;
  name: string;
  content?: string;
  excerpt?: string;
  status?: string;
  parent?: number;
  at: Date;
  order?: number;
  more?: string;
}

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
const stamp = (at: Date) => at.toISOString().slice(0, 19).replace('T', ' ');
const inIndia = (at: Date) => new Date(at.getTime() + 330 * 60_000);
export const meta = (key: string, value: string) =>
  `\t\t<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>\n`;
const category = (domain: string, slug: string, name: string) =>
  `\t\t<category domain="${domain}" nicename="${slug}">${cdata(name)}</category>\n`;

export function itemXml(parts: Parts): string {
  const { id, type, title, link, name, content = '', excerpt = '', status = 'publish', parent = 0 } = parts;
  return `	<item>
		<title>${cdata(title)}</title>
		<link>${link}</link>
		<pubDate>${parts.at.toUTCString().replace('GMT', '+0000')}</pubDate>
		<dc:creator>${cdata('office')}</dc:creator>
		<guid isPermaLink="false">${FORMER_SITE}/?${type === 'page' ? 'page_id' : 'p'}=${id}</guid>
		<description></description>
		<content:encoded>${cdata(content)}</content:encoded>
		<excerpt:encoded>${cdata(excerpt)}</excerpt:encoded>
		<wp:post_id>${id}</wp:post_id>
		<wp:post_date>${cdata(stamp(inIndia(parts.at)))}</wp:post_date>
		<wp:post_date_gmt>${cdata(stamp(parts.at))}</wp:post_date_gmt>
		<wp:comment_status>${cdata('closed')}</wp:comment_status>
		<wp:post_name>${cdata(name)}</wp:post_name>
		<wp:status>${cdata(status)}</wp:status>
		<wp:post_parent>${parent}</wp:post_parent>
		<wp:menu_order>${parts.order ?? 0}</wp:menu_order>
		<wp:post_type>${cdata(type)}</wp:post_type>
		<wp:post_password>${cdata('')}</wp:post_password>
		<wp:is_sticky>0</wp:is_sticky>
${parts.more ?? ''}	</item>
`;
}

const momentOf = (chances: Chances) =>
  new Date(Date.UTC(2014, 0, 1) + chances.number(12 * 365 * 24 * 60) * 60_000);
/** As WordPress makes it: letters of other scripts are percent-encoded. */
const slugOf = (title: string, id: number) =>
  `${encodeURIComponent(
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\d]+/gu, '-')
      .replace(/^-|-$/g, ''),
  ).toLowerCase()}-${id}`;
const paragraph = (chances: Chances) =>
  Array.from({ length: 1 + chances.number(4) }, () => chances.pick(sentences)).join(' ');

export function pictureItem(chances: Chances, id: number): MadeItem {
  const title = `${chances.pick(topics)} ${id}`;
  const at = momentOf(chances);
  const folder = `${at.getUTCFullYear()}/${String(at.getUTCMonth() + 1).padStart(2, '0')}`;
  const file = `${folder}/site-photo-${id}.jpg`;
  const path = `/wp-content/uploads/${file}`;
  const sizes = `a:3:{s:5:"width";i:1600;s:6:"height";i:1067;s:4:"file";s:${file.length}:"${file}";}`;
  const more = [
    `\t\t<wp:attachment_url>${cdata(FORMER_SITE + path)}</wp:attachment_url>\n`,
    meta('_wp_attached_file', file),
    meta('_wp_attachment_metadata', sizes),
    chances.once(2) ? meta('_wp_attachment_image_alt', `${title}: a guard at the gate`) : '',
  ].join('');
  const link = `${FORMER_SITE}/site-photo-${id}/`;
  const xml = itemXml({
    id,
    type: 'attachment',
    title,
    link,
    name: `site-photo-${id}`,
    status: 'inherit',
    at,
    more,
  });
  return { id, title, path, xml };
}

/** A picture within a text, in one of the sizes that WordPress makes of it. */
function imageOf(chances: Chances, pictures: readonly MadeItem[]): string {
  if (pictures.length === 0) return '';
  const { id, title, path } = chances.pick(pictures);
  const address = `${FORMER_SITE}${path.replace('.jpg', '-1024x683.jpg')}`;
  return `<figure class="wp-block-image size-large"><img src="${address}" alt="${title}" class="wp-image-${id}"/><figcaption>${title}</figcaption></figure>`;
}

const block = (name: string, html: string, attributes = '') =>
  `<!-- wp:${name}${attributes} -->\n${html}\n<!-- /wp:${name} -->\n\n`;

/** A text of blocks, or one from before 2018. */
function textOf(chances: Chances, pictures: readonly MadeItem[]): string {
  if (chances.once(3))
    return `${paragraph(chances)}\n\n<strong>${chances.pick(topics)}</strong>\n\n${imageOf(chances, pictures)}\n\n${paragraph(chances)}\n\n<ul>\n<li>${chances.pick(sentences)}</li>\n<li>${chances.pick(sentences)}</li>\n</ul>`;
  const parts = [
    block('heading', `<h2 class="wp-block-heading">${chances.pick(topics)}</h2>`),
    block('paragraph', `<p>${paragraph(chances)}</p>`),
    block('image', imageOf(chances, pictures), ' {"sizeSlug":"large"}'),
    block('list', `<ul><li>${chances.pick(sentences)}</li><li><em>${chances.pick(topics)}</em></li></ul>`),
    block('paragraph', `<p>${paragraph(chances)} <a href="${FORMER_SITE}/contact-us/">Contact us</a>.</p>`),
  ];
  if (chances.once(4))
    parts.push(
      block(
        'table',
        '<figure class="wp-block-table"><table><thead><tr><th>Post</th><th>Hours</th></tr></thead><tbody><tr><td>Gate</td><td>8</td></tr><tr><td>Patrol</td><td>12</td></tr></tbody></table></figure>',
      ),
    );
  if (chances.once(6)) parts.push('[contact-form-7 id="42" title="Enquiry"]\n\n');
  if (chances.once(9)) parts.push(block('html', '<script>track("post")</script><p>Call <b>now</b></p>'));
  return parts.join('');
}

export function pageItem(
  chances: Chances,
  id: number,
  pictures: readonly MadeItem[],
  pages: readonly MadeItem[],
): MadeItem {
  const title = `${chances.pick(topics)} in ${chances.pick(cities)[0]}`;
  const above = pages.length > 4 && chances.once(3) ? chances.pick(pages.slice(0, 5)) : undefined;
  const name = slugOf(title, id);
  const path = `${above?.path ?? '/'}${name}/`;
  const parts = { id, type: 'page', title, link: FORMER_SITE + path, name, at: momentOf(chances) };
  const parent = above?.id ?? 0;
  return { id, title, path, xml: itemXml({ ...parts, parent, content: textOf(chances, pictures) }) };
}

export function postItem(chances: Chances, id: number, pictures: readonly MadeItem[]): MadeItem {
  const title = `${chances.pick(topics)}: what we learnt in ${chances.pick(cities)[0]}`;
  const name = slugOf(title, id);
  const at = momentOf(chances);
  const path = `/${at.getUTCFullYear()}/${name}/`;
  const status = chances.once(12) ? 'draft' : 'publish';
  const picture = pictures.length > 0 ? meta('_thumbnail_id', String(chances.pick(pictures).id)) : '';
  const more = category('category', 'news', 'News') + category('post_tag', 'guards', 'Guards') + picture;
  const parts = { id, type: 'post', title, link: FORMER_SITE + path, name, at, status, more };
  const excerpt = chances.once(3) ? chances.pick(sentences) : '';
  return { id, title, path, xml: itemXml({ ...parts, excerpt, content: textOf(chances, pictures) }) };
}

export function jobItem(chances: Chances, id: number): MadeItem {
  const [city, state] = chances.pick(cities);
  const title = `${chances.pick(positions)} – ${city}`;
  const name = slugOf(title, id);
  const path = `/job/${name}/`;
  const at = momentOf(chances);
  const ends = new Date(at.getTime() + (20 + chances.number(60)) * 86_400_000).toISOString().slice(0, 10);
  const more = [
    category('job_listing_type', 'full-time', 'Full Time'),
    category('job_listing_category', 'guarding', 'Guarding'),
    ...[meta('_job_location', `${city}, ${state}`), meta('_company_name', chances.pick(companies))],
    ...[meta('_application', 'jobs@example.com'), meta('_filled', chances.once(5) ? '1' : '0')],
    ...[meta('_featured', '0'), meta('_job_expires', ends), meta('_remote_position', '0')],
    ...[meta('_job_salary', String(12_000 + 500 * chances.number(40))), meta('_job_salary_currency', 'INR')],
    meta('_job_salary_unit', 'MONTH'),
  ].join('');
  const content = `<p>${paragraph(chances)}</p>\n<ul>\n<li>${chances.pick(sentences)}</li>\n<li>Height: 5'7"</li>\n</ul>`;
  const status = ends < '2026-06-15' ? 'expired' : 'publish';
  const parts = { id, type: 'job_listing', title, link: FORMER_SITE + path, name, at, status };
  return { id, title, path, xml: itemXml({ ...parts, content, more }) };
}

export function menuItem(
  chances: Chances,
  id: number,
  pages: readonly MadeItem[],
  links: readonly MadeItem[],
): MadeItem {
  const page = pages.length > 0 && !chances.once(5) ? chances.pick(pages) : undefined;
  const above = links.length > 6 && chances.once(2) ? chances.pick(links.slice(0, 6)) : undefined;
  const title = page === undefined ? 'Call us' : '';
  const more = [
    category('nav_menu', 'main-menu', 'Main menu'),
    meta('_menu_item_type', page === undefined ? 'custom' : 'post_type'),
    meta('_menu_item_menu_item_parent', String(above?.id ?? 0)),
    meta('_menu_item_object_id', String(page?.id ?? id)),
    meta('_menu_item_object', page === undefined ? 'custom' : 'page'),
    meta('_menu_item_url', page === undefined ? `${FORMER_SITE}/contact-us/` : ''),
  ].join('');
  const parts = { id, type: 'nav_menu_item', title, link: `${FORMER_SITE}/?p=${id}`, name: String(id) };
  return {
    id,
    title,
    path: '',
    xml: itemXml({ ...parts, at: momentOf(chances), order: links.length + 1, more }),
  };
}
