import type { FoundNote } from '../found-item.ts';

/** An item of a WordPress export as it stands in the file, with its fields by their usual names: `wp:post_id`. */
export interface WordPressItem {
  /** Its number in the file, from 1. */
  number: number;
  /** Tells it apart from another item with the same number; '' for the first of them. */
  apart: string;
  /** The line of the file where it begins. */
  line: number;
  fields: Map<string, string>;
  /** The first value of each custom field that this reader knows. */
  metas: Map<string, string>;
  /** The names of the custom fields that it does not know, without those that WordPress keeps for itself. */
  otherMetas: string[];
  terms: { domain: string; slug: string; name: string }[];
  comments: number;
  /** What was cut or repaired while it was read. */
  notes: FoundNote[];
}

/** What the head of the file says of the site. */
export interface WordPressSite {
  /** Without a slash at its end; '' where the file does not say it. */
  address: string;
  authors: string[];
  /** The terms by their number, for menus that lead to them. */
  terms: Map<string, { taxonomy: string; slug: string; name: string }>;
  termCounts: Map<string, number>;
}

/** Custom fields that this reader understands. All others are counted. */
export const KNOWN_METAS = new Set([
  ...['_thumbnail_id', '_wp_attachment_image_alt', '_wp_old_slug', '_wp_attached_file'],
  ...['type', 'menu_item_parent', 'object_id', 'object', 'url'].map((name) => `_menu_item_${name}`),
  ...['_job_location', '_job_expires', '_job_salary', '_job_salary_currency', '_job_salary_unit', '_filled'],
  ...['_remote_position', '_company_name', '_application', '_featured'],
]);

export const fieldOf = (item: WordPressItem, name: string) => item.fields.get(name)?.trim() ?? '';
export const metaOf = (item: WordPressItem, name: string) => item.metas.get(name)?.trim() ?? '';
export const typeOf = (item: WordPressItem) => fieldOf(item, 'wp:post_type') || 'post';
export const idOf = (item: WordPressItem) => fieldOf(item, 'wp:post_id').replace(/^0+(?=\d)/, '');
export const termsOf = (item: WordPressItem, domain: string) =>
  item.terms.filter((term) => term.domain === domain).map(({ name }) => name);

/** WordPress numbers everything it holds in one row, and keeps the number from one export to the next. */
export const guidOfId = (id: string) => `wordpress:${id}`;

export function guidOf(item: WordPressItem): string {
  const id = idOf(item);
  if (/^[1-9]\d*$/.test(id)) return `${guidOfId(id)}${item.apart}`;
  return (
    fieldOf(item, 'guid') ||
    fieldOf(item, 'link') ||
    `wordpress:${typeOf(item)}:${fieldOf(item, 'title').slice(0, 200)}`
  );
}

/** The address where it was read, absolute; '' where the file says none. */
export function addressOf(item: WordPressItem, site: WordPressSite): string {
  const link = absolute(fieldOf(item, 'link'), site.address);
  if (link !== undefined) return link;
  const id = idOf(item);
  return site.address === '' || id === '' ? '' : `${site.address}/?p=${id}`;
}

/** The address as a web address; undefined for anything else. */
export function absolute(address: string, base: string): string | undefined {
  if (address.trim() === '') return undefined;
  try {
    const url =
      base === ''
        ? new URL(address.trim())
        : new URL(address.trim(), base.endsWith('/') || base.includes('?') ? base : `${base}/`);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** `2023-11-04 08:30:00`, which WordPress writes in UTC in the fields of this name, as ISO 8601. Null for none. */
export function instantOf(item: WordPressItem): string | null {
  const [, day, time] =
    /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)$/.exec(fieldOf(item, 'wp:post_date_gmt')) ?? [];
  const written = day === undefined || day.startsWith('0000') ? fieldOf(item, 'pubDate') : `${day}T${time}Z`;
  const at = new Date(written);
  const year = at.getUTCFullYear();
  return Number.isNaN(at.getTime()) || year < 1970 || year > 9_999 ? null : at.toISOString();
}
